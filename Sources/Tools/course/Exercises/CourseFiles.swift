import Foundation
import LessonKit
import CourseSupport

/// Where the exercises are kept, and where learners work on them.
struct CourseFiles: Sendable {
  /// The folder of the package.
  let root: URL

  /// All exercises, in order, and what is no exercise though it should be.
  func catalog() throws(ToolError) -> Catalog {
    var catalog = Catalog(exercises: [], broken: [])
    for name in try names(in: Self.sources) where Exercise.isName(name) {
      guard isFolder("\(Self.sources)/\(name)") else { continue }
      do throws(ToolError) {
        catalog.exercises.append(try exercise(named: name))
      } catch {
        catalog.broken.append(BrokenExercise(name: name, trouble: error))
      }
    }
    return catalog
  }

  /// The program of a learner.
  func path(of exercise: Exercise) -> String { "\(Self.desk)/\(exercise.name)/main.swift" }

  /// What a learner's program says; nil if none is laid out.
  ///
  /// - Throws: `ToolError`, if it is there but is no text that can be read.
  func learnersProgram(of exercise: Exercise) throws(ToolError) -> String? {
    try text(path(of: exercise))
  }

  /// Whether a program is laid out, be it as it may.
  func isLaidOut(_ exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path(of: exercise)).path)
  }

  /// Lays a program out, unless there is one.
  ///
  /// - Returns: Whether there was none.
  func layOut(_ exercise: Exercise) throws(ToolError) -> Bool {
    do {
      return try exercise.program.layOut(at: root.appending(path: path(of: exercise)))
    } catch {
      throw ToolError(cannot: "write", path(of: exercise), because: error)
    }
  }

  /// Remembers the program that passed.
  ///
  /// Whatever becomes of it later, the exercise is done.
  func markPassed(_ exercise: Exercise) throws(ToolError) {
    try write(learnersProgram(of: exercise) ?? "", to: "passed", of: exercise)
  }

  /// Whether a program has ever passed.
  func hasPassed(_ exercise: Exercise) -> Bool { note("passed", of: exercise) != nil }

  /// Sees that the learner's programs, if there are any, can be looked at.
  func needDesk() throws(ToolError) {
    if FileManager.default.fileExists(atPath: root.appending(path: Self.desk).path) {
      _ = try names(in: Self.desk)
    }
  }

  /// Counts one more hint, up to all there are.
  ///
  /// - Returns: How many hints have been asked for.
  func takeHint(_ exercise: Exercise) throws(ToolError) -> Int {
    let path = "\(Self.desk)/\(exercise.name)/hints"
    return try takeHint(of: exercise.card.hints.count, notedIn: path)
  }

  /// The same for hints of which so many are there, in a folder that is there.
  func takeHint(of all: Int, notedIn path: String) throws(ToolError) -> Int {
    // A learner may have written anything into this file.
    let given = ((try? text(path)) ?? nil).flatMap { Int($0) } ?? 0
    let count = (0..<all).contains(given) ? given + 1 : given < 0 ? 1 : all
    try save("\(count)", to: path)
    return count
  }

  /// Takes down what our answer prints.
  func record(_ output: String, of exercise: Exercise) throws(ToolError) {
    try save(output, to: "\(Self.sources)/\(exercise.name)/expected.txt")
  }

  private static let sources = "Sources/Exercises"
  static let desk = "Exercises"

  private func exercise(named name: String) throws(ToolError) -> Exercise {
    let folder = "\(Self.sources)/\(name)"
    func file(_ name: String) throws(ToolError) -> String {
      if let text = try text("\(folder)/\(name)") { return text }
      throw ToolError(
        message: "\(folder)/\(name) is missing; get it back: git checkout \(folder), or remove "
          + "the folder if it is not from the course")
    }
    let card = try Card(json: file("replies.json"), path: "\(folder)/replies.json")
    let gap = try Gap(in: file("program.swift"), path: "\(folder)/program.swift")
    let path = "\(folder)/answers.swift"
    let answers = try Answer.all(in: file("answers.swift"), path: path)
    func program(_ name: String) throws(ToolError) -> String {
      if let answer = answers.first(where: { $0.name == name }) { return gap.filled(with: answer) }
      throw ToolError(mend: path, "has no answer '\(name)'")
    }
    return Exercise(
      name: name, card: card, program: try program("laid-out"), solution: try program("solution"),
      wrong: answers.filter(\.isWrong).map { .init(name: $0.name, text: gap.filled(with: $0)) },
      expected: try file("expected.txt"))
  }

  func names(in folder: String) throws(ToolError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
        .sorted()
    } catch {
      throw ToolError(cannot: "read", folder, because: error)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = root.appending(path: path).path
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
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

  /// What the course has noted; what it cannot read, it has not.
  private func note(_ name: String, of exercise: Exercise) -> String? {
    (try? text("\(Self.desk)/\(exercise.name)/\(name)")) ?? nil
  }

  private func write(
    _ text: String, to name: String, of exercise: Exercise
  ) throws(ToolError) {
    try save(text, to: "\(Self.desk)/\(exercise.name)/\(name)")
  }

  func save(_ text: String, to path: String) throws(ToolError) {
    do {
      try Data(text.utf8).write(to: root.appending(path: path), options: .atomic)
    } catch {
      throw ToolError(cannot: "write", path, because: error)
    }
  }
}
