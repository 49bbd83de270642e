import CourseSupport
import Foundation

/// Writes the table of puzzles as a script, each with the lesson that tells its idea.
struct PuzzlesFile {
  /// The text of the script.
  let text: String

  /// Reads the table.
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: What is wrong with the table.
  init(root: URL) throws {
    let lessons = CourseList(root: root).lessons
    let rows = try PuzzleBook(root: root).rows.map { row in
      JavaScript.object([
        ("title", .json(row.title)),
        (
          "puzzles",
          .list(try row.puzzles.map { .json(try Entry(puzzle: $0, lessons: lessons)) })
        ),
      ])
    }
    text = try JavaScript.list(rows).text(
      named: "puzzles",
      comment: """
        The table of puzzles in \(PuzzleBook.path), with the numbers of the lessons: `make walkthrough`
        writes this file.
        """)
  }

  /// A puzzle as the page reads it.
  private struct Entry: Encodable {
    let puzzle: Puzzle
    let lesson: CourseList.Item

    init(puzzle: Puzzle, lessons: [CourseList.Item]) throws {
      let lesson = lessons.first { $0.topic == puzzle.lesson }
      guard let lesson else {
        throw ToolError(
          mend: PuzzleBook.path, "names a lesson that there is not: \(puzzle.lesson)")
      }
      self.puzzle = puzzle
      self.lesson = lesson
    }

    private enum Key: String, CodingKey { case number, page }

    func encode(to encoder: any Encoder) throws {
      try puzzle.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(lesson.number, forKey: .number)
      try container.encode("\(lesson.name).md", forKey: .page)
    }
  }
}
