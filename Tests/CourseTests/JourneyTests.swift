import CourseSupport
import Foundation
import LessonKit
import TestSupport
import Testing

@testable import course

/// What a learner meets, from laid out to solved, in a folder of its own.
@Suite struct JourneyTests {
  @Test("laying out twice never overwrites") func neverOverwrites() async throws {
    try await inSmallCourse { course in
      #expect(try await course.says("exercise", "03").contains("is ready."))
      #expect(try course.files.learnersProgram(of: sample()) == sample().program)
      try course.write("print(1)\n")
      let again = try await course.says("exercise", "03")
      #expect(again.contains("stays as it is."))
      #expect(again.contains("rm Exercises/03-tea/main.swift"))
      #expect(try course.files.learnersProgram(of: sample()) == "print(1)\n")
    }
  }

  @Test("a wrong program is told what is wrong, a right one is done for ever")
  func isChecked() async throws {
    try await inSmallCourse { course in
      let misuse = UsageError(
        message: "exercise 03 is not laid out yet; begin with: make exercise-03")
      for verb in ["check", "run", "hint"] {
        await #expect(throws: misuse) { try await course.says(verb, "3") }
      }
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

  private static let outcomes: [(verb: String, program: String, words: [String])] = [
    (
      "check", "print(\"tea\")\nprint(milk)\n",
      ["Exercises/03-tea/main.swift, line 2:\n  cannot find 'milk' in scope"]
    ),
    (
      "check", "var cups = 0\nlet pour: @Sendable () -> Void = { cups += 1 }\n",
      ["does not accept the program", "so it cannot change a var. Keep"]
    ),
    (
      "check", "do {\n  var cups = 0\n  let pour: @Sendable () -> Void = { cups += 1 }\n}\n",
      ["does not accept the program", "so it cannot change a var. Keep"]
    ),
    (
      "check", "final class Cup: Sendable {\n  var isFull = false\n}\n",
      ["so it cannot have a var.", "Mutex"]
    ),
    ("check", "while true {}\n", ["did not come to an end, so it was stopped"]),
    ("check", "print([Int]()[0])\n", ["stopped before its end", "Index out of range"]),
    ("run", "print(\"tea\")\nprint(\"milk\")\n", ["Tea\n\ntea\nmilk"]),
    ("run", "\n", ["Tea\n\nIt prints nothing."]),
    ("run", "for cup in 1...205 { print(cup) }\n", ["199\n200\n… and 5 more lines"]),
    (
      "run", "import LessonKit\nheading(\"tea\")\nwhile true {}\n",
      ["— tea —\n\nThe program did not come to an end, so it was stopped."]
    ),
    (
      "run", "import LessonKit\nheading(\"tea\")\nprint([Int]()[0])\n",
      ["— tea —\n\nThe program stopped before its end"]
    ),
    ("run", "print(milk)\n", ["cannot find 'milk' in scope"]),
  ]

  @Test("what became of a program is told, with what usually helps", arguments: outcomes)
  func replies(verb: String, program: String, words: [String]) async throws {
    try await inSmallCourse(running: .seconds(3)) { course in
      _ = try await course.says("exercise", "3")
      try course.write(program)
      let answer = try await course.says(verb, "3", status: verb == "run" ? .fine : .notYet)
      for words in words { #expect(answer.contains(words)) }
      #expect(!answer.contains("Counter") || program.contains("var cups"))
    }
  }

  @Test("a compiler that takes too long refuses nothing")
  func waitsForTheCompiler() async throws {
    try await inSmallCourse { scripted in
      let course = CourseTests.course(in: scripted.files.root, compiling: .milliseconds(1))
      _ = try await course.says("exercise", "3")
      let answer = try await course.says("check", "3", status: .notYet)
      #expect(answer.contains("The compiler was stopped, because it took too long."))
      #expect(answer.contains("TIME_LIMIT=60 make check-03"))
      #expect(!answer.contains("does not accept"))
    }
  }

  /// An exercise of which only the name matters.
  private func exercise(_ name: String) -> Exercise {
    Exercise(
      name: name, card: ExerciseCard(title: "Kettle", replies: [], hints: []), program: "",
      solution: "",
      expected: "")
  }

  @Test("the exercises of the core's book are listed below the course's")
  func listsBothBooks() throws {
    let chapter = exercise("c01-kettle")
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
    let range = "they go from 03 to 03, and from c01 to c01"
    let misuse = UsageError(message: "there is no exercise c9; \(range); list them: make progress")
    #expect(throws: misuse) { try [sample(), chapter].meant(by: "c9") }
  }

  @Test("the next exercise is one of the same book, as long as it has one left")
  func staysInItsBook() async throws {
    try await inSmallCourse { course in
      let exercises = ["03-tea", "04-coffee", "c01-kettle", "c02-cup"].map(exercise)
      func next(after index: Int) -> String? {
        course.next(after: exercises[index], among: exercises)?.name
      }
      #expect((0...3).map(next) == ["04-coffee", "03-tea", "c02-cup", "c01-kettle"])
      _ = try course.files.layOut(exercises[2])
      try course.files.markPassed(exercises[2])
      #expect((2...3).map(next) == ["c02-cup", "03-tea"])
    }
  }

  @Test("each call gives one more hint, up to the last") func givesHints() async throws {
    try await inSmallCourse { course in
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
    try await inSmallCourse { course in
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
}

extension CourseCommand {
  /// Changes the learner's program.
  fileprivate func write(_ program: String) throws {
    try TestSupport.write(program, to: files.path(of: sample()), in: files.root)
  }
}

/// Makes a folder with two exercises, and a course that works there.
func inSmallCourse(
  running: Duration = .seconds(20), _ visit: (CourseCommand) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let reply = Reply(about: "laid-out", prints: ["water"], say: "Only water so far.")
    let exercise = sample([reply])
    let card = String(decoding: try JSONEncoder().encode(exercise.card), as: UTF8.self)
    let files = [
      "program.swift": "// gap\n", "expected.txt": exercise.expected, "replies.json": card,
      "answers.swift":
        "// MARK: laid-out\n\n\(exercise.program)\n// MARK: solution\n\n\(exercise.solution)",
    ]
    for exercise in [exercise.name, "04-coffee"] {
      for (name, text) in files {
        try write(text, to: "Sources/Exercises/\(exercise)/\(name)", in: folder)
      }
    }
    try await visit(course(in: folder, running: running))
  }
}
