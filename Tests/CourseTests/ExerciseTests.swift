import CourseSupport
import Foundation
import Marbles
import TestSupport
import Testing

@testable import course

/// What every exercise must do.
@Suite struct ExerciseTests {
  @Test(
    "every answer prints what is recorded and gets its reply; both can be recorded",
    arguments: exercises)
  func getsItsReply(exercise: Exercise) async throws {
    var outputs = ""
    for answer in exercise.answers {
      let reply = exercise.texts.replies.first { $0.about == answer.name }
      // A program that has to be stopped is stopped early, whatever it has done by then.
      let attempt = try await KeptPrograms.all.value.attempt(
        answer.program, named: "\(exercise)-\(answer.name)",
        running: reply?.endless == true ? .seconds(1) : .seconds(20))
      if case .ended(let output) = attempt { outputs += "// MARK: \(answer.name)\n\(output)" }
      if Course.isRecording { continue }
      let work = exercise.work(answer.program)
      #expect(exercise.judge(work) == nil, "\(answer.name)")
      let verdict = exercise.judge(attempt, of: work)
      let isRight =
        if let reply { verdict == .foreseen(reply, attempt) } else { verdict == .passed }
      #expect(isRight, "\(answer.name): the course says \(verdict)")
    }
    let path = "\(CourseFiles.sources)/\(exercise)/outputs.txt"
    if Course.isRecording { return try outputs.replaceText(of: root.appending(path: path)) }
    #expect(try Course.text(path) == outputs)
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
    let foreseen = exercise.texts.replies.map(\.about)
    #expect(foreseen.first == "laid-out")
    #expect(names == ["laid-out", "solution"] + foreseen.dropFirst())
    #expect((1...3).contains(exercise.texts.hints.count))
    #expect(exercise.texts.hints.allSatisfy { $0.count > 20 })
    #expect(exercise.texts.replies.allSatisfy { $0.say.count > 20 })
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
      for exercise in exercises {
        for answer in exercise.answers {
          let file = folder.appending(path: "\(exercise)-\(answer.name).swift")
          try Data(answer.program.utf8).write(to: file)
        }
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
