/// A declaration of a Swift file: where it begins and ends, and what it can be called by.
package struct Declaration: Sendable {
  /// The keyword, such as `func` or `extension`.
  package let kind: String

  /// Usually one name; `case next, failed` and `let (a, b)` have several.
  package let names: [String]

  /// The argument labels, if it takes arguments: `_`, `to`.
  package let labels: [String]?

  /// The types around it, outermost first; an extension counts as the type it extends.
  package let parents: [String]

  /// How it begins in the source, from the keyword to the brace: `func send(_ value: Value)`.
  package let text: String

  /// The line numbers from its first attribute to its closing brace.
  package let lines: ClosedRange<Int>

  /// The number of the line with its opening brace, or of its last line if it has none.
  package let opening: Int

  /// Whether it is part of what a type is made of: a case, a stored property, a typealias.
  package let isStored: Bool

  /// Whether nothing outside of its file, or of the type around it, can name it; so it is with all
  /// members of a private type.
  package let isPrivate: Bool

  /// Whether other modules can name it.
  package let isPublic: Bool

  package var isType: Bool { Self.types.contains(kind) }

  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]

  /// How a page names it best: `Subject.send(_:)`, `extension Signal where Failure == Never`.
  package var title: String {
    if kind == "extension" { return text }
    let path = (parents + names.prefix(1)).joined(separator: ".")
    return path + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
  }
}
