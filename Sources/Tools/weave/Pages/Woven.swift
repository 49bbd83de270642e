import SwiftReader

/// Returns the page as it should be: each region filled anew from what it names.
///
/// This is the whole of weave; the rest is reading and writing files. It depends on nothing but its
/// arguments, and weaving what it returns changes nothing.
func woven(_ text: String, path: String, from project: Project) throws -> String {
  let page = Page(text, path: path)
  let lines = try Problems.collected(from: page.parts, with: page.problems) { part in
    switch part {
    case .line(let line): return [line]
    case .region(let region):
      let content = try region.content(on: path, from: project)
      let margin = String(repeating: " ", count: region.opening.indentation)
      let filled = (content + ["<!-- end -->"]).map { $0.isEmpty ? "" : margin + $0 }
      return [region.opening] + filled
    }
  }
  return lines.joined().joined(separator: "\n")
}

extension Region {
  /// Returns the lines between the opening comment and the end.
  fileprivate func content(on page: String, from project: Project) throws -> [String] {
    let (subject, name) = reference
    switch kind {
    case .snippet: return try snippet(on: page, from: project)
    case .output:
      let output = try Recording(of: subject, from: project, for: place).output(of: name)
      return fenced(output.trimmingBlankLines(), as: "text")
    case .marble: return try marble(name ?? "", of: subject, on: page, from: project)
    case .questions: return try questionList(of: subject, name, from: project, for: place)
    case .index: return index(for: page, from: project)
    case .tests: return try testList(under: argument, from: project, for: place)
    case .bench: return try measurement(of: argument, on: page, from: project, for: place)
    case .file:
      guard let text = project.files["Sources/\(argument)"] else {
        throw Problem(at: place, "there is no Sources/\(argument)", remedy: "write it: make record")
      }
      return fenced(text.textLines.trimmingBlankLines(), as: "text")
    case .coreSize:
      let kernel = project.core.filter { $0.path.contains("/Kernel/") }
      let size =
        "ReactiveCore is \(codeLines(project.core)) code lines in \(project.core.count) files."
      return ["\(size) Its kernel is \(codeLines(kernel)) of them, in \(kernel.count) files."]
    }
  }

  private func codeLines(_ files: [SourceFile]) -> Int {
    files.reduce(0) { $0 + $1.lines.count(where: \.hasCode) }
  }

  /// Returns a drawing that a lesson recorded: its picture, and the text folded.
  private func marble(
    _ title: String, of lesson: String, on page: String, from project: Project
  ) throws -> [String] {
    let diagram = try Recording(of: lesson, from: project, for: place).diagram(title)
    let source = relativeLink(to: diagram.path(in: lesson), from: page)
    return ["<img src=\"\(source)\" alt=\"\(escaped(diagram.summary))\">", ""]
      + ["<details><summary>The same as text</summary>", ""]
      + fenced(diagram.layout.lines, as: "text")
      + ["", "</details>"]
  }
}

extension Project {
  /// Returns what weaving changes, with its new text: pages, pictures, and the list of programs.
  func changes() throws -> [String: String] {
    let known = sources.values.filter { !$0.isCore }.flatMap { MarkedSource($0).problems }
    let pages = try Problems.collected(from: pages, with: known) { path in
      (path, try woven(files[path] ?? "", path: path, from: self))
    }
    let all = try Dictionary(uniqueKeysWithValues: pages)
      .merging(pictures()) { page, _ in page }.merging(programList) { page, _ in page }
    return all.filter { files[$0.key] != $0.value }
  }
}
