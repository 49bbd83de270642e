import Foundation
import LessonKit
import Testing
import Workshop

@testable import course

/// What a learner meets, from laid out to solved, in a folder of its own.
@Suite struct JourneyTests {
  @Test("laying out twice never overwrites") func neverOverwrites() async throws {
    try await inSchool { course in
      #expect(try await course.says("exercise", "03").contains("is ready."))
      #expect(try course.files.learnersProgram(of: sample()) == sample().program)
      try course.write("print(1)\n")
      let again = try await course.says("exercise", "03")
      #expect(again.contains("stays as it is."))
      #expect(again.contains("rm Exercises/03-tea/main.swift"))
      #expect(try course.files.learnersProgram(of: sample()) == "print(1)\n")
    }
  }

  @Test("a wrong program is answered with status 1, a right one is done for ever")
  func isChecked() async throws {
    try await inSchool { course in
      let misuse = Misuse(
        message: "exercise 03 is not laid out yet; begin with: make exercise-03")
      await #expect(throws: misuse) { try await course.says("check", "3") }
      _ = try await course.says("exercise", "3")
      #expect(try await course.says("progress").contains("begun  03   Tea"))
      let wrong = try await course.says("check", "3", status: .notYet)
      #expect(wrong.contains("Only water so far."))
      #expect(wrong.contains("  expected | tea\n  yours    | water"))
      #expect(wrong.hasSuffix("\nAll that it prints: make run-03"))

      try course.write(sample().solution)
      #expect(try await course.says("check", "3").contains("Next: make exercise-04"))
      try course.write("print(1)\n")
      let progress = try await course.says("progress")
      #expect(progress.hasPrefix("1 of 2 exercises are done"))
      #expect(progress.contains("done   03   Tea"))
      #expect(progress.hasSuffix("Next: make exercise-04"))
    }
  }

  @Test("what the compiler refuses is shown with the learner's file and line")
  func showsErrors() async throws {
    try await inSchool { course in
      _ = try await course.says("exercise", "3")
      try course.write("print(\"tea\")\nprint(milk)\n")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(
        answer.contains("Exercises/03-tea/main.swift, line 2:\n  cannot find 'milk' in scope"))
      #expect(!answer.contains("Counter"))
    }
  }

  @Test(
    "who lets a handler change a var is told what to keep instead",
    arguments: [
      "var cups = 0\nlet pour: @Sendable () -> Void = { cups += 1 }\n",
      "do {\n  var cups = 0\n  let pour: @Sendable () -> Void = { cups += 1 }\n}\n",
    ])
  func tellsWhatToKeep(program: String) async throws {
    try await inSchool { course in
      _ = try await course.says("exercise", "3")
      try course.write(program)
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(answer.contains("does not accept the program"))
      #expect(answer.contains("so it cannot change a var. Keep"))
    }
  }

  @Test("who puts a var into an object for several threads is told of Mutex")
  func tellsOfMutex() async throws {
    try await inSchool { course in
      _ = try await course.says("exercise", "3")
      try course.write("final class Cup: Sendable {\n  var isFull = false\n}\n")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(
        answer.replacing("\n", with: " ").contains("cannot have a var. Keep the value in a Mutex"))
    }
  }

  @Test("a compiler that takes too long refuses nothing")
  func waitsForTheCompiler() async throws {
    try await inSchool { school in
      let course = CourseTests.course(in: school.files.root, compiling: .milliseconds(1))
      _ = try await course.says("exercise", "3")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(answer.contains("The compiler was stopped, because it took too long."))
      #expect(answer.contains("COURSE_PATIENCE=5 make check-03"))
      #expect(!answer.contains("does not accept"))
    }
  }

  @Test("a program without end is stopped when its time is over") func stopsTheEndless()
    async throws
  {
    try await inSchool(running: .milliseconds(300)) { course in
      _ = try await course.says("exercise", "3")
      try course.write("while true {}\n")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(answer.contains("did not come to an end, so it was stopped"))
    }
  }

  @Test(
    "a program that prints without end is stopped before it fills the disk")
  func stopsTheTalkative() async throws {
    // Much longer than it takes: the limit of time is not what stops it.
    try await inSchool(running: .seconds(600)) { course in
      _ = try await course.says("exercise", "3")
      // If nobody stops it, it ends by itself.
      let program = "for _ in 1...600_000 { print(\"teapot\") }\nsleep(30)\n"
      try course.write("import Foundation\n" + program)
      let file = course.files.path(of: sample())
      #expect(try await course.verdict(on: file, of: sample()) == .endless)
    }
  }

  @Test("a program that dies is quoted") func quotesTheDead() async throws {
    try await inSchool { course in
      _ = try await course.says("exercise", "3")
      try course.write("print([Int]()[0])\n")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(answer.contains("stopped before its end"))
      #expect(answer.contains("Index out of range"))
    }
  }

  @Test("the exercises of the core's book are listed below the course's")
  func listsBothBooks() throws {
    let chapter = Exercise(
      name: "c01-kettle", card: Card(title: "Kettle", replies: [], hints: []), program: "",
      solution: "", expected: "")
    let report = CourseReport(style: Style(hasColor: false))
    let text = report.progress([(sample(), .done), (chapter, .open)])
    #expect(
      text.hasSuffix(
        """
          done   03   Tea

        The core, built up:
                 c01  Kettle

        Next: make exercise-c01
        """))
    let passed = report.verdict(.passed, on: chapter, next: nil)
    #expect(passed.contains("Read on in Tutorials/core/01-kettle.md."))
    let laidOut = report.laidOut(chapter, file: "a", isNew: true)
    #expect(laidOut.contains("make chapter-01    run the chapter that it belongs to"))
    let catalog = Catalog(exercises: [sample(), chapter], broken: [])
    let range = "they go from 03 to 03, and from c01 to c01"
    let misuse = Misuse(message: "there is no exercise c9; \(range); list them: make progress")
    #expect(throws: misuse) { try catalog.meant(by: "c9") }
  }

  @Test("the next exercise is one of the same book, as long as it has one left")
  func staysInItsBook() async throws {
    try await inSchool { course in
      let exercises = ["03-tea", "04-coffee", "c01-kettle", "c02-cup"].map { name in
        Exercise(
          name: name, card: Card(title: name, replies: [], hints: []), program: "", solution: "",
          expected: "")
      }
      func next(after index: Int) -> String? {
        course.next(after: exercises[index], among: exercises)?.name
      }
      #expect((0...3).map(next) == ["04-coffee", "03-tea", "c02-cup", "c01-kettle"])
      _ = try course.files.layOut(exercises[2])
      try course.files.markPassed(exercises[2])
      #expect((2...3).map(next) == ["c02-cup", "03-tea"])
    }
  }

  @Test(
    "all that a program prints is shown, however it ends",
    arguments: [
      ("print(\"tea\")\nprint(\"milk\")\n", "Tea\n\ntea\nmilk"),
      ("\n", "Tea\n\nIt prints nothing."),
      ("for cup in 1...205 { print(cup) }\n", "199\n200\n… and 5 more lines"),
      (
        "import LessonKit\nheading(\"tea\")\nwhile true {}\n",
        "— tea —\n\nThe program did not come to an end, so it was stopped."
      ),
      (
        "import LessonKit\nheading(\"tea\")\nprint([Int]()[0])\n",
        "— tea —\n\nThe program stopped before its end"
      ),
      ("print(milk)\n", "cannot find 'milk' in scope"),
    ])
  func showsOutput(program: String, words: String) async throws {
    try await inSchool(running: .seconds(3)) { course in
      await #expect(throws: Misuse.self) { try await course.says("run", "3") }
      _ = try await course.says("exercise", "3")
      try course.write(program)
      #expect(try await course.says("run", "3").contains(words))
    }
  }

  @Test("each call gives one more hint, up to the last") func givesHints() async throws {
    try await inSchool { course in
      await #expect(throws: Misuse.self) { try await course.says("hint", "3") }
      _ = try await course.says("exercise", "3")
      let first = try await course.says("hint", "3")
      #expect(first.contains("1. Boil.") && !first.contains("2. Pour."))
      for _ in 1...2 {
        let second = try await course.says("hint", "3")
        #expect(second.contains("1. Boil.") && second.contains("2. Pour."))
        #expect(second.contains("make solution-03"))
      }
    }
  }

  @Test("the solution stands alone, or beside the learner's") func showsTheSolution() async throws {
    try await inSchool { course in
      #expect(
        try await course.says("solution", "3").hasSuffix("\n\nprint(\"tea\")\nprint(\"milk\")"))
      _ = try await course.says("exercise", "3")
      try course.write("print(\"tea\")\nprint(\"mint\")\n")
      let both = try await course.says("solution", "3")
      #expect(both.hasSuffix("\n\n  print(\"tea\")\n- print(\"mint\")\n+ print(\"milk\")"))
      try course.write(sample().solution)
      #expect(try await course.says("solution", "3").contains("to the letter"))
    }
  }

  @Test("what the solution prints is recorded, but not while nobody looks") func records()
    async throws
  {
    try await inSchool { course in
      #expect(try await course.says("record") == "every expected.txt is as it should be")
      try course.files.record("milk\n", of: sample())
      let unattended = CourseTests.course(in: course.files.root, isUnattended: true)
      await #expect(throws: Misuse.self) { try await unattended.says("record") }
      #expect(try await course.says("record") == "recorded 03-tea/expected.txt")
      #expect(try course.files.catalog().exercises.first?.expected == sample().expected)
      let answers = "Sources/Exercises/03-tea/answers.swift"
      try Data("// MARK: laid-out\n// MARK: solution\noops\n".utf8)
        .write(to: course.files.root.appending(path: answers))
      #expect(try await course.says("record", status: .notYet).contains("does not run"))
    }
  }

  @Test("a number that does not exist is a misuse with a hint") func refusesNumbers() async throws {
    try await inSchool { course in
      let misuse = Misuse(
        message: "there is no exercise 99; they go from 03 to 04; list them: make progress")
      for step in ["exercise", "check", "hint", "solution"] {
        await #expect(throws: misuse) { try await course.says(step, "99") }
      }
    }
  }
}

extension CourseCommand {
  /// Returns what the course says to a command, and expects its exit status.
  func says(_ command: String..., status: Status = .fine) async throws -> String {
    let mode = try CourseMode(arguments: command)
    let answer = try await self.answer(to: mode)
    #expect(answer.status == status)
    #expect(answer.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    return answer.text
  }

  /// Changes the learner's program.
  fileprivate func write(_ program: String) throws {
    let file = files.root.appending(path: files.path(of: sample()))
    try Data(program.utf8).write(to: file)
  }
}

/// Makes a folder with two exercises, and a course that works there.
func inSchool(
  running: Duration = .seconds(20), _ visit: (CourseCommand) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let reply = Reply(about: "laid-out", prints: ["water"], say: "Only water so far.")
    let exercise = sample([reply])
    let answers =
      "// MARK: laid-out\n\n\(exercise.program)\n// MARK: solution\n\n\(exercise.solution)"
    for name in [exercise.name, "04-coffee"] {
      let sources = folder.appending(path: "Sources/Exercises/\(name)")
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      for (file, data) in [
        ("program.swift", Data("// gap\n".utf8)), ("answers.swift", Data(answers.utf8)),
        ("expected.txt", Data(exercise.expected.utf8)),
        ("replies.json", try JSONEncoder().encode(exercise.card)),
      ] { try data.write(to: sources.appending(path: file)) }
    }
    try await visit(course(in: folder, running: running))
  }
}
