import CourseSupport
import SwiftReader

/// Returns the table of lessons; on a page of the core's book, of its chapters.
///
/// What has no page yet is not linked.
func index(for page: String, from project: Project) -> [String] {
  let isCore = Book(of: page) == .core
  let (kind, folder) = isCore ? ("chapter", "Tutorials/core") : ("lesson", "Tutorials")
  let rows = (isCore ? project.course.chapters : project.course.lessons).map { entry in
    let path = "\(folder)/\(entry.name).md"
    let link = "[\(entry.title)](\(relativeLink(to: path, from: page)))"
    let title = project.files[path] != nil ? link : entry.title
    return "| \(entry.number) | \(title) | `make \(kind)-\(entry.number)` |"
  }
  return ["| | \(isCore ? "Chapter" : "Lesson") | Run it |", "|---|---|---|"] + rows
}

extension Project {
  /// Returns the tests of the core whose names begin with some words and a colon: what holds a law of
  /// the contract.
  ///
  /// They come in the order of their files' names, whatever folders those stand in, then of their
  /// own.
  func tests(under words: String) -> [(file: String, name: String)] {
    files.filter { path, text in
      ["Tests/ReactiveCoreTests/", "Tests/AppBridgeTests/"].contains(where: path.hasPrefix)
        && path.hasSuffix(".swift") && text.contains("\"\(words):")
    }
    .flatMap { path, text in
      let file = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      return text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { (file, String($0.1)) }
        .filter { $0.1.hasPrefix(words + ":") }
    }
    .sorted { $0 < $1 }
  }
}

/// Returns the list of the tests that hold a law, a line for each.
///
/// - Parameters:
///   - argument: The law, and the files to which the list is limited, if it is: `law 4,
///     DisposableTests`.
///   - project: The project.
///   - place: Where the page asks for it.
/// - Returns: The lines of the list.
/// - Throws: A problem, if a law or one of the files has no such test.
func testList(
  under argument: String, from project: Project, for place: FileLine
) throws -> [String] {
  let parts = argument.split(separator: ",").map(\.trimmed)
  let (words, files) = (parts.first ?? "", Set(parts.dropFirst()))
  let tests = project.tests(under: words).filter { files.isEmpty || files.contains($0.file) }
  guard !tests.isEmpty, files.isSubset(of: tests.map(\.file)) else {
    throw Problem(
      at: place, "there are no tests here whose names begin with '\(words):'",
      remedy: choices(project.tests(under: words).map(\.file)))
  }
  return tests.map { "- \($0.file): \($0.name.dropFirst(words.count + 1).trimmed)" }
}

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
