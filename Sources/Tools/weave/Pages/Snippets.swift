import CourseSupport
import SwiftReader

/// What is marked in the source of a lesson, with the comments that DocC's plug-in knows.
///
///     // snippet.four-steps
///     let ticks = Signal { … }
///     // snippet.hide
///     not shown on the page, which has `// …` in its place
///     // snippet.show
///     // snippet.end
struct MarkedSource: Sendable {
  /// The lines of each snippet, by its name.
  private(set) var snippets: [String: [String]] = [:]

  private(set) var problems: [Problem] = []

  init(_ file: SourceFile) {
    var open: String?
    var isHidden = false
    for line in file.lines {
      switch marker(in: line) {
      case nil:
        if let open, !isHidden { snippets[open]?.append(line.text) }
      case "hide": isHidden = true
      case "show":
        if let open, isHidden { snippets[open]?.append(line.text.prefix { $0 == " " } + "// …") }
        isHidden = false
      case let name?:
        let isNew = name != "end" && snippets[name] == nil
        if (name == "end") != (open != nil) || name != "end" && !isNew {
          problems.append(
            Problem(
              at: file.place(of: line.number), "this marker cannot stand here",
              remedy: "begin each snippet once, under its own name, and end it before the next"))
        }
        (open, isHidden) = (isNew ? name : nil, false)
        if isNew { snippets[name] = [] }
      }
    }
    if let open {
      problems.append(
        Problem(
          at: file.place(of: file.lines.count), "snippet '\(open)' is never closed",
          remedy: "add // snippet.end below its last line"))
    }
  }

  /// What stands after `// snippet.`, if the line is such a comment.
  private func marker(in line: CodeLine) -> String? {
    let text = line.text.trimmed
    return line.isComment && text.hasPrefix("// snippet.") ? String(text.dropFirst(11)) : nil
  }
}

extension Region {
  /// Returns what a snippet region shows: of a lesson, snippets; of the core, a file or a part of it;
  /// of code for an app, a part.
  func snippet(on page: String, from project: Project) throws -> [String] {
    let (subject, name) = reference
    let file = project.core.first { "ReactiveCore/\($0.name)" == subject }
    guard let file = file ?? project.sources["Sources/" + subject] ?? project.sources[subject]
    else {
      throw Problem(
        at: place, "there is no Swift file '\(subject)' to show",
        remedy: "name it by its path from Sources/, of the core without folders")
    }
    let link = relativeLink(to: file.path, from: page)
    if file.isCore || file.isExcerpt {
      guard let part = file.parts.first(where: { $0.name == name }) else {
        throw Problem(
          at: place, "\(subject) is divided in other parts",
          remedy: choices(file.parts.map { $0.name ?? "the whole" }))
      }
      // What a reader has to know of code for an app: no test here can run Apple's frameworks.
      let status =
        ", type-checked against declarations that we wrote after Apple's documentation; "
        + "not run on a device"
      let origin =
        file.isCore ? "[\(file.name)](\(link))" : "[\(part.name ?? "")](\(link))\(status)"
      return ["*\(origin)*", ""] + fenced(file.shown(part.lines), as: "swift")
    }
    let marked = MarkedSource(file)
    let names = (name ?? "").split(separator: ",").map(\.trimmed)
    let lines = try names.map { name in
      guard let lines = marked.snippets[name] else {
        throw Problem(
          at: place, "\(file.path) has no snippet '\(name)'",
          remedy: choices(marked.snippets.keys))
      }
      return lines.trimmingBlankLines().withoutCommonIndentation
    }
    return fenced(Array(lines.joined(separator: [""])), as: "swift")
  }
}
