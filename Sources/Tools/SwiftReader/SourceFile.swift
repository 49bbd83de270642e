import Foundation

/// One line of a Swift file, with what a reader of code would see in it.
package struct CodeLine: Sendable {
  package let number: Int
  package let text: String

  /// The text as `masked(_:)` makes it, without the spaces around it.
  package let code: String

  /// How many brackets of any kind are open before this line.
  package let depth: Int

  package var isBlank: Bool { text.isBlank }
  package var hasCode: Bool { !code.isEmpty }
  package var isComment: Bool { !isBlank && !hasCode }
  package var isDocumentation: Bool { isComment && text.trimmed.hasPrefix("///") }

  /// Whether the line is one of `#if`, `#elseif`, `#else`, `#endif`.
  package var isDirective: Bool {
    ["#if", "#elseif", "#else", "#endif"].contains(String(code.prefix { $0 != " " }))
  }
}

/// A Swift file as numbered lines.
package struct SourceFile: Sendable {
  package let path: String
  package let lines: [CodeLine]

  package init(path: String = "", text: String) {
    self.path = path
    var lines: [CodeLine] = []
    var depth = 0
    for (text, mask) in zip(text.textLines, masked(text).textLines) {
      let code = mask.trimmed
      lines.append(CodeLine(number: lines.count + 1, text: text, code: code, depth: depth))
      for character in code.unicodeScalars {
        if "([{".unicodeScalars.contains(character) { depth += 1 }
        if ")]}".unicodeScalars.contains(character) { depth -= 1 }
      }
    }
    self.lines = lines
  }
}

extension StringProtocol {
  /// The lines of a text.
  ///
  /// A text that ends with a newline has an empty last line, so joining them gives the text back.
  package var textLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd).map { String($0) }
  }

  package var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The number of lines that have code.
  package var codeLines: Int { masked(String(self)).textLines.count { !$0.isBlank } }

  /// Whether there is nothing to be seen.
  package var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The number of columns before the first character that is not a space.
  package var indentation: Int { prefix { $0 == " " }.count }
}

extension Character {
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
