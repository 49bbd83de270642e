import SwiftReader
import Testing

@Suite struct MaskTests {
  @Test(
    "braces in strings and comments disappear",
    arguments: [
      (#"f("{") // {"#, #"f(""")"#),
      (#"f("\"{") {"#, #"f(""""") {"#),
      (##"f(#"\"#) {"##, ##"f(""""") {"##),
      (##"f(#"a"b{"#) {"##, ##"f("""""""") {"##),
      (#"f("\(a["}"] ?? "{")") {"#, #"f(""""""""" "" """"") {"#),
      ("/* { /* } */ { */ a {", "                  a {"),
      ("a /* {\n{ */ b", "a\n     b"),
      (#"let a = "" ; b {"#, #"let a = "" ; b {"#),
      (#"#if A {"#, #"#if A {"#),
      ("\"unclosed {\n}", "\"\"\"\"\"\"\"\"\" \"\n}"),
    ])
  func masks(source: String, expected: String) {
    let masked = masked(source).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(masked.joined(separator: "\n") == expected)
  }

  @Test(
    "a multi-line string stays a string over its lines, quotes and braces in it notwithstanding")
  func multiline() {
    let source = """
      let a = \"""
        "quoted" {

        \\(b.map { "}" }) // no comment
        \"""
      let c = 1
      """
    let file = SourceFile(path: "A.swift", text: source)
    #expect(file.lines.map(\.hasCode) == [true, true, false, true, true, true])
    #expect(!file.lines.contains { $0.code.contains { "{}/".contains($0) } })
    #expect(file.lines.allSatisfy { $0.depth == 0 })
  }

  @Test("a raw multi-line string ends at its own fence") func rawMultiline() {
    let source = "let a = #\"\"\"\n  \"\"\"\n  {\n  \"\"\"#\nlet b = 1"
    #expect(masked(source).split(separator: "\n").last == "let b = 1")
    #expect(!masked(source).contains("{"))
  }
}
