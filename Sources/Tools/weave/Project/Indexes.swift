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
