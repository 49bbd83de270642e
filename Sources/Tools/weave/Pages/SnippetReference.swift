import SwiftReader

/// What a snippet region asks for: `ReactiveCore/Subject.swift#send, fail`.
///
/// A test of a lesson is named from the root: `Tests/LessonTests/TheAppTests.swift#test`.
struct SnippetReference {
  /// The file's path from the package's root, without the rooms that a file of the core stands in.
  let path: String

  /// Snippets of a lesson, or declarations of the core, in the order in which the page shows them;
  /// nil means the whole file.
  let names: [String]?

  init(_ argument: String) {
    let parts = argument.split(separator: "#", maxSplits: 1).map(\.trimmed)
    let file = parts.first ?? ""
    path = file.hasPrefix("Tests/") ? file : "Sources/" + file
    names = parts.count > 1 ? namesInList(parts[1]) : nil
  }

  /// Returns the lines of each name, or says what is wrong: here on the page, or in the source.
  func excerpts(from project: Project, for place: Place) throws(Problem) -> [Excerpt] {
    let file = try file(in: project, for: place)
    guard let names else { return [wholeFile(file)] }
    if names.contains("") {
      throw Problem(
        at: place, "a name is missing behind the # or a comma",
        remedy: "write it, or remove the mark before it")
    }
    return try names.map { name throws(Problem) in
      file.isCore
        ? try declaration(name, in: file, for: place)
        : try snippet(name, in: file, for: place)
    }
  }

  /// Finds a file of the core by its base name, in whatever room it stands; others by their path.
  private func file(in project: Project, for place: Place) throws(Problem) -> SourceFile {
    let files = project.sources.values.filter { $0.path == path || $0.citation == path }
    guard files.count < 2 else {
      let paths = files.map(\.path).sorted().joined(separator: ", ")
      throw Problem(
        at: place, "'\(argument(for: path))' may be any of \(paths)",
        remedy: "give each file of the core its own name")
    }
    if let file = files.first { return file }
    let near = nearest(
      to: argument(for: path), among: project.sources.values.map { argument(for: $0.citation) })
    throw Problem(
      at: place, "there is no Swift file \(path)",
      remedy: near.map { "did you mean '\($0)'?" } ?? "name it by its path from Sources/")
  }

  private func declaration(_ name: String, in file: SourceFile, for place: Place)
    throws(Problem) -> Excerpt
  {
    let selector = Selector(name)
    let chosen = try selector.choose(from: file.declarations, of: file.path, for: place)
    var excerpt =
      selector.isOutline ? outline(of: chosen, in: file) : wholeDeclaration(chosen, in: file)
    excerpt.declaration = chosen
    return excerpt
  }

  private func snippet(_ name: String, in file: SourceFile, for place: Place)
    throws(Problem) -> Excerpt
  {
    let marked = MarkedSource(file)
    if let problem = marked.problems.first { throw problem }
    guard let snippet = marked.snippets.first(where: { $0.name == name }) else {
      throw Problem(
        at: place, "\(path) has no snippet '\(name)'",
        remedy: suggestion(for: name, among: marked.snippets.map(\.name)))
    }
    return Excerpt(of: file, snippet.lines)
  }
}

/// Returns how a page names a file: from `Sources/` on, or from the root if it is a test.
private func argument(for path: String) -> String {
  path.hasPrefix("Sources/") ? String(path.dropFirst("Sources/".count)) : path
}

/// Returns the names between commas; a comma in brackets, as in `zip<A, B>`, belongs to its name.
private func namesInList(_ list: String) -> [String] {
  var names = [""]
  var depth = 0
  for character in list.replacing("->", with: "→") {
    if "([<".contains(character) { depth += 1 }
    if ")]>".contains(character) { depth -= 1 }
    if character == ",", depth == 0 {
      names.append("")
    } else {
      names[names.count - 1].append(character)
    }
  }
  return names.map { $0.replacing("→", with: "->").trimmed }
}
