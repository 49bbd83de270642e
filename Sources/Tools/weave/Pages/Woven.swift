/// Returns the page as it should be: each region filled anew from what it names.
///
/// This is the whole of weave; the rest is reading and writing files. It depends on nothing but its
/// arguments, and weaving what it returns changes nothing.
func woven(_ text: String, path: String, from project: Project) throws(Problems) -> String {
  let page = Page(text, path: path)
  var lines: [String] = []
  var problems = Problems(page.problems)
  for part in page.parts {
    switch part {
    case .line(let line): lines.append(line)
    case .region(let region, let closing):
      do throws(Problem) {
        let margin = String(repeating: " ", count: region.opening.indentation)
        let content = try region.content(on: path, from: project)
        lines.append(region.opening)
        lines += content.map { $0.isEmpty ? "" : margin + $0 }
        lines.append(closing)
      } catch {
        problems.add(error)
      }
    }
  }
  try problems.check()
  return lines.joined(separator: "\n")
}

extension Region {
  /// Returns the lines between the opening comment and the end.
  fileprivate func content(on page: String, from project: Project) throws(Problem) -> [String] {
    let lines = try unguardedContent(on: page, from: project)
    guard lines.contains(where: { CommentLine($0)?.isWeaves ?? false }) else { return lines }
    throw Problem(
      at: place, "this region would hold a comment that means something to weave",
      remedy: "change that line where it comes from")
  }

  private func unguardedContent(on page: String, from project: Project) throws(Problem) -> [String]
  {
    switch kind {
    case .snippet:
      let excerpts = try snippet.excerpts(from: project, for: place)
      let code = fenced(Array(excerpts.map(\.text).joined(separator: [""])), as: "swift")
      return caption(of: excerpts, on: page).map { [$0, ""] + code } ?? code
    case .output:
      let (lesson, section) = reference
      let snapshot = try Snapshot(of: lesson, from: project, for: place)
      let lines = try section.map { title throws(Problem) in
        try snapshot.section(title, for: place)
      }
      return fenced((lines ?? snapshot.output).trimmingBlankLines(), as: "text")
    case .marble:
      let (lesson, title) = reference
      return try marble(title ?? "", of: lesson, on: page, from: project, for: place)
    case .questions:
      let (lesson, range) = reference
      return try questionList(of: lesson, range, from: project, for: place)
    case .index: return index(for: page, from: project)
    case .tests:
      return try testList(under: argument, from: project, for: place)
    case .bench:
      let names = argument.split(separator: ";").map(\.trimmed)
      return try Measurement(from: project, for: place).rows(names, on: page, for: place)
    case .recorded:
      guard let text = project.files["Sources/\(argument)"], !text.isEmpty else {
        throw Problem(
          at: place, "there is no Sources/\(argument)", remedy: "write it: make record-core")
      }
      return fenced(text.textLines.trimmingBlankLines(), as: "text")
    case .coreSize:
      let files = project.core
      let count = files.reduce(0) { $0 + $1.lines.count(where: \.hasCode) }
      return ["ReactiveCore is \(count) code lines in \(files.count) files."]
    }
  }

  var snippet: SnippetReference { SnippetReference(argument) }

  /// The two sides of `LESSON#NAME`.
  private var reference: (lesson: String, name: String?) {
    let parts = argument.split(separator: "#", maxSplits: 1).map(\.trimmed)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }
}
