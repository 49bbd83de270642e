import CourseSupport
import SwiftReader

/// The mutants that change nothing that anybody can observe, as equivalent.txt lists them.
struct Equivalents {
  /// The rows, without what each says of its reason: `Roster.swift | Roster.remove(_:) | order 1`.
  let rows: [String]

  /// Reads the text of the file.
  ///
  /// - Throws: `ToolError` if a row lacks something.
  init(_ text: String) throws(ToolError) {
    var rows: [String] = []
    for line in text.textLines where !line.isBlank && !line.hasPrefix("#") {
      let parts = line.components(separatedBy: " | ")
      guard parts.count == 4, !parts[3].isBlank else {
        throw ToolError(message: "equivalent.txt: a row has four parts: \(line)")
      }
      rows.append(parts.dropLast().joined(separator: " | "))
    }
    self.rows = rows
  }

  /// Whether a row names a mutant; without a number, it names all of this kind in the declaration.
  func name(_ mutant: Mutant) -> Bool { rows.contains { Self.row($0, names: mutant) } }

  /// The rows that name none of some mutants.
  func rows(withoutAnyOf mutants: [Mutant]) -> [String] {
    rows.filter { row in !mutants.contains { Self.row(row, names: $0) } }
  }

  private static func row(_ row: String, names mutant: Mutant) -> Bool {
    row == mutant.key || mutant.key.hasPrefix(row + " ")
  }
}
