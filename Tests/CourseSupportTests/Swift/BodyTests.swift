import SwiftReader
import Testing

@Suite struct BodyTests {
  /// The bodies of a text, each after the title of what has it.
  private func found(in text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    return bodies(in: text).map { body in
      var code = String.UnicodeScalarView()
      code.append(contentsOf: scalars[body.range])
      return "\(body.declaration.title):\(String(code))"
    }
  }

  @Test(
    "a body is what stands between the braces, strings and comments left alone",
    arguments: [
      ("func a() { b() }", ["a(): b() "]),
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
      ("extension A {\n  enum B {\n    case c\n    func d() {}\n  }\n}", ["A.B.d():"]),
    ])
  func finds(text: String, expected: [String]) {
    #expect(found(in: text) == expected)
  }
}
