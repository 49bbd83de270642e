import Testing

@testable import LessonKit

/// A guess is taken as it is typed or pasted, and never cut short by accident.
@Suite struct LineReaderTests {
  /// Reads a guess from lines, and returns it with all that was said meanwhile and the lines left.
  private func read(_ lines: [String]) -> (guess: [String], said: [String], left: [String]) {
    var left = lines[...]
    var said: [String] = []
    let reader = LineReader(read: { left.popFirst() }, say: { said.append($0) })
    return (reader.guess(), said, Array(left))
  }

  private let question = "No guess yet. Type a line, or Enter once more to be told."

  @Test("the end of the input ends a guess", arguments: [[], ["one"], ["one", "two"]])
  func ends(lines: [String]) {
    let (guess, said, _) = read(lines)
    #expect(guess == lines)
    #expect(said == [])
  }

  @Test("an empty line within a guess does not end it, two in a row do")
  func keepsOnReading() {
    let (guess, said, left) = read(["one", "", "two", " \t", "", "three"])
    #expect(guess == ["one", "two"])
    #expect(said == [])
    #expect(left == ["three"])
  }

  @Test("an empty first line asks once, and a guess may follow")
  func asks() {
    let (guess, said, _) = read(["", "one", "", "two"])
    #expect(guess == ["one", "two"])
    #expect(said == [question])
  }

  @Test("a second empty line is no guess")
  func givesUp() {
    let (guess, said, left) = read([" ", "", "one"])
    #expect(guess == [])
    #expect(said == [question])
    #expect(left == ["one"])
  }

  @Test("input without an end is not read for ever")
  func stops() {
    var said: [String] = []
    let guess = LineReader(read: { "y" }, say: { said.append($0) }).guess()
    #expect(guess.count == LineReader.limit)
    #expect(said == ["1000 lines are enough; no more are taken."])
  }

  @Test("a line without an end is cut")
  func cuts() {
    let line = String(repeating: "y", count: 100_000)
    #expect(read([line]).guess == [String(line.prefix(LineReader.width))])
  }
}
