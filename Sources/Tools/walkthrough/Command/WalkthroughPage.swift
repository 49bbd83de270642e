import CourseSupport
import Foundation

/// The folder of the page, and what is recorded for it.
struct WalkthroughPage {
  /// The folder of the package.
  let root: URL

  /// The folder into which the package was built.
  let products: URL

  /// Whether the page is to play the core of a learner: `make walkthrough CORE=mine` lays that one
  /// out elsewhere.
  let isOnOwnCore = ProcessInfo.processInfo.environment["CORE"] == "mine"

  /// Where the page lies.
  var folder: URL {
    root.appending(path: (isOnOwnCore ? ".build/own/" : "") + "Tutorials/walkthrough")
  }

  /// Records everything anew.
  ///
  /// - Returns: The text of each script that is recorded, by the name of its file.
  func files() async throws -> [String: String] {
    [
      "lessons.js": try await LessonsFile(root: root, products: products).text,
      "quiz.js": try QuizFile(root: root).text,
      "puzzles.js": try PuzzlesFile(root: root).text,
    ]
  }
}
