import CourseSupport
import SwiftReader

/// What a lesson or a chapter printed and drew when it was last recorded, in
/// `Tests/LessonTests/Snapshots/`.
struct Recording {
  let diagrams: [Diagram]

  /// The standard output: all between the command and the standard error or exit status.
  private let lines: [String]

  private let path: String
  private let place: FileLine

  init(of program: String, from project: Project, for place: FileLine) throws {
    let path = Self.path(of: program)
    self.path = path
    self.place = place
    guard let text = project.files[path + ".txt"] else {
      throw Problem(
        at: place, "there is no \(path).txt",
        remedy: "run 'make record', or name a program; \(choices(project.programs))")
    }
    let all = text.textLines
    let end = all.firstIndex { $0 == "[standard error]" || $0.hasPrefix("[exit status ") }
    lines = all[..<(end ?? all.count)].drop { $0.hasPrefix("$ ") }.map(\.self)
    guard let recorded = project.recordedDrawings else {
      throw Problem(at: Self.drawings, "this is no list of drawings", remedy: "run 'make record'")
    }
    diagrams = recorded.filter { path == Self.folder + $0.program }
      .map { Diagram($0.layout, title: $0.name) }
  }

  private static let folder = "Tests/LessonTests/Snapshots/"

  /// Where the drawings of all programs are kept.
  static let drawings = FileLine(path: folder + "drawings.json", line: 1)

  /// Where the output of a lesson `01-create-signal` or of a `chapter-01-a-closure` is kept.
  static func path(of program: String) -> String {
    folder + (program.hasPrefix("chapter-") ? "" : "lesson-") + program
  }

  /// Returns what was printed beneath the heading `— title —`, and the heading; without a
  /// title, all.
  func output(of title: String?) throws -> [String] {
    guard let title else { return lines }
    let headings = lines.enumerated().compactMap { index, line in
      line.wholeMatch(of: /— (.+) —/).map { (title: String($0.1), thing: index) }
    }
    let start = try only("section", title, of: headings)
    return Array(lines[start..<(headings.map(\.thing).first { $0 > start } ?? lines.count)])
  }

  /// Returns the drawing of that title.
  func diagram(_ title: String) throws -> Diagram {
    try only("drawing", title, of: diagrams.map { ($0.title, $0) })
  }

  private func only<Thing>(
    _ kind: String, _ title: String, of things: [(title: String, thing: Thing)]
  ) throws -> Thing {
    let found = things.filter { $0.title == title }
    if let first = found.first, found.count == 1 { return first.thing }
    throw Problem(
      at: place, "\(path) has \(found.count) \(kind)s '\(title)'",
      remedy: choices(things.map(\.title)))
  }
}
