import CourseSupport

extension Project {
  /// The lessons in order.
  var lessons: [CourseList.Lesson] { course.lessons }

  /// The chapters of the core's book that have a program.
  var chapters: [CourseList.Lesson] { course.chapters }

  /// What programs there are to run, such as `01-create-signal` and `chapter-01-a-closure`.
  ///
  /// So pages name them, and so snapshots and pictures are called.
  var programs: [String] { lessons.map(\.name) + chapters.map { "chapter-\($0.name)" } }

  private var course: CourseList { CourseList(manifest: files["Package.swift"] ?? "") }
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
