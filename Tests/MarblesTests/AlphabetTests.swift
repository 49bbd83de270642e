import Marbles
import Testing

/// The letters and legends of drawings.
@Suite struct AlphabetTests {
  @Test("a long value gets a letter, the same in all rows, that no short value uses")
  func givesLetters() throws {
    let drawing = MarbleDrawing([
      Timeline(
        "typed", [.init(tick: 0, mark: .next("tea")), .init(tick: 1, mark: .next("a"))]),
      Timeline(
        "found", [.init(tick: 1, mark: .next("12")), .init(tick: 2, mark: .next("tea"))]),
      try row("other", "--c--|"),
    ])
    #expect(
      drawing.description == """
        typed  ba----
        found  -db---
        other  --c--|
               b = tea
               d = 12
        """)
  }

  @Test(
    "a value that would be mistaken, slip or vanish gets a letter",
    arguments: [
      ("-", "-"), ("|", "|"), ("🎉", "🎉"), ("é", "é"), ("", "\"\""), (" x", "\" x\""),
      ("x ", "\"x \""), ("x\ny", "\"x\\ny\""), (" ", "\" \""),
    ])
  func givesLettersToOddValues(value: String, meaning: String) {
    let drawing = MarbleDrawing([Timeline("", [.init(tick: 0, mark: .next(value))])])
    #expect(drawing.rows == ["a"])
    #expect(drawing.legend == ["a = \(meaning)"])
  }

  @Test("values for which no letter is left are all drawn as ?, which is explained once")
  func runsOutOfLetters() {
    let entries = (0..<60).map { Timeline.Entry(tick: $0, mark: .next("value \($0)")) }
    let drawing = MarbleDrawing([Timeline("", entries)])
    #expect(drawing.rows == ["abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ????????"])
    #expect(drawing.legend.count == 53)
    #expect(drawing.legend.last == "? = a value for which no letter was left")
  }

  @Test("an error is explained once if all say the same")
  func explainsOneError() throws {
    let first = try row("first", "-#", ["#": "wrong password"])
    let second = try row("second", "---#", ["#": "wrong password"])
    #expect(MarbleDrawing([first, second]).legend == ["# = wrong password"])
    #expect(MarbleDrawing([try row("", "-#")]).legend.isEmpty)
  }

  @Test("errors that differ are explained row by row")
  func explainsErrorsByRow() throws {
    let drawing = MarbleDrawing([
      try row("log in", "-#", ["#": "wrong password"]), try row("retry", "-#", ["#": "timeout"]),
      try row("quiet", "-#"),
    ])
    #expect(drawing.legend == ["# in log in = wrong password", "# in retry = timeout"])
  }
}

/// Reads a row of notation; how it is read is tested on its own.
func row(
  _ label: String, _ notation: String, _ legend: [Character: String] = [:]
) throws -> Timeline {
  try Timeline(parsing: notation, label: label, legend: legend)
}
