import Foundation

/// An entry of a text that a test reads: a title, and parts that have names.
///
///     === a title
///     --- the name of a part
///     what stands in it
package struct Entry: Sendable, CustomStringConvertible {
  package let title: String

  /// The title alone: what `swift test` prints of a case is read by what watches the tests.
  package var description: String { title }

  /// The text of each part, by its name.
  package let parts: [String: String]

  /// Reads the parts of a text, and its first line.
  package init(_ text: String) {
    let sections = text.components(separatedBy: "\n--- ")
    title = String(sections[0].prefix { $0 != "\n" })
    let parts = sections.dropFirst().map { part in
      part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    self.parts = Dictionary(parts.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
  }

  /// Returns the entries of a text, of which there are some.
  package static func all(in path: String) -> [Entry] {
    let text = (try? Course.text(path)) ?? ""
    let entries = text.components(separatedBy: "\n\n=== ").dropFirst().map { Entry($0) }
    precondition(!entries.isEmpty, "There is no entry in \(path).")
    return entries
  }
}

/// The identifiers in Swift code, without comments and the text of strings; code inside of a string
/// counts.
package func identifiers(in source: String) -> Set<String> {
  let code = source.split(separator: "\n").map { line in
    line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]
  }.joined(separator: "\n")
  let string = /"(?:[^"\\\n]|\\[^(]|\\\((?:[^()]|\([^()]*\))*\))*"/
  let rest = code.replacing(string) { quoted in
    String(quoted.0).matches(of: /\\\(((?:[^()]|\([^()]*\))*)\)/).map { " \($0.1) " }.joined()
  }
  return Set(rest.matches(of: /[A-Za-z_]\w*/).map { String($0.0) })
}
