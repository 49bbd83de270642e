/// Takes a guess line by line, until its writer is done.
///
/// A pasted guess may have empty lines in it. So two empty lines in a row end it, or the end of the
/// input.
struct LineReader {
  /// How many lines are taken at most; no lesson prints as many.
  static let limit = 1_000

  /// How many characters of a line are taken; no lesson prints one that is as long.
  static let width = 1_000

  /// Returns the next line, or nil at the end of the input.
  let read: () -> String?

  /// Says something to the writer.
  let say: (String) -> Void

  /// Returns the lines that are not empty.
  ///
  /// Whoever begins with an empty line is asked once: a slip should not give the answer away.
  func guess() -> [String] {
    var lines: [String] = []
    var isAfterEmptyLine = false
    while let line = read() {
      let isEmpty = line.allSatisfy(\.isWhitespace)
      if isEmpty, isAfterEmptyLine { break }
      if isEmpty, lines.isEmpty { say("No guess yet. Type a line, or Enter once more to be told.") }
      isAfterEmptyLine = isEmpty
      if isEmpty { continue }
      lines.append(String(line.prefix(Self.width)))
      if lines.count == Self.limit {
        say("\(lines.count) lines are enough; no more are taken.")
        break
      }
    }
    return lines
  }
}
