/// A line of one of the two lists in Package.swift: of lessons, or of chapters.
struct Lesson: Equatable, Sendable {
  /// The name, such as `01-create-signal`.
  let name: String

  let title: String

  /// The number as it is written, such as `01`.
  var number: String { String(name.prefix { $0 != "-" }) }
}

extension Project {
  /// The lessons in order, from the lines `name | title | words` of `let course` in Package.swift.
  var lessons: [Lesson] { list(named: "course") }

  /// The chapters of the core's book that have a program, from `let book` in Package.swift.
  var chapters: [Lesson] { list(named: "book") }

  /// What programs there are to run, such as `01-create-signal` and `chapter-01-a-closure`.
  ///
  /// So pages name them, and so snapshots and pictures are called.
  var programs: [String] { lessons.map(\.name) + chapters.map { "chapter-\($0.name)" } }

  private func list(named name: String) -> [Lesson] {
    (files["Package.swift"] ?? "").textLines
      .drop { !$0.hasPrefix("let \(name) = \"\"\"") }
      .dropFirst()
      .prefix { $0.trimmed != "\"\"\"" }
      .compactMap { line in
        let parts = line.split(separator: "|").map(\.trimmed)
        return parts.count > 1 ? Lesson(name: parts[0], title: parts[1]) : nil
      }
  }
}

/// Returns the table of lessons, in which a lesson without a page yet is not linked.
///
/// On a page of the core's book it is the table of the pages of that book.
func index(for page: String, from project: Project) -> [String] {
  if Book(of: page) == .core { return coreIndex(for: page, from: project) }
  let rows = project.lessons.map { lesson in
    let path = "Tutorials/\(lesson.name).md"
    let link = "[\(lesson.title)](\(relativeLink(to: path, from: page)))"
    let title = project.files[path] != nil ? link : lesson.title
    return "| \(lesson.number) | \(title) | `make lesson-\(lesson.number)` |"
  }
  return ["| | Lesson | Run it |", "|---|---|---|"] + rows
}

private func coreIndex(for page: String, from project: Project) -> [String] {
  let rows = project.pages(of: .core).filter { $0 != page }.map { path in
    let name = relativeLink(to: path, from: page)
    let heading = (project.files[path] ?? "").textLines.first { $0.hasPrefix("# ") }
    let title = heading.map { String($0.dropFirst(2)) } ?? name
    let number = name.prefix(while: \.isNumber)
    let isRun = project.chapters.contains { name == "\($0.name).md" }
    return "| \(number) | [\(title)](\(name)) |\(isRun ? " `make chapter-\(number)`" : "") |"
  }
  return ["| | Chapter | Run it |", "|---|---|---|"] + rows
}
