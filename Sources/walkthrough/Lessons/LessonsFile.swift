import Foundation
import Workshop

/// Writes the steps of all lessons as a script.
///
/// They come from the snapshots of `make step`, which a test compares with new runs of the lessons.
struct LessonsFile {
  /// The text of the script.
  let text: String

  /// Reads lessons and snapshots.
  init(root: URL) throws {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let entries = try CourseList(manifest: manifest).lessons.compactMap {
      lesson -> String? in
      let snapshot = root.appending(
        path: "Tests/LessonTests/Snapshots/lesson-\(lesson.name).step.txt")
      guard let text = try? String(contentsOf: snapshot, encoding: .utf8) else { return nil }
      return try Self.entry(
        lesson, StepTranscript(snapshot: text).steps,
        folder: root.appending(path: "Sources/Lessons/\(lesson.name)"))
    }
    text = """
      // Recorded from the lessons' steps: `make walkthrough` writes this file, and tests hold what
      // it is made of.
      //
      // A step is [tick, line, text, chart, cause], the last where another row of the chart is behind
      // the event; a printed text has only itself. A text that begins
      // with § is the title of the section that follows. A chart is told by what is different from
      // the chart before, line by line: nothing if the line is the same, + and what is added, = and
      // a new line.
      "use strict";
      ColdAndHot.lessons = [
      \(entries.joined(separator: ",\n"))
      ];

      """
  }

  private static func entry(
    _ lesson: CourseList.Lesson, _ steps: [StepTranscript.Step], folder: URL
  ) throws -> String {
    let files = Set(steps.compactMap(\.moment?.file) + ["main.swift"]).sorted()
    let sources = try files.map { name in
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return "\(ExplorerFile.quoted(name)): \(ExplorerFile.quoted(source))"
    }
    var lines: [String] = []
    var section = ""
    var chart: [String] = []
    for step in steps {
      if step.section != section { lines.append(ExplorerFile.quoted("§\(step.section)")) }
      section = step.section
      let text = ExplorerFile.quoted(step.text.joined(separator: "\n"))
      if let moment = step.moment {
        let place = ExplorerFile.quoted("\(moment.file):\(moment.line)")
        let change = ExplorerFile.quoted(difference(from: chart, to: step.drawing))
        let cause = step.cause.map { ", \(ExplorerFile.quoted($0))" } ?? ""
        lines.append("[\(moment.tick), \(place), \(text), \(change)\(cause)]")
        chart = step.drawing
      } else {
        lines.append("[\(text)]")
      }
    }
    return """
      {
      number: \(ExplorerFile.quoted(lesson.number)),
      name: \(ExplorerFile.quoted(lesson.name)),
      title: \(ExplorerFile.quoted(lesson.title)),
      files: {\(sources.joined(separator: ",\n"))},
      steps: [
      \(lines.joined(separator: ",\n"))
      ]
      }
      """
  }

  private static func difference(from old: [String], to new: [String]) -> String {
    new.enumerated().map { index, line in
      guard index < old.count else { return "=\(line)" }
      if line == old[index] { return "" }
      return line.hasPrefix(old[index]) ? "+\(line.dropFirst(old[index].count))" : "=\(line)"
    }.joined(separator: "\n")
  }
}
