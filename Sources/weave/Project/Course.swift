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
    return "| \(name.prefix(while: \.isNumber)) | [\(title)](\(name)) |"
  }
  return ["| | Page |", "|---|---|"] + rows
}
