import Foundation

/// A puzzle of the page in the browser: a state of its workbench whose chain is hidden.
package struct Puzzle: Codable, Sendable {
  /// Its name in the page's address.
  package let name: String
  package let title: String

  /// The lesson that tells the idea: the name of its folder without the number.
  package let lesson: String

  /// What is to be done.
  package let asks: String

  /// The state that one begins with, as the workbench's address has it.
  package let given: String

  /// What is different in the state that is hidden.
  package let solution: String

  /// The operators that a chain may be built from, each of them once.
  ///
  /// Of an argument such as `1-3` the learner chooses one.
  package var tiles: [String]? = nil

  /// What may be moved beside that: `ben`, when he comes; `ada-leaves`; `mark 2`, the value 2 of the
  /// first source; `first.start`, whether that source is cold, hot, or sends all at once.
  package var moves: [String]? = nil

  /// What is said after three attempts.
  package let hint: String

  /// What is said when it is solved: the idea, in one or two sentences.
  package let idea: String
}

/// All puzzles, read from the table in the course's folder.
package struct PuzzleBook: Decodable, Sendable {
  /// Puzzles that are about as hard.
  package struct Row: Decodable, Sendable {
    package let title: String
    package let puzzles: [Puzzle]
  }

  /// From the easiest to the hardest.
  package let rows: [Row]

  /// Where the table is.
  package static let path = "Sources/Puzzles/puzzles.json"

  /// Reads the table.
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: `ToolError`, which says what to mend.
  package init(root: URL) throws {
    do {
      let table = try Data(contentsOf: root.appending(path: Self.path))
      self = try JSONDecoder().decode(Self.self, from: table)
    } catch {
      throw ToolError(mend: Self.path, "is broken: \(error)")
    }
  }
}
