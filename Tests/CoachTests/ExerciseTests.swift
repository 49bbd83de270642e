import Foundation
import Testing

@testable import coach

/// What every exercise must do.
@Suite struct ExerciseTests {
  @Test("every program of an exercise gets the answer that was meant for it", arguments: programs)
  func getsItsAnswer(program: Program) async throws {
    // A program that has to be stopped is stopped early, whatever it has done by then.
    let coach = coach(
      in: root, running: program.isEndless ? .seconds(1) : .seconds(20),
      store: try await store.value)
    let path = coach.shelf.path(of: program.name, in: program.exercise)
    let verdict = try await coach.verdict(on: path, of: program.exercise)
    switch (program.about, verdict) {
    case (nil, .passed): break
    case (let about?, .foreseen(let message, _)): #expect(message.about == about)
    default: Issue.record("the coach says \(verdict)")
    }
  }

  @Test("every exercise is a folder of programs, a card and what the solution prints")
  func isRead() throws {
    let catalog = try Shelf(root: root).catalog()
    #expect(!catalog.exercises.isEmpty)
    #expect(catalog.broken.map(\.trouble) == [])
  }

  @Test("every lesson has one exercise or two")
  func belongsToEveryLesson() throws {
    for lesson in try lessons() {
      let count = exercises.count { $0.book == .course && $0.number.hasPrefix(lesson.prefix(2)) }
      #expect((1...2).contains(count), "\(lesson) has \(count)")
    }
  }

  @Test("every chapter of the core's book has an exercise, and no other has one")
  func belongsToEveryChapter() throws {
    let numbered = try chapters().map { "c\($0)" }
    #expect(exercises.filter { $0.book == .core }.map(\.name).sorted() == numbered.sorted())
    #expect(!numbered.isEmpty)
  }

  @Test("messages and foreseen programs belong together", arguments: exercises)
  func foreseesItsPrograms(exercise: Exercise) throws {
    #expect(exercise.card.messages.first?.about == "laid-out")
    let foreseen = try wrongPrograms(of: exercise).map { String($0.dropFirst("wrong-".count)) }
    #expect(exercise.card.messages.dropFirst().map(\.about).sorted() == foreseen)
  }

  @Test("there are one to three hints, and none is empty", arguments: exercises)
  func hasHints(exercise: Exercise) {
    #expect((1...3).contains(exercise.card.hints.count))
    #expect(exercise.card.hints.allSatisfy { $0.count > 20 })
    #expect(exercise.card.messages.allSatisfy { $0.say.count > 20 })
  }

  @Test("a program opens with its number and title, and has one gap", arguments: exercises)
  func opensWithItsTitle(exercise: Exercise) throws {
    for program in try texts(of: exercise) {
      #expect(program.hasPrefix("// \(exercise.headline)\n//\n"))
      #expect(program.split(separator: "// Your turn:").count == 2)
    }
  }

  @Test("a program fits 80 columns", arguments: exercises)
  func fits(exercise: Exercise) throws {
    let lines = try texts(of: exercise).flatMap { $0.split(separator: "\n") }
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(exercise.expected.split(separator: "\n").filter { $0.count > 70 } == [])
  }

  @Test(
    "an exercise is named like its lesson", arguments: exercises.filter { $0.book == .course })
  func isNamedLikeItsLesson(exercise: Exercise) throws {
    let lesson = exercise.name.replacing(/^(\d\d)b-/) { "\($0.1)-" }
    #expect(try lessons().contains(lesson))
  }

  @Test("what learners do in Exercises is neither committed nor built")
  func leavesLearnersAlone() throws {
    let ignored = try String(contentsOf: root.appending(path: ".gitignore"), encoding: .utf8)
    #expect(ignored.split(separator: "\n").contains("/Exercises/"))
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("Exercises"))
  }
}

/// A program in the folder of an exercise.
struct Program: Sendable, CustomTestStringConvertible {
  let exercise: Exercise

  /// The name of its file, without the extension.
  let name: String

  /// Which message it is to get; nil for the solution.
  var about: String? {
    switch name {
    case "solution": nil
    case "exercise": "laid-out"
    default: String(name.dropFirst("wrong-".count))
    }
  }

  /// Whether it is to get a message about programs without end.
  var isEndless: Bool {
    exercise.card.messages.contains { $0.about == about && $0.endless == true }
  }

  var testDescription: String { "\(exercise.name)/\(name)" }
}

extension Exercise: CustomTestStringConvertible {
  /// The name of its folder.
  public var testDescription: String { name }
}

private let programs = exercises.flatMap { exercise in
  (["exercise", "solution"] + ((try? wrongPrograms(of: exercise)) ?? []))
    .map { Program(exercise: exercise, name: $0) }
}

private func wrongPrograms(of exercise: Exercise) throws -> [String] {
  let folder = root.appending(path: "Sources/Exercises/\(exercise.name)")
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasPrefix("wrong-") && $0.hasSuffix(".swift") }
    .map { String($0.dropLast(".swift".count)) }
    .sorted()
}

/// The names of all lessons, which are those of their folders.
private func lessons() throws -> [String] { try folders(in: "Sources/Lessons") }

/// The names of all chapters, which are those of their folders.
private func chapters() throws -> [String] { try folders(in: "Sources/Chapters") }

private func folders(in home: String) throws -> [String] {
  let folder = root.appending(path: home).path
  return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
}

private func texts(of exercise: Exercise) throws -> [String] {
  try [exercise.program, exercise.solution]
    + wrongPrograms(of: exercise).map { name in
      let file = root.appending(path: Shelf(root: root).path(of: name, in: exercise))
      return try String(contentsOf: file, encoding: .utf8)
    }
}
