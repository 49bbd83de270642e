import Foundation
import LessonKit
import Testing
import Workshop

@testable import course

/// What every exercise must do.
@Suite struct ExerciseTests {
  @Test("every program of an exercise gets the answer that was meant for it", arguments: programs)
  func getsItsAnswer(program: Program) async throws {
    // A program that has to be stopped is stopped early, whatever it has done by then.
    let course = course(
      in: root, running: program.isEndless ? .seconds(1) : .seconds(20),
      store: try await store.value)
    let attempt = try await course.attempt(
      program.text, named: program.answer, of: program.exercise)
    let verdict = program.exercise.judge(attempt)
    switch (program.answer, verdict) {
    case ("solution", .passed): break
    case (_, .foreseen(let reply, _)): #expect(reply.about == program.answer)
    default: Issue.record("the course says \(verdict)")
    }
  }

  @Test("every exercise is a program with a gap, answers, replies and what the solution prints")
  func isRead() throws {
    let catalog = try CourseFiles(root: root).catalog()
    #expect(!catalog.exercises.isEmpty)
    #expect(catalog.broken.map(\.trouble) == [])
  }

  @Test("every lesson has one exercise or two")
  func belongsToEveryLesson() throws {
    for lesson in try lessonFolders() {
      let count = exercises.count { $0.book == .course && $0.number.hasPrefix(lesson.prefix(2)) }
      #expect((1...2).contains(count), "\(lesson) has \(count)")
    }
  }

  @Test("a chapter of the core's book has one exercise or none, and no other has one")
  func belongsToChapters() throws {
    let counts = try chapters().map { name in exercises.count { $0.chapter == name } }
    #expect(counts.contains(1) && counts.allSatisfy { $0 < 2 })
    #expect(counts.reduce(0, +) == exercises.count { $0.book == .core })
  }

  // Whoever has done it writes the real file, so it is a small step towards that.
  @Test(
    "an exercise of the core's book has a gap of ten lines and a hundred code lines at most",
    arguments: exercises.filter { $0.book == .core })
  func isSmall(exercise: Exercise) throws {
    let folder = root.appending(path: "Sources/Exercises/\(exercise.name)")
    let texts = try ["program.swift", "answers.swift"].map { name in
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    #expect(texts.reduce(0) { $0 + codeLines(of: $1) } <= 100)
    #expect(codeLines(of: exercise.solution) - codeLines(of: texts[0]) <= 10)
  }

  @Test("a chapter's page names its exercises", arguments: exercises.filter { $0.book == .core })
  func isNamedOnItsPage(exercise: Exercise) throws {
    let chapter = try #require(exercise.chapter)
    let page = root.appending(path: "Tutorials/core/\(chapter).md")
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.contains("`make exercise-\(exercise.number)`"))
    #expect(text.contains("`make check-\(exercise.number)`"))
  }

  @Test("replies and foreseen answers belong together", arguments: exercises)
  func foreseesItsAnswers(exercise: Exercise) {
    let answers = ["laid-out"] + exercise.wrong.map(\.name)
    #expect(exercise.card.replies.map(\.about) == answers)
  }

  @Test("there are one to three hints, and none is empty", arguments: exercises)
  func hasHints(exercise: Exercise) {
    #expect((1...3).contains(exercise.card.hints.count))
    #expect(exercise.card.hints.allSatisfy { $0.count > 20 })
    #expect(exercise.card.replies.allSatisfy { $0.say.count > 20 })
  }

  @Test("a program opens with its number and title, and has one gap", arguments: exercises)
  func opensWithItsTitle(exercise: Exercise) {
    for program in exercise.texts {
      #expect(program.hasPrefix("// \(exercise.headline)\n//\n"))
      #expect(program.split(separator: "// Your turn:").count == 2)
    }
  }

  @Test("a program fits 80 columns", arguments: exercises)
  func fits(exercise: Exercise) {
    let lines = exercise.texts.flatMap { $0.split(separator: "\n") }
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(exercise.expected.split(separator: "\n").filter { $0.count > 70 } == [])
  }

  @Test("with each answer in its gap, a program is laid out as all our sources are")
  func isFormatted() async throws {
    try await withTemporaryFolder { folder in
      for program in programs {
        let file = "\(program.exercise.name)-\(program.answer).swift"
        try Data(program.text.utf8).write(to: folder.appending(path: file))
      }
      let configuration = root.appending(path: ".swift-format").path
      let lint = try await Run.of(
        ["swift", "format", "lint", "--strict", "--configuration", configuration]
          + ["--recursive", folder.path], in: folder, limit: .seconds(120))
      #expect(lint.ending == .exited(status: 0), "\(lint.errors)")
    }
  }

  @Test(
    "an exercise is named like its lesson", arguments: exercises.filter { $0.book == .course })
  func isNamedLikeItsLesson(exercise: Exercise) throws {
    let lesson = exercise.name.replacing(/^(\d\d)b-/) { "\($0.1)-" }
    #expect(try lessonFolders().contains(lesson))
  }

  @Test("what learners do in Exercises is neither committed nor built")
  func leavesLearnersAlone() throws {
    let ignored = try String(contentsOf: root.appending(path: ".gitignore"), encoding: .utf8)
    #expect(ignored.split(separator: "\n").contains("/Exercises/"))
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(!manifest.contains("Exercises"))
  }
}

/// A program of an exercise, with one of the answers in its gap.
struct Program: Sendable, CustomTestStringConvertible {
  let exercise: Exercise
  let answer: String
  let text: String

  /// Whether it is to get a reply about programs without end.
  var isEndless: Bool {
    exercise.card.replies.contains { $0.about == answer && $0.endless == true }
  }

  var testDescription: String { "\(exercise.name)/\(answer)" }
}

private let programs = exercises.flatMap { exercise in
  [("laid-out", exercise.program), ("solution", exercise.solution)]
    .map { Program(exercise: exercise, answer: $0, text: $1) }
    + exercise.wrong.map { Program(exercise: exercise, answer: $0.name, text: $0.text) }
}

extension Exercise {
  fileprivate var texts: [String] { [program, solution] + wrong.map(\.text) }
}

/// The names of all lessons, which are those of their folders.
private func lessonFolders() throws -> [String] { try folders(in: "Sources/Lessons") }

/// The names of all chapters, which are those of their folders.
private func chapters() throws -> [String] { try folders(in: "Sources/Chapters") }

private func folders(in home: String) throws -> [String] {
  let folder = root.appending(path: home).path
  return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
}
