/// What `make bench FLAGS=--record` wrote down: where and when it measured, and tables of rows.
///
///     date: 2026-11-22
///     machine: AMD EPYC, 2 cores
///
///     workload | core | by hand
///     subject to 10 | 24 ns | 15 ns
struct Measurement {
  /// Where it stands in the package.
  static let path = "Sources/Tools/bench/recorded.txt"

  /// A table, with a blank line above its headings.
  private struct Table {
    let headings: [String]
    var rows: [[String]] = []

    func row(_ name: String) -> [String]? { rows.first { $0.first == name } }
  }

  private var facts: [String: String] = [:]
  private var tables: [Table] = []

  init(from project: Project, for place: Place) throws(Problem) {
    guard let text = project.files[Self.path] else {
      throw Problem(
        at: place, "there is no \(Self.path)",
        remedy: "write it: make bench FLAGS=--record")
    }
    var isBelowBlank = true
    for line in text.textLines.map(\.trimmed) where !line.hasPrefix("#") {
      let cells = line.split(separator: "|").map(\.trimmed)
      if cells.count > 1, isBelowBlank {
        tables.append(Table(headings: cells))
      } else if cells.count > 1 {
        tables[tables.count - 1].rows.append(cells)
      } else if let colon = line.firstIndex(of: ":") {
        facts[String(line[..<colon])] = line[line.index(after: colon)...].trimmed
      }
      isBelowBlank = line.isEmpty
    }
  }

  /// Returns a table of some rows, and below it a line that says where and when they were measured.
  ///
  /// - Parameters:
  ///   - names: The names of the rows, in the order in which they are shown.
  ///   - page: The page that shows them.
  ///   - place: Where the page asks for them.
  /// - Returns: The lines of the table, and the line below it.
  /// - Throws: A problem, if there is no such row, if the rows are from two tables, or if the
  ///   measurement does not say where or when.
  func rows(_ names: [String], on page: String, for place: Place) throws(Problem) -> [String] {
    let line = try origin(on: page)
    let first = names.first ?? ""
    guard let table = tables.first(where: { $0.row(first) != nil }) else {
      throw unknown(first, among: tables.flatMap(\.rows), for: place)
    }
    var rows: [[String]] = []
    for name in names {
      guard let row = table.row(name) else {
        if tables.contains(where: { $0.row(name) != nil }) {
          throw Problem(
            at: place, "'\(first)' and '\(name)' stand in two tables of the measurement",
            remedy: "give each of them a region of its own")
        }
        throw unknown(name, among: table.rows, for: place)
      }
      rows.append(row)
    }
    let rule = "|" + table.headings.map { _ in "---|" }.joined()
    let lines = rows.map { "| \($0.joined(separator: " | ")) |" }
    return ["| \(table.headings.joined(separator: " | ")) |", rule] + lines + ["", line]
  }

  private func unknown(_ name: String, among rows: [[String]], for place: Place) -> Problem {
    Problem(
      at: place, "the recorded measurement has no row '\(name)'",
      remedy: suggestion(for: name, among: rows.compactMap(\.first)))
  }

  /// Where and when it was measured, in a line.
  private func origin(on page: String) throws(Problem) -> String {
    func fact(_ name: String) throws(Problem) -> String {
      guard let fact = facts[name], !fact.isEmpty else {
        throw Problem(
          at: Place(path: Self.path, line: 1), "this measurement does not say its \(name)",
          remedy: "write it anew: make bench FLAGS=--record")
      }
      return fact
    }
    let link = "[Measured](\(relativeLink(to: Self.path, from: page)))"
    return try "*\(link) on \(fact("date")): \(fact("machine")), \(fact("system")), "
      + "Swift \(fact("swift")).*"
  }
}
