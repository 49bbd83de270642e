/// Returns what a page shows for a drawing that a lesson recorded: its picture, and the text
/// folded.
///
/// All that a marble region turns into is decided here.
func marble(
  _ title: String, of lesson: String, on page: String, from project: Project, for place: Place
) throws(Problem) -> [String] {
  let drawing = try RecordedDrawings(of: lesson, from: project, for: place)
    .drawing(title, for: place)
  let source = relativeLink(to: diagramPath(of: title, in: lesson), from: page)
  return ["<img src=\"\(source)\" alt=\"\(escaped(drawing.summary))\">", ""]
    + ["<details><summary>The same as text</summary>", ""]
    + fenced(drawing.layout.lines, as: "text")
    + ["", "</details>"]
}
