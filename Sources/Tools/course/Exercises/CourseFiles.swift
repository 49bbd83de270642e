import CourseSupport
import Foundation
import Marbles
import SwiftReader

/// Where the exercises are kept, and where learners work on them.
struct CourseFiles: Sendable {
  /// The folder of the package.
  let root: URL

  static let sources = "Sources/Exercises"

  /// Where a learner's programs lie, and what the course has noted of them.
  static let learnerFolder = "Exercises"

  // MARK: Exercises

  /// All exercises, in order.
  func exercises() throws -> [Exercise] {
    let slips: [Slip] = try decoded("\(Self.sources)/slips.json")
    return try names(in: Self.sources)
      .filter { $0.prefixMatch(of: /c?[0-9]/) != nil }
      .map { name in
        let folder = "\(Self.sources)/\(name)"
        let program = "\(folder)/program.swift"
        return Exercise(
          name: name, texts: try decoded("\(folder)/replies.json"),
          answers: try GapAnswer.all(
            in: needed(program), path: program, outputs: needed("\(folder)/outputs.txt")),
          slips: slips)
      }
  }

  /// The exercise with the number that was typed.
  ///
  /// - Throws: `UsageError`, if there is none.
  func exercise(_ typed: String) throws -> Exercise { try exercises().meant(by: typed) }

  /// The exercise with the number that was typed, if its program is laid out.
  ///
  /// - Throws: `UsageError`, if it is not; `ToolError`, if it is no text that can be read.
  func laidOut(_ typed: String) throws -> Exercise {
    let exercise = try exercise(typed)
    if try text(exercise.path) != nil { return exercise }
    let remedy = "begin with: make exercise-\(exercise.number)"
    throw UsageError(message: "exercise \(exercise.number) is not laid out yet; \(remedy)")
  }

  /// Remembers the program that passed: whatever becomes of it later, the exercise is done.
  func markPassed(_ exercise: Exercise) throws {
    try save(text(exercise.path) ?? "", to: exercise.path("passed"))
  }

  /// Whether a program has ever passed.
  func hasPassed(_ exercise: Exercise) -> Bool { isThere(exercise.path("passed")) }

  /// The next exercise that is not done: of the same book, if it has one left.
  func next(after exercise: Exercise, among exercises: [Exercise]) -> Exercise? {
    let ofBook = exercises.filter { $0.book == exercise.book }
    let later = ofBook.drop { $0 != exercise }.dropFirst()
    return (later + ofBook + exercises).first { $0 != exercise && !hasPassed($0) }
  }

  /// How far a learner has come with each exercise.
  func progress() throws -> [(exercise: Exercise, state: Progress)] {
    try exercises().map { exercise in
      (exercise, hasPassed(exercise) ? .done : isThere(exercise.path) ? .begun : .open)
    }
  }

  /// Counts one more hint, up to all there are.
  ///
  /// - Parameters:
  ///   - all: How many hints there are.
  ///   - path: Where the count is kept.
  /// - Returns: How many hints have been asked for.
  /// - Throws: What keeps it from being noted.
  func takeHint(of all: Int, notedIn path: String) throws -> Int {
    // A learner may have written anything into this file.
    let given = try text(path).flatMap { Int($0) } ?? 0
    let count = min(max(given, 0), all - 1) + 1
    try save("\(count)", to: path)
    return count
  }

  // MARK: Files

  /// The lessons and the chapters.
  func list() -> CourseList { CourseList(root: root) }

  /// What a lesson printed when its page was made.
  func snapshot(of program: String) throws -> String {
    let lines = try needed("Tests/LessonTests/Snapshots/\(program).txt").textLines
    // The first line is the command, and the last is the exit status.
    return lines.dropFirst().dropLast(2).map { "\($0)\n" }.joined()
  }

  /// What a file of the course says in JSON.
  func decoded<Content: Decodable>(_ path: String) throws -> Content {
    let json = Data(try needed(path).utf8)
    do { return try JSONDecoder().decode(Content.self, from: json) } catch {
      throw ToolError(mend: path, "is broken: \(error)")
    }
  }

  /// What a file of the course says.
  func needed(_ path: String) throws -> String {
    if let text = try text(path) { return text }
    throw ToolError(message: "\(path) is missing; get it back: git checkout \(path)")
  }

  /// What a file says, with the line ends of this system; nil if it is not there.
  func text(_ path: String) throws -> String? {
    if !isThere(path) { return nil }
    return try String(textOf: root.appending(path: path), named: path)
      .replacing("\r\n", with: "\n")
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names of what is in a folder; none if there is no such folder.
  func names(in folder: String) -> [String] {
    let path = root.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Writes a file of the learner, unless it is there, and returns whether it was not.
  func layOut(_ text: String, at path: String) throws -> Bool {
    if isThere(path) { return false }
    try save(text, to: path)
    return true
  }

  /// Writes a file, in a folder that is made if need be.
  func save(_ text: String, to path: String) throws {
    do { try text.replaceText(of: root.appending(path: path)) } catch {
      throw ToolError(cannot: "write", path, because: error)
    }
  }
}
