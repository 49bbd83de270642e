import Foundation

/// Where the exercises are kept, and where learners work on them.
struct Shelf: Sendable {
  /// The folder of the package.
  let root: URL

  /// All exercises, in order.
  func exercises() throws -> [Exercise] {
    try names(in: root.appending(path: Self.sources))
      .filter { $0.first?.isNumber == true }
      .map(exercise(named:))
  }

  /// The program as our files name it, for one of the names `exercise`, `solution` or `wrong-NAME`.
  func path(of program: String, in exercise: Exercise) -> String {
    "\(Self.sources)/\(exercise.name)/\(program).swift"
  }

  /// The program of a learner.
  func path(of exercise: Exercise) -> String { "\(Self.desk)/\(exercise.name)/main.swift" }

  /// What a learner's program says; nil if none is laid out.
  func learnersProgram(of exercise: Exercise) -> String? { text(path(of: exercise)) }

  /// Lays a program out, unless there is one.
  ///
  /// - Returns: Whether there was none.
  func layOut(_ exercise: Exercise) throws -> Bool {
    let file = root.appending(path: path(of: exercise))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try Data(exercise.program.utf8).write(to: file, options: .withoutOverwriting)
      return true
    } catch CocoaError.fileWriteFileExists {
      return false
    }
  }

  /// Remembers the program that passed.
  ///
  /// Whatever becomes of it later, the exercise is done.
  func markPassed(_ exercise: Exercise) throws {
    try write(learnersProgram(of: exercise) ?? "", to: "passed", of: exercise)
  }

  /// Whether a program has ever passed.
  func hasPassed(_ exercise: Exercise) -> Bool { note("passed", of: exercise) != nil }

  /// Counts one more hint, up to all there are.
  ///
  /// - Returns: How many hints have been asked for.
  func takeHint(_ exercise: Exercise) throws -> Int {
    let given = note("hints", of: exercise).flatMap { Int($0) } ?? 0
    let count = min(given + 1, exercise.card.hints.count)
    try write("\(count)", to: "hints", of: exercise)
    return count
  }

  /// Takes down what our answer prints.
  func record(_ output: String, of exercise: Exercise) throws {
    let file = root.appending(path: "\(Self.sources)/\(exercise.name)/expected.txt")
    try Data(output.utf8).write(to: file, options: .atomic)
  }

  /// The folder with Package.swift in it: this one, or the nearest around it.
  static func root(from folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  private static let sources = "Sources/Exercises"
  private static let desk = "Exercises"

  private func exercise(named name: String) throws -> Exercise {
    let folder = "\(Self.sources)/\(name)"
    let card = try Data(contentsOf: root.appending(path: "\(folder)/exercise.json"))
    return Exercise(
      name: name, card: try JSONDecoder().decode(Card.self, from: card),
      program: text("\(folder)/exercise.swift") ?? "",
      solution: text("\(folder)/solution.swift") ?? "",
      expected: text("\(folder)/expected.txt") ?? "")
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private func note(_ name: String, of exercise: Exercise) -> String? {
    text("\(Self.desk)/\(exercise.name)/\(name)")
  }

  private func write(_ text: String, to name: String, of exercise: Exercise) throws {
    let file = root.appending(path: "\(Self.desk)/\(exercise.name)/\(name)")
    try Data(text.utf8).write(to: file, options: .atomic)
  }
}
