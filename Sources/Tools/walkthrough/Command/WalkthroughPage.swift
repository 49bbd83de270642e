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

  /// Reads a place as somebody types it: `lesson-3` means the third lesson of the list.
  func place(_ typed: String) throws -> String {
    guard typed.hasPrefix("lesson-") else { return typed }
    let number = String(typed.dropFirst("lesson-".count))
    guard let lesson = CourseList(root: root).lesson(number) else {
      throw UsageError(message: "there is no \(typed); list them all with: make")
    }
    return "lesson-\(lesson.number)"
  }

  /// Writes a page that leads to a place of the page.
  ///
  /// Programs that open files drop what follows the `#` of an address. A page of its own can say
  /// it.
  func signpost(to place: String) throws -> URL {
    let target = folder.appending(path: "index.html").absoluteString + "#" + place
    let html = """
      <!doctype html><meta charset="utf-8"><title>Cold &amp; Hot</title>
      <meta http-equiv="refresh" content="0; url=\(target)">
      <p><a href="\(target)">To the walkthrough</a></p>
      """
    let build = root.appending(path: ".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let file = build.appending(path: "walkthrough-\(place).html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    return file
  }
}
