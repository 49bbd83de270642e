/// A slip that many make, whatever the exercise: how one sees it, and what helps.
struct Slip: Sendable, Equatable, Codable {
  /// A regular expression, found in the compiler's message or in a line that the program prints.
  let words: String

  /// A regular expression, found in the learner's own code as well.
  var code: String?

  let say: String

  /// Whether the slip is in these words, and in this code.
  func fits(_ seen: [String], in work: Work) -> Bool {
    guard let words = try? Regex(words), let code = try? Regex(code ?? "") else { return false }
    return work.code.contains(code) && seen.contains { $0.contains(words) }
  }
}
