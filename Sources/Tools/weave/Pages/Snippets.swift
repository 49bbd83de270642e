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

  /// The part of the file in which each snippet stands, as a line such as `// MARK: UIKit` names it.
  private(set) var parts: [String: String] = [:]

  /// The types of each snippet that a test can play: those around it, or in it, but no views.
  private(set) var types: [String: [String]] = [:]

  private(set) var problems: [Problem] = []

  init(_ file: SourceFile) {
    var open: String?
    var isHidden = false
    var part: String?
    var outer: String?  // the type in which a line stands
    for line in file.lines {
      if line.isComment, let name = line.text.markedPart { part = name }
      if line.hasCode, line.text.first != " " {
        outer = line.declaredType
        if let open, let outer { types[open]?.append(outer) }
      }
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
        if isNew {
          (snippets[name], parts[name]) = ([], part)
          types[name] = line.text.first == " " && outer != nil ? [outer ?? ""] : []
        }
      }
    }
    if let open {
      problems.append(
        Problem(
          at: file.place(of: file.lines.count), "snippet '\(open)' is never closed",
          remedy: "add // snippet.end below its last line"))
    }
  }

  /// What stands behind `// snippet.`, if the line is such a comment.
  private func marker(in line: SourceLine) -> String? {
    let text = line.text.trimmed
    return line.isComment && text.hasPrefix("// snippet.") ? String(text.dropFirst(11)) : nil
  }
}

extension Region {
  /// Returns what a snippet region shows: of a lesson, snippets; of the core, a file or a part of it.
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
    if file.isCore {
      guard let part = file.parts.first(where: { $0.name == name }) else {
        throw Problem(
          at: place, "\(subject) is divided in other parts",
          remedy: choices(file.parts.map { $0.name ?? "the whole" }))
      }
      return ["*[\(file.name)](\(link))*", ""] + fenced(file.shown(part.lines), as: "swift")
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
    let code = fenced(Array(lines.joined(separator: [""])), as: "swift")
    guard file.path.hasPrefix("Sources/Excerpts/") else { return code }
    let part = names.first.flatMap { marked.parts[$0] }
    let framework = part ?? String(file.name.prefix { $0 != "-" })
    let types = names.flatMap { name in marked.types[name] ?? [] }
    return ["*[\(framework)](\(link)): \(project.whatIsTested(of: types, in: part))*", ""] + code
  }
}

extension SourceLine {
  /// The class or struct that the line declares, unless it is a view.
  fileprivate var declaredType: String? {
    if code.contains(": View ") { return nil }
    return code.firstMatch(of: /\b(?:class|struct) (\w+)/).map { String($0.1) }
  }
}

extension Project {
  /// Says of the types of a snippet what the tests do with them: they play some, and compile the rest.
  fileprivate func whatIsTested(of types: [String], in part: String?) -> String {
    let tests = files["Tests/AppBridgeUIKitTests/ExcerptTests.swift"] ?? ""
    let named = Set(masked(tests).matches(of: /\w+/).map(\.output))
    let isPlayed = types.allSatisfy { type in named.contains(Substring(type)) }
    if types.isEmpty || !isPlayed { return "compiled, not run" }
    // A test can play the model of a view, but not the view.
    return part == "SwiftUI" ? "its model is played by a test" : "played by a test"
  }
}
