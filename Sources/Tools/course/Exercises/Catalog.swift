import Foundation
import LessonKit
import CourseSupport

/// All exercises that there are.
struct Catalog {
  var exercises: [Exercise]

  /// What does not keep anybody from the others.
  var broken: [BrokenExercise]

  /// Returns the exercise that somebody means who typed a number.
  ///
  /// - Throws: `UsageError`, if there is none; `ToolError`, if it is broken.
  func meant(by typed: String) throws -> Exercise {
    if let exercise = exercises.first(where: { $0.isMeant(by: typed) }) { return exercise }
    if let broken = broken.first(where: { Exercise.isMeant($0.name, by: typed) }) {
      throw broken.trouble
    }
    let books = [exercises.filter { $0.book == .course }, exercises.filter { $0.book == .core }]
    let ranges = books.compactMap { book in
      book.first.flatMap { first in book.last.map { "from \(first.number) to \($0.number)" } }
    }
    let range = "they go " + ranges.joined(separator: ", and ")
    throw UsageError(message: "there is no exercise \(typed); \(range); list them: make progress")
  }
}

/// A folder that should be an exercise.
struct BrokenExercise {
  let name: String
  let trouble: ToolError
}

extension Card {
  /// Reads a card.
  ///
  /// - Parameters:
  ///   - json: What replies.json says.
  ///   - path: Where that file lies.
  /// - Throws: `ToolError`, in words for who has to mend it.
  init(json: String, path: String) throws(ToolError) {
    do {
      self = try JSONDecoder().decode(Card.self, from: Data(json.utf8))
    } catch {
      throw ToolError(mend: path, "is no card: \(error.inWords)")
    }
  }
}
