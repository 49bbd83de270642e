/// What a lesson or a chapter printed when it was last recorded, read from
/// `Tests/LessonTests/Snapshots/`.
struct Snapshot {
  let path: String

  /// The standard output: all between the command and the standard error or exit status.
  let output: [String]

  init(of lesson: String, from project: Project, for place: Place) throws(Problem) {
    path = Self.path(of: lesson)
    guard let text = project.files[path] else {
      try project.check(lesson, for: place)
      throw Problem(at: place, "\(path) is not recorded", remedy: "run 'make record'")
    }
    let lines = text.textLines
    let start = (lines.first ?? "").hasPrefix("$ ") ? 1 : 0
    let end = lines.firstIndex { $0 == "[standard error]" || $0.hasPrefix("[exit status ") }
    output = Array(lines[start..<(end ?? lines.count)])
  }

  /// Where the output of a lesson `01-create-signal` or of a `chapter-01-a-closure` is kept.
  static func path(of program: String) -> String { path(of: program, ".txt") }

  /// Where its drawings are kept.
  static func pathOfDrawings(of program: String) -> String { path(of: program, ".drawings.json") }

  /// Whether a file is one of these.
  static func isPath(_ path: String) -> Bool {
    path.hasPrefix(folder) && (path.hasSuffix(".txt") || path.hasSuffix(".drawings.json"))
  }

  private static func path(of program: String, _ ending: String) -> String {
    "\(folder)\(program.hasPrefix("chapter-") ? "" : "lesson-")\(program)\(ending)"
  }

  private static let folder = "Tests/LessonTests/Snapshots/"

  /// Returns what was printed beneath the heading `— title —`, and the heading.
  func section(_ title: String, for place: Place) throws(Problem) -> [String] {
    let headings = output.indices.compactMap { line in
      heading(in: output[line]).map { (title: $0, thing: line) }
    }
    let start = try only("section", titled: title, of: headings, in: path, for: place)
    let end = headings.map(\.thing).first { $0 > start } ?? output.endIndex
    return Array(output[start..<end])
  }

  /// Returns the title in a line such as `— title —`.
  private func heading(in line: String) -> String? {
    guard line.count > 4, line.hasPrefix("— "), line.hasSuffix(" —") else { return nil }
    return line.dropFirst(2).dropLast(2).trimmed
  }
}

extension Project {
  /// Checks that there is a program of that name.
  func check(_ program: String, for place: Place) throws(Problem) {
    guard !programs.contains(program) else { return }
    throw Problem(
      at: place, "there is no lesson '\(program)'",
      remedy: suggestion(for: program, among: programs))
  }
}

/// Returns the one thing of that title among all that a file records: a section, or a drawing.
func only<Thing>(
  _ kind: String, titled title: String, of things: [(title: String, thing: Thing)],
  in path: String, for place: Place
) throws(Problem) -> Thing {
  let found = things.filter { $0.title == title }
  guard let first = found.first else {
    throw Problem(
      at: place, "\(path) has no \(kind) '\(title)'",
      remedy: suggestion(for: title, among: things.map(\.title)))
  }
  guard found.count == 1 else {
    throw Problem(
      at: place, "\(path) has \(found.count) \(kind)s '\(title)'",
      remedy: "give each its own name in the lesson, then run 'make record'")
  }
  return first.thing
}
