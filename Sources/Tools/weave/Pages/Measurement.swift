import SwiftReader

/// Where `make bench FLAGS=--save` writes what it has measured: a line that says where and when, and
/// a table whose cells have `|` between them.
let measurementPath = "Sources/Tools/bench/measured.txt"

/// Returns some rows of what was measured, and below them where and when.
///
/// - Parameters:
///   - argument: The names of the rows, with `;` between.
///   - page: The page that shows them.
///   - project: The project.
///   - place: Where the page asks for them.
/// - Returns: A table, in which columns that are empty in all of these rows are left out.
/// - Throws: A problem, if there is no such row.
func measurement(
  of argument: String, on page: String, from project: Project, for place: FileLine
) throws -> [String] {
  let lines = (project.files[measurementPath] ?? "").textLines
  let table = lines.filter { $0.contains("|") }.map { $0.split(separator: "|").map(\.trimmed) }
  let rows = try argument.split(separator: ";").map(\.trimmed).map { name in
    guard let row = table.dropFirst().first(where: { $0[0] == name }) else {
      throw Problem(
        at: place, "'\(name)' was not measured",
        remedy: choices(table.dropFirst().map { $0[0] }))
    }
    return row
  }
  let headings = table.first ?? []
  let columns = headings.indices.filter { column in rows.contains { $0[column] != "–" } }
  func cells(_ row: [String]) -> String {
    "| " + columns.map { row[$0] }.joined(separator: " | ") + " |"
  }
  let rule = "|" + columns.map { _ in "---|" }.joined()
  let origin = (lines.first ?? "").replacing(
    "Measured", with: "[Measured](\(relativeLink(to: measurementPath, from: page)))")
  return [cells(headings), rule] + rows.map(cells) + ["", "*\(origin)*"]
}
