/// Takes the answer to a question.
///
/// Answers that are pasted may have empty lines between them. So one empty line is passed over; the
/// second, or the end of the input, means "I don't know".
struct AnswerReader {
  /// How many characters of a line are taken; no answer is as long.
  static let width = 1_000

  /// Returns the next line, or nil at the end of the input.
  let read: () -> String?

  /// Says something to the writer.
  let say: (String) -> Void

  /// Returns the answer, or nil for "I don't know".
  func answer() -> String? {
    guard let first = read() else { return nil }
    if let answer = first.answer { return answer }
    say("Press Enter once more if you do not know.")
    return read()?.answer
  }
}

extension String {
  /// What is written on the line, if anything is.
  fileprivate var answer: String? {
    let text = prefix(AnswerReader.width).withoutIndent.reversed().drop(while: \.isWhitespace)
    return text.isEmpty ? nil : String(text.reversed())
  }
}
