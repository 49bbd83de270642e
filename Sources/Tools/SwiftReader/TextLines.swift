import Foundation

extension StringProtocol {
  /// The lines of a text.
  ///
  /// A text that ends with a newline has an empty last line, so joining them gives the text back.
  package var textLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).map { String($0) }
  }

  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether there is nothing to be seen.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The number of columns before the first character that is not a space.
  package var indentation: Int { prefix { $0 == " " }.count }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
