/// A line of the one list of lessons, in Package.swift.
struct Lesson: Equatable, Sendable {
  /// The name, such as `01-create-signal`.
  let name: String

  let title: String

  /// The number as it is written, such as `01`.
  var number: String { String(name.prefix { $0 != "-" }) }
}

extension Project {
  /// The lessons in order, from the lines `name | title | words` of `let course` in Package.swift.
  var lessons: [Lesson] {
    (files["Package.swift"] ?? "").textLines
      .drop { !$0.hasPrefix("let course = \"\"\"") }
      .dropFirst()
      .prefix { $0.trimmed != "\"\"\"" }
      .compactMap { line in
        let parts = line.split(separator: "|").map(\.trimmed)
        return parts.count > 1 ? Lesson(name: parts[0], title: parts[1]) : nil
      }
  }
}

/// Returns the table of lessons, in which a lesson without a page yet is not linked.
func index(for page: String, from project: Project) -> [String] {
  let folder = page.hasPrefix("Tutorials/") ? "" : "Tutorials/"
  let rows = project.lessons.map { lesson in
    let hasPage = project.files["Tutorials/\(lesson.name).md"] != nil
    let title = hasPage ? "[\(lesson.title)](\(folder)\(lesson.name).md)" : lesson.title
    return "| \(lesson.number) | \(title) | `make lesson-\(lesson.number)` |"
  }
  return ["| | Lesson | Run it |", "|---|---|---|"] + rows
}
