/// What a lesson or a chapter printed when it was last recorded, read from
/// `Tests/LessonTests/Snapshots/`.
struct Snapshot {
  let path: String

  /// The standard output: all between the command and the standard error or exit status.
  let output: [String]

  /// How many lines stand before the output.
  private let offset: Int

  init(of lesson: String, from project: Project, for place: Place) throws(Problem) {
    path = Self.path(of: lesson)
    guard let text = project.files[path] else {
      let programs = project.programs
      let isKnown = programs.contains(lesson)
      throw Problem(
        at: place, isKnown ? "\(path) is not recorded" : "there is no lesson '\(lesson)'",
        remedy: isKnown ? "run 'make record'" : suggestion(for: lesson, among: programs))
    }
    let lines = text.textLines
    let start = (lines.first ?? "").hasPrefix("$ ") ? 1 : 0
    let end = lines.firstIndex { $0 == "[standard error]" || $0.hasPrefix("[exit status ") }
    output = Array(lines[start..<(end ?? lines.count)])
    offset = start
  }

  /// Where the output of a lesson `01-create-signal` or of a `chapter-01-a-closure` is kept.
  static func path(of program: String) -> String {
    "\(folder)\(program.hasPrefix("chapter-") ? "" : "lesson-")\(program).txt"
  }

  static func isPath(_ path: String) -> Bool { path.hasPrefix(folder) && path.hasSuffix(".txt") }

  private static let folder = "Tests/LessonTests/Snapshots/"

  /// Returns what was printed beneath the heading `— title —`, and the heading.
  func section(_ title: String, for place: Place) throws(Problem) -> [String] {
    let start = try onlyLine(titled: title, between: "—", called: "section", for: place)
    let rest = output[(start + 1)...]
    let end = rest.firstIndex { self.title(of: $0, between: "—") != nil } ?? rest.endIndex
    return Array(output[start..<end])
  }

  /// The titles of its drawings, and where each stands.
  var drawings: [(title: String, place: Place)] {
    output.enumerated().compactMap { index, line in
      title(of: line, between: "~").map { ($0, Place(path: path, line: offset + index + 1)) }
    }
  }

  /// Returns the drawing beneath the line `~ title ~`, all of whose lines are indented.
  func drawing(_ title: String, for place: Place) throws(Problem) -> Drawing {
    let start = try onlyLine(titled: title, between: "~", called: "drawing", for: place)
    let lines = output[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    guard let drawing = Drawing(lines, title: title) else {
      let place = Place(path: path, line: offset + start + 1)
      throw Problem(
        at: place, "weave cannot read the drawing '\(title)'",
        remedy: "let the lesson print it with 'draw', then run 'make record'")
    }
    return drawing
  }

  private func onlyLine(
    titled title: String, between mark: Character, called thing: String, for place: Place
  ) throws(Problem) -> Int {
    let found = output.indices.filter { self.title(of: output[$0], between: mark) == title }
    guard let first = found.first else {
      let titles = output.compactMap { self.title(of: $0, between: mark) }
      throw Problem(
        at: place, "\(path) has no \(thing) '\(title)'",
        remedy: suggestion(for: title, among: titles))
    }
    guard found.count == 1 else {
      throw Problem(
        at: place, "\(path) has \(found.count) \(thing)s '\(title)'",
        remedy: "give each its own name in the lesson, then run 'make record'")
    }
    return first
  }

  /// Returns the title in a line such as `— title —`.
  private func title(of line: String, between mark: Character) -> String? {
    guard line.count > 4, line.hasPrefix("\(mark) "), line.hasSuffix(" \(mark)") else { return nil }
    return line.dropFirst(2).dropLast(2).trimmed
  }
}
