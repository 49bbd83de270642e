import CourseSupport
import SwiftReader

/// What a lesson or a chapter printed and drew when it was last recorded, in
/// `Tests/LessonTests/Snapshots/`.
struct Recording {
  let drawings: [Drawing]

  /// The standard output: all between the command and the standard error or exit status.
  private let lines: [String]

  private let path: String
  private let place: FileLine

  init(of program: String, from project: Project, for place: FileLine) throws {
    path = Self.path(of: program)
    self.place = place
    guard let text = project.files[path + ".txt"] else {
      throw Problem(
        at: place, "there is no \(path).txt",
        remedy: "run 'make record', or name a program; \(choices(project.programs))")
    }
    let all = text.textLines
    let end = all.firstIndex { $0 == "[standard error]" || $0.hasPrefix("[exit status ") }
    lines = all[..<(end ?? all.count)].drop { $0.hasPrefix("$ ") }.map(\.self)
    let drawn = Self.pathOfDrawings(of: program)
    guard let recorded = try? [RecordedDrawing](json: project.files[drawn] ?? "[]") else {
      throw Problem(
        at: FileLine(path: drawn, line: 1), "this is no list of drawings",
        remedy: "run 'make record'")
    }
    drawings = recorded.map { Drawing($0.layout, title: $0.name) }
  }

  /// Where the output of a lesson `01-create-signal` or of a `chapter-01-a-closure` is kept.
  private static func path(of program: String) -> String {
    "Tests/LessonTests/Snapshots/\(program.hasPrefix("chapter-") ? "" : "lesson-")\(program)"
  }

  /// Where its drawings are kept.
  static func pathOfDrawings(of program: String) -> String { path(of: program) + ".drawings.json" }

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
  func drawing(_ title: String) throws -> Drawing {
    try only("drawing", title, of: drawings.map { ($0.title, $0) })
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
