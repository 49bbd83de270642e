/// Returns the table of lessons, in which a lesson without a page yet is not linked.
///
/// On a page of the core's book it is the table of the pages of that book.
func index(for page: String, from project: Project) -> [String] {
  if Book(of: page) == .core { return coreIndex(for: page, from: project) }
  let rows = project.course.lessons.map { lesson in
    let path = "Tutorials/\(lesson.name).md"
    let link = "[\(lesson.title)](\(relativeLink(to: path, from: page)))"
    let title = project.files[path] != nil ? link : lesson.title
    return "| \(lesson.number) | \(title) | `make lesson-\(lesson.number)` |"
  }
  return ["| | Lesson | Run it |", "|---|---|---|"] + rows
}

private func coreIndex(for page: String, from project: Project) -> [String] {
  let rows = project.course.chapters.map { chapter in
    "| \(chapter.number) | [\(chapter.title)](\(chapter.name).md) | `make chapter-\(chapter.number)` |"
  }
  return ["| | Chapter | Run it |", "|---|---|---|"] + rows
}
