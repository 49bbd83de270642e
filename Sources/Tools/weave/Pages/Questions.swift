import CourseSupport
import Foundation
import SwiftReader

/// Returns questions that a lesson's page asks before it is run, as a list without answers.
///
/// - Parameters:
///   - lesson: The name of the lesson.
///   - range: Which of the questions, such as `2` or `1-2`; nil for all.
///   - project: Where the questions are.
///   - place: Where the region stands.
/// - Returns: A line for each question.
/// - Throws: What is wrong with the region or with the questions.
func questionList(
  of lesson: String, _ range: String?, from project: Project, for place: FileLine
) throws -> [String] {
  let path = "Sources/Lessons/\(lesson)/\(LessonQuestions.fileName)"
  let questions: [Question]
  do {
    let json = Data((project.files[path] ?? "").utf8)
    questions = try JSONDecoder().decode(LessonQuestions.self, from: json).predict
  } catch {
    throw Problem(
      at: FileLine(path: path, line: 1), "\(error)",
      remedy: ".github/CONTRIBUTING.md says how to write them")
  }
  let numbers = (range ?? "1-\(questions.count)").split(separator: "-").map { Int($0) ?? 0 }
  guard let first = numbers.first, let last = numbers.last, numbers.count < 3,
    first >= 1, first <= last, last <= questions.count
  else {
    throw Problem(
      at: place, "there are no such questions; the file has \(questions.count)",
      remedy: "name them as in 01-create-signal#1-2")
  }
  return questions[(first - 1)..<last].map { "\($0.number). \($0.ask)" }
}

extension Project {
  /// Where the list of the questions' programs stands.
  static let programListPath = "Sources/Quiz/Running/Programs.swift"

  /// The list of all functions in `Sources/Quiz/Programs`, by name; no language finds them by itself.
  var programList: [String: String] {
    let folder = "Sources/Quiz/Programs/"
    let functions = files.filter { $0.key.hasPrefix(folder) && $0.key.hasSuffix(".swift") }
      .sorted { $0.key < $1.key }
      .flatMap { path, text in
        let names = text.matches(of: /(?m)^func (\w+)\(\)( async| throws)? \{/).map { String($0.1) }
        return ["  // \(path.dropFirst(folder.count).dropLast(".swift".count))"]
          + names.map { "  \"\($0)\": \($0)," }
      }
    if functions.isEmpty { return [:] }
    let about =
      "/// The program of each question, by the name of its function; `make weave` writes this list."
    let opening = "let programs: [String: @Sendable () async throws -> Void] = ["
    let lines = [about, opening] + functions + ["]", ""]
    return [Self.programListPath: lines.joined(separator: "\n")]
  }
}
