import SwiftReader
import Testing

@Suite struct DeclarationFinderTests {
  /// What is found, as `title lines` each.
  private func found(in source: String) -> [String] {
    declarations(in: SourceFile(path: "A.swift", text: source)).map {
      "\($0.title) \($0.lines.lowerBound)-\($0.lines.upperBound)"
    }
  }

  @Test(
    "one declaration is found from its first attribute to its last line",
    arguments: [
      ("func send() {}", "send() 1-1"),
      ("func send(_ value: Value, to other: Int) {\n}", "send(_:to:) 1-2"),
      ("public static func == (a: A, b: A) -> Bool { true }", "==(a:b:) 1-1"),
      ("prefix func - (a: A) -> A {\n  a\n}", "-(a:) 1-3"),
      ("class func make() {}", "make() 1-1"),
      ("@discardableResult\npublic func send() -> Int {\n  1\n}", "send() 1-4"),
      ("@available(*, deprecated, message: \"no { more\")\n\n@Sendable func a() {}", "a() 1-3"),
      (
        "func a<B>(\n  _ b: (B) -> Void,\n  c: [B: Int] = [:]\n) -> B\nwhere B: C {\n}",
        "a(_:c:) 1-6"
      ),
      ("func a(\n  b: () -> Void = {}\n) {\n}", "a(b:) 1-4"),
      ("init?(_ a: A) {\n}", "init(_:) 1-2"),
      ("private convenience init<A>(a: A) {}", "init(a:) 1-1"),
      ("subscript(index: Int) -> A {\n  get { b[index] }\n}", "subscript(index:) 1-3"),
      ("private(set) var a = 1", "a 1-1"),
      ("let text = \"\"\"\n}\nfunc no() {\n\"\"\"", "text 1-4"),
      ("let f: (Int) -> Int = {\n  $0\n}", "f 1-3"),
      ("let a =\n  b\n  .map { $0 }", "a 1-3"),
      ("let (a, b) = c", "a 1-1"),
      ("var a: Int {\n  // }\n  get { 1 }\n\n  set {}\n}", "a 1-6"),
      ("typealias A<B> = C<B>", "A 1-1"),
      ("infix operator >>>: P", ">>> 1-1"),
      ("extension A.B: C where D == E {}", "extension A.B: C where D == E 1-1"),
      ("extension A\nwhere B: C {\n}", "extension A where B: C 1-3"),
      ("func `repeat`(_ n: Int) {}", "repeat(_:) 1-1"),
      ("nonisolated(\("unsafe")) static let a = 1", "a 1-1"),
    ])
  func single(source: String, expected: String) {
    #expect(found(in: source) == [expected])
  }

  @Test("members are found in types, and nothing is found in bodies") func nesting() {
    let source = """
      public struct A<B> where B: C {
        enum D: String {
          case e, f(Int)
          indirect case g = "}"
        }

        let h: [String: Int] = ["{": 1]

        func i() {
          func inner() { struct Deep { let x = 1 } }
          let local = 1
          switch a {
          case .e: break
          }
        }
      }

      extension A.D {
        var j: Int { 1 }
      }
      """
    #expect(
      found(in: source) == [
        "A 1-16", "A.D 2-5", "A.D.e 3-3", "A.D.g 4-4", "A.h 7-7", "A.i() 9-15",
        "extension A.D 18-20", "A.D.j 19-19",
      ])
  }

  @Test("neighbours without blank lines between them are told apart") func neighbours() {
    let source = "let a = 1\nlet b = [\n  1,\n]\nfunc c() {}\n// d\n@E\nvar d: Int { 1 }\n// end\n"
    #expect(found(in: source) == ["a 1-1", "b 2-4", "c() 5-5", "d 7-8"])
  }

  @Test("conditional compilation does not hide what is in it") func conditions() {
    let source = """
      #if A
        func a() {
          #if B
            b()
          #else
            c()
          #endif
        }
      #else
        let a = 1
      #endif
      func d() {}
      """
    #expect(found(in: source) == ["a() 2-8", "a 10-10", "d() 12-12"])
  }

  @Test("statements and imports are no declarations") func statements() {
    #expect(found(in: "import A\n@testable import B\nprint(1)\nopen(2) { func x() {} }\n") == [])
  }

  @Test("what is stored is told from what is computed") func stored() {
    let source = """
      let a = 1
      var b = 2
      var c: Int { 3 }
      var d: Int {
        didSet { e() }
      }
      lazy var f: Int = {
        4
      }()
      var g: Int {
        get { 5 }
      }
      """
    let all = declarations(in: SourceFile(path: "A.swift", text: source))
    #expect(all.filter(\.isStored).flatMap(\.names) == ["a", "b", "d", "f"])
  }

  @Test("what is public is told from what is not") func isPublic() {
    let source = """
      public struct A {
        public private(set) var b = 1
        let c = 2

        @discardableResult
        public static func d(_ act: @Sendable () -> Void = {}) -> Int { 3 }

        private func e() {}
      }
      """
    #expect(publicDeclarations(in: source).map(\.title) == ["A", "A.b", "A.d(_:)"])
  }
}
