import SwiftReader
import Testing

/// What the reader of Swift makes of source that swift-format has laid out.
@Suite struct SwiftReaderTests {
  @Test(
    "braces in strings, comments and regex literals disappear",
    arguments: [
      (#"f("{") // {"#, #"f(""")"#),
      (#"f("\"{") {"#, #"f(""""") {"#),
      (##"f(#"a"b{"#) {"##, ##"f("""""""") {"##),
      (#"f("\(a["}"] ?? "{")") {"#, #"f(""""""""" "" """"") {"#),
      ("/* { /* } */ { */ a {", "                  a {"),
      ("a /* {\n{ */ b", "a\n     b"),
      (#"let a = "" ; b {"#, #"let a = "" ; b {"#),
      (#"#if A {"#, #"#if A {"#),
      ("\"unclosed {\n}", "\"\"\"\"\"\"\"\"\" \"\n}"),
      (#"a.split(/["{]/) {"#, #"a.split("""""") {"#),
      (#"if a == /\/"/, b {"#, #"if a == """"", b {"#),
      (##"let a = #/ "{ /# + "{""##, ##"let a = "" "" "" + """"##),
      ("in /{/ }", "in \"\"\" }"),
      ("let a = b / c { d / e }", "let a = b / c { d / e }"),
      ("(a + b) / c { /", "(a + b) / c { /"),
      (
        "let a = \"\"\"\n  \"{\" \\(b.map { \"}\" }) //\n  \"\"\"\nc",
        "let a = \"\"\"\n  \"\"\" \"\"\"\"\"\"\" \" \"\"\" \"\" \"\"\n  \"\"\"\nc"
      ),
      (
        "let a = #\"\"\"\n  \"\"\"\n  {\n  \"\"\"#\nb",
        "let a = \"\"\"\"\n  \"\"\"\n  \"\n  \"\"\"\"\nb"
      ),
    ])
  func masks(source: String, expected: String) {
    let lines = masked(source).textLines.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(lines.joined(separator: "\n") == expected.replacing(" \n", with: "\n"))
  }

  /// What is found, as `title lines` each.
  private func found(in source: String) -> [String] {
    declarations(in: SourceFile(path: "A.swift", text: source)).map {
      "\($0.title) \($0.lines.lowerBound)-\($0.lines.upperBound)"
    }
  }

  @Test(
    "one declaration is found from its first attribute to its last line",
    arguments: [
      ("func send(_ value: Value, to other: Int) {\n}", "send(_:to:) 1-2"),
      ("public static func == (a: A, b: A) -> Bool { true }", "==(a:b:) 1-1"),
      ("class func make() {}", "make() 1-1"),
      ("@available(*, deprecated, message: \"no { more\")\n\n@Sendable func a() {}", "a() 1-3"),
      ("@testable import B\n\nfunc a() {}", "a() 3-3"),
      (
        "func a<B>(\n  _ b: (B) -> Void,\n  c: [B: Int] = [:]\n) -> B\nwhere B: C {\n}",
        "a(_:c:) 1-6"
      ),
      ("func a(\n  b: () -> Void = {}\n) {\n}", "a(b:) 1-4"),
      ("private convenience init?<A>(a: A) {}", "init(a:) 1-1"),
      ("subscript(index: Int) -> A {\n  get { b[index] }\n}", "subscript(index:) 1-3"),
      ("private(set) var a = 1", "a 1-1"),
      ("let text = \"\"\"\n}\nfunc no() {\n\"\"\"", "text 1-4"),
      ("let a =\n  b\n  .map { $0 }", "a 1-3"),
      ("let (a, b) = c", "a 1-1"),
      ("var a: Int {\n  // }\n  get { 1 }\n\n  set {}\n}", "a 1-6"),
      ("typealias A<B> = C<B>", "A 1-1"),
      ("extension A.B: C\nwhere D == E {\n}", "extension A.B: C where D == E 1-3"),
      ("func `repeat`(_ n: Int) {}", "repeat(_:) 1-1"),
    ])
  func findsOne(source: String, expected: String) {
    #expect(found(in: source) == [expected])
  }

  @Test("members are found in types and conditions, and nothing is found in bodies") func nesting()
  {
    let source = """
      public struct A<B> where B: C {
        enum D: String {
          case e, f(Int)
          indirect case g = "}"
        }
        #if H
          let h: [String: Int] = ["{": 1]
        #else
          // i
          @I
          var i = 1
        #endif
        func j() {
          func inner() { struct Deep { let x = 1 } }
          switch a {
          case .e: break
          }
        }
      }
      print(1)
      open(2) { func x() {} }
      extension A.D {
        var k: Int { 1 }
      }
      """
    #expect(
      found(in: source) == [
        "A 1-19", "A.D 2-5", "A.D.e 3-3", "A.D.g 4-4", "A.h 7-7", "A.i 10-11", "A.j() 13-18",
        "extension A.D 22-24", "A.D.k 23-23",
      ])
  }

  @Test("what is stored is told from what is computed, and what is public from what is not")
  func tellsApart() {
    let source = """
      public struct A {
        let a = 1
        public private(set) var b = 2
        var c: Int { 3 }
        var d: Int {
          didSet { e() }
        }
        lazy var f: Int = {
          4
        }()
        @discardableResult
        public static func g(_ act: @Sendable () -> Void = {}) -> Int { 3 }
        private func h() {}
      }
      """
    let all = declarations(in: SourceFile(path: "A.swift", text: source))
    #expect(all.filter(\.isStored).flatMap(\.names) == ["a", "b", "d", "f"])
    #expect(all.filter(\.isPrivate).map(\.title) == ["A.h()"])
    #expect(publicDeclarations(in: source).map(\.title) == ["A", "A.b", "A.g(_:)"])
  }

  @Test(
    "a body is what stands between the braces, strings and comments left alone",
    arguments: [
      ("func a(b: () -> Void = {}) -> Int {\n  1\n}", ["a(b:):\n  1\n"]),
      (
        "struct A {\n  // {\n  init() { b = \"}\" }\n  deinit {}\n}",
        ["A.init(): b = \"}\" ", "A.deinit:"]
      ),
      ("var a: Int { 1 }", ["a: 1 "]),
      ("var a: Int {\n  get { 1 }\n  set { b { $0 } }\n}", ["a: 1 ", "a: b { $0 } "]),
      ("subscript(_ i: Int) -> Int {\n  mutating get throws(E) { 1 }\n}", ["subscript(_:): 1 "]),
      ("var a: Int { get() { 1 } }", ["a: get() { 1 } "]),
      ("let a = { 1 }()\nvar b = { 1 }()\nvar c = 1 { didSet { d() } }", []),
      ("protocol A {\n  func b()\n  var c: Int { get }\n}", []),
    ])
  func findsBodies(text: String, expected: [String]) {
    var found: [String] = []
    let same = text.replacingBodies { body, code in
      found.insert("\(body.declaration.title):\(code)", at: 0)
      return code
    }
    #expect(found == expected)
    #expect(same == text)
  }
}
