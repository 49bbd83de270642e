import CourseSupport
import Foundation
import LessonKit

/// Where the exercises are kept, and where learners work on them.
struct CourseFiles: Sendable {
  /// The folder of the package.
  let root: URL

  /// All exercises, in order.
  func exercises() throws(ToolError) -> [Exercise] {
    var exercises: [Exercise] = []
    for name in try names(in: Self.sources) where Exercise.isName(name) {
      exercises.append(try exercise(named: name))
    }
    return exercises
  }

  /// The program of a learner.
  func path(of exercise: Exercise) -> String { "\(Self.learnerFolder)/\(exercise.name)/main.swift" }

  /// What a learner's program says; nil if none is laid out.
  ///
  /// - Throws: `ToolError`, if it is there but is no text that can be read.
  func learnersProgram(of exercise: Exercise) throws(ToolError) -> String? {
    try text(path(of: exercise))
  }

  /// Whether a program is laid out, even if it cannot be read.
  func isLaidOut(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path(of: exercise)).path)
  }

  /// Lays a program out, unless there is one.
  ///
  /// - Returns: Whether there was none.
  func layOut(_ exercise: Exercise) throws(ToolError) -> Bool {
    try layOut(exercise.program, at: path(of: exercise))
  }

  /// Writes a file of the learner, unless it is there, and returns whether it was not.
  func layOut(_ text: String, at path: String) throws(ToolError) -> Bool {
    do {
      return try text.layOut(at: root.appending(path: path))
    } catch {
      throw ToolError(cannot: "write", path, because: error)
    }
  }

  /// Remembers the program that passed.
  ///
  /// Whatever becomes of it later, the exercise is done.
  func markPassed(_ exercise: Exercise) throws(ToolError) {
    try save(learnersProgram(of: exercise) ?? "", to: passed(exercise))
  }

  /// Whether a program has ever passed.
  func hasPassed(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: passed(exercise)).path)
  }

  private func passed(_ exercise: Exercise) -> String {
    "\(Self.learnerFolder)/\(exercise.name)/passed"
  }

  /// Counts one more hint, up to all there are.
  ///
  /// - Parameters:
  ///   - all: How many hints there are.
  ///   - path: Where the count is kept.
  /// - Returns: How many hints have been asked for.
  /// - Throws: What keeps it from being noted.
  func takeHint(of all: Int, notedIn path: String) throws(ToolError) -> Int {
    // A learner may have written anything into this file.
    let given = ((try? text(path)) ?? nil).flatMap { Int($0) } ?? 0
    let count = (0..<all).contains(given) ? given + 1 : given < 0 ? 1 : all
    try save("\(count)", to: path)
    return count
  }

  static let sources = "Sources/Exercises"

  /// Where a learner's programs lie, and what the course has noted of them.
  static let learnerFolder = "Exercises"

  private func exercise(named name: String) throws(ToolError) -> Exercise {
    let folder = "\(Self.sources)/\(name)"
    let paths = ["replies.json", "program.swift", "answers.swift"].map { "\(folder)/\($0)" }
    let card = try ExerciseCard(json: needed(paths[0]), path: paths[0])
    let gap = try Gap(in: needed(paths[1]), path: paths[1])
    let answers = Answer.all(in: try needed(paths[2]))
    func program(_ name: String) throws(ToolError) -> String {
      if let answer = answers.first(where: { $0.name == name }) { return gap.filled(with: answer) }
      throw ToolError(mend: paths[2], "has no answer '\(name)'")
    }
    return Exercise(
      name: name, card: card, program: try program("laid-out"), solution: try program("solution"),
      wrong: answers.filter(\.isWrong).map { .init(name: $0.name, text: gap.filled(with: $0)) },
      expected: try needed("\(folder)/expected.txt"))
  }

  func names(in folder: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .sorted()
    } catch {
      throw ToolError(cannot: "read", folder, because: error)
    }
  }

  /// What is in a folder of the learner; nothing if there is no such folder.
  func names(inLearners folder: String = learnerFolder) throws(ToolError) -> [String] {
    let isThere = FileManager.default.fileExists(atPath: root.appending(path: folder).path)
    return isThere ? try names(in: folder) : []
  }

  /// What a lesson printed when its page was made.
  func snapshot(of program: String) throws(ToolError) -> String {
    let lines = try needed("Tests/LessonTests/Snapshots/\(program).txt")
      .split(separator: "\n", omittingEmptySubsequences: false)
    // The first line is the command, and the last is the exit status.
    return lines.dropFirst().dropLast(2).map { "\($0)\n" }.joined()
  }

  /// What a file of the course says.
  func needed(_ path: String) throws(ToolError) -> String {
    if let text = try text(path) { return text }
    throw ToolError(message: "\(path) is missing; get it back: git checkout \(path)")
  }

  /// What a file says, with the line ends of this system; nil if it is not there.
  func text(_ path: String) throws(ToolError) -> String? {
    do throws(TextProblem) {
      return try String(textOf: root.appending(path: path)).replacing("\r\n", with: "\n")
    } catch {
      switch error {
      case .isMissing: return nil
      case .cannotBeRead(let error): throw ToolError(cannot: "read", path, because: error)
      case .isNoText(let line):
        throw ToolError(
          message: "\(path), line \(line), is no UTF-8; save the file as UTF-8 in your editor")
      }
    }
  }

  /// Writes a file, in a folder that is made if need be.
  func save(_ text: String, to path: String) throws(ToolError) {
    let file = root.appending(path: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replaceText(of: file)
    } catch {
      throw ToolError(cannot: "write", path, because: error)
    }
  }
}
