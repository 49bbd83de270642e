import CourseSupport
import Foundation
import Marbles

/// Writes the steps of all lessons as a script.
struct LessonsFile {
  /// The text of the script.
  let text: String

  /// Runs all lessons.
  ///
  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - products: The folder into which the lessons were built.
  /// - Throws: What keeps a lesson from being run or read.
  init(root: URL, products: URL) async throws {
    var lessons: [JavaScript] = []
    for lesson in CourseList(root: root).lessons {
      let steps = try await Self.steps(of: lesson, in: products)
      let folder = root.appending(path: "Sources/Lessons/\(lesson.name)")
      lessons.append(try Self.entry(lesson, steps, folder: folder))
    }
    text = try JavaScript.list(lessons).text(
      named: "lessons",
      comment: """
        Recorded from the lessons' steps: `make walkthrough` writes this file, and a test runs all
        lessons again. A place that names no file is a line of main.swift.

        A chart is told by what is different from the one before: it has only rows that are not the
        same, and a legend and a count of rows if these are not. A row is a title, the column where
        it begins, the first that it does not reach (null if it reaches the edge), and the marks
        that begin in a column.
        """)
  }

  /// Runs a lesson, and returns its steps.
  static func steps(of lesson: CourseList.Item, in products: URL) async throws -> [Step] {
    Step.steps(in: try await BuiltPrograms.notes(of: "lesson-\(lesson.name)", in: products))
  }

  private static func entry(
    _ lesson: CourseList.Item, _ steps: [Step], folder: URL
  ) throws -> JavaScript {
    let files = Set(steps.map(\.place.file)).union(["main.swift"])
    let sources = try files.map { name in
      (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    var entries: [JavaScript] = []
    var section = ""
    var chart: MarbleLayout?
    for step in steps {
      if step.section != section { entries.append(.json(["section": step.section])) }
      section = step.section
      entries.append(.json(StepEntry(step, after: chart)))
      chart = step.layout ?? chart
    }
    return .object([
      ("number", .json(lesson.number)), ("title", .json(lesson.title)),
      ("files", .json(Dictionary(uniqueKeysWithValues: sources))),
      ("steps", .list(entries)),
    ])
  }
}
