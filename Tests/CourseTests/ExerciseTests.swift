import CourseSupport
import Foundation
import Marbles
import TestSupport
import Testing

@testable import course

/// What every exercise must do.
@Suite struct ExerciseTests {
  @Test(
    "every program of an exercise gets its answer; what the solution prints can be recorded",
    arguments: programs)
  func getsItsAnswer(program: FilledExercise) async throws {
    // A program that has to be stopped is stopped early, whatever it has done by then.
    let attempt = try await KeptPrograms.all.value.attempt(
      program.text, named: program.testDescription,
      running: program.isEndless ? .seconds(1) : .seconds(20))
    if Course.isRecording, program.answer == "solution", case .ended(let output) = attempt {
      let path = "\(CourseFiles.sources)/\(program.exercise.name)/expected.txt"
      return try output.replaceText(of: root.appending(path: path))
    }
    let verdict = program.exercise.judge(attempt)
    switch (program.answer, verdict) {
    case ("solution", .passed): break
    case (_, .foreseen(let reply, _)): #expect(reply.about == program.answer)
    default: Issue.record("the course says \(verdict)")
    }
  }

  @Test("every lesson has one exercise or two, named like it") func belongsToEveryLesson() {
    #expect(throws: Never.self) { try CourseFiles(root: root).exercises() }
    let names = exercises.filter { $0.book == .course }
      .map { $0.name.replacing(/^(\d\d)b-/) { "\($0.1)-" } }
    for lesson in lessons {
      let count = names.count { $0 == lesson.name }
      #expect((1...2).contains(count), "\(lesson.name) has \(count)")
    }
    #expect(Set(names) == Set(lessons.map(\.name)))
  }

  @Test("a chapter of the core's book has one exercise or none, and no other has one")
  func belongsToChapters() {
    let names = exercises.compactMap(\.chapter)
    #expect(!names.isEmpty && Set(names).count == names.count)
    #expect(Set(names).isSubset(of: Course.chapters.map(\.name)))
  }

  // Whoever has done it writes the real file, so it is a small step towards that.
  @Test(
    "an exercise of the core's book has a gap of ten lines and a hundred code lines at most",
    arguments: exercises.filter { $0.book == .core })
  func isSmall(exercise: Exercise) throws {
    let text = try Course.text("Sources/Exercises/\(exercise.name)/program.swift")
    let program = text.components(separatedBy: "// MARK: ")[0]
    #expect(text.codeLines <= 100)
    #expect(exercise.solution.codeLines - program.codeLines <= 10)
  }

  @Test("a chapter's page names its exercises", arguments: exercises.filter { $0.book == .core })
  func isNamedOnItsPage(exercise: Exercise) throws {
    let chapter = try #require(exercise.chapter)
    let text = try Course.text("Tutorials/core/\(chapter).md")
    #expect(text.contains("`make exercise-\(exercise.number)`"))
    #expect(text.contains("`make check-\(exercise.number)`"))
  }

  @Test(
    "there is a reply to what is laid out and to each wrong answer, and one to three hints",
    arguments: exercises)
  func foreseesItsAnswers(exercise: Exercise) {
    let names = exercise.answers.map(\.name)
    let foreseen = exercise.card.replies.map(\.about)
    #expect(foreseen.first == "laid-out")
    #expect(names == ["laid-out", "solution"] + foreseen.dropFirst())
    #expect((1...3).contains(exercise.card.hints.count))
    #expect(exercise.card.hints.allSatisfy { $0.count > 20 })
    #expect(exercise.card.replies.allSatisfy { $0.say.count > 20 })
  }

  @Test(
    "a program opens with its title, says what to do, and fits 80 columns", arguments: exercises)
  func opensWithItsTitle(exercise: Exercise) {
    for program in exercise.answers.map(\.program) {
      #expect(program.hasPrefix("// \(exercise.headline)\n//\n"))
      #expect(program.split(separator: "// Your turn:").count == 2)
      #expect(program.split(separator: "\n").filter { $0.count > 80 } == [])
    }
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

  @Test("what learners do in Exercises is neither committed nor built")
  func leavesLearnersAlone() throws {
    #expect(try Course.text(".gitignore").split(separator: "\n").contains("/Exercises/"))
    #expect(try !Course.text("Package.swift").contains("Exercises"))
  }
}

/// A program of an exercise, with one of the answers in its gap.
struct FilledExercise: Sendable, CustomTestStringConvertible {
  let exercise: Exercise
  let answer: String
  let text: String

  /// Whether it is to get a reply about programs without end.
  var isEndless: Bool {
    exercise.card.replies.contains { $0.about == answer && $0.endless == true }
  }

  var testDescription: String { "\(exercise.name)-\(answer)" }
}

private let programs = exercises.flatMap { exercise in
  exercise.answers.map { FilledExercise(exercise: exercise, answer: $0.name, text: $0.program) }
}
