import CourseSupport
import Foundation
import Marbles
import TestSupport
import Testing

@testable import course

/// What a learner meets, from laid out to solved.
@Suite struct JourneyTests {
  @Test("an exercise is laid out once, and hints come one by one, until the solution is shown")
  func isLaidOut() async throws {
    try await inSmallCourse { course in
      let misuse = UsageError(
        message: "exercise 03 is not laid out yet; begin with: make exercise-03")
      for verb in ["check", "run", "hint"] {
        await #expect(throws: misuse) { try await course.says(verb, "3") }
      }
      let solution = try await course.says("solution", "3")
      #expect(solution.hasSuffix("\n\nprint(\"tea\")\nprint(\"milk\")"))
      #expect(try await course.says("exercise", "03").contains("is ready."))
      #expect(try course.files.text(sample().path) == sample().program)
      try course.files.save("print(\"tea\")\nprint(\"mint\")\n", to: sample().path)
      let again = try await course.says("exercise", "03")
      #expect(again.contains("stays as it is."))
      #expect(again.contains("rm Exercises/03-tea/main.swift"))

      let first = try await course.says("hint", "3")
      #expect(first.contains("1. Boil.") && !first.contains("2. Pour."))
      for _ in 1...2 {
        let second = try await course.says("hint", "3")
        #expect(second.contains("1. Boil.") && second.contains("2. Pour."))
        #expect(second.contains("make solution-03"))
      }
      let both = try await course.says("solution", "3")
      #expect(both.hasSuffix("\n\n  print(\"tea\")\n- print(\"mint\")\n+ print(\"milk\")"))
    }
  }

  @Test("a wrong program is told what is wrong, a right one is done for ever")
  func isChecked() async throws {
    try await inSmallCourse { course in
      _ = try await course.says("exercise", "3")
      #expect(try await course.says("progress", "--all").contains("begun  03   Tea"))
      let wrong = try await course.says("check", "3", status: .notYet)
      #expect(wrong.contains("Only water so far."))
      #expect(wrong.contains("  expected | tea\n  yours    | water"))
      #expect(wrong.hasSuffix("\nAll that it prints: make run-03"))
      #expect(try await course.says("progress").hasPrefix("None of the 2 exercises is done yet"))

      try course.files.save(
        sample().solution.replacing("\n", with: "\r\n"), to: sample().path)
      #expect(try await course.says("solution", "3").contains("to the letter"))
      #expect(try await course.says("check", "3").contains("Next: make quiz-03, then the next"))
      try course.files.save("print(1)\n", to: sample().path)
      let progress = try await course.says("progress")
      #expect(progress.hasPrefix("1 of 2 exercises is done\n\n  done   03\n  open   04\n\nNext: "))
      #expect(progress.contains("Next: make exercise-04   Tea"))
    }
  }

  @Test("a program that is refused or that crashes is told with the learner's line")
  func explains() async throws {
    try await inSmallCourse { course in
      func says(_ program: String) async throws -> String {
        try course.files.save(program, to: sample().path)
        return try await course.says("check", "3", status: .notYet).flowing
      }
      let refused = try await says("var cups = 0\nlet pour: @Sendable () -> Void = { cups += 1 }\n")
      #expect(refused.contains("does not accept the program. Exercises/03-tea/main.swift, line 2:"))
      #expect(refused.contains("so it cannot change a var. Keep"))
      #expect(try await says(" // tea\n").contains("There is no code in Exercises/03-tea/main"))
      #if os(Linux)
        let crash = try await says("let cups = [1]\nprint(cups[cups.count])\n")
        #expect(
          crash.contains("in line 2 of Exercises/03-tea/main.swift. It said: Fatal error: In"))
        let deep = "func pour(_ cup: Int) -> Int { pour(cup + 1) + 1 }\nprint(pour(0))\n"
        #expect(try await says(deep).contains("something calls itself"))
      #endif
      let toolchain = Toolchain(products: products, limits: (.seconds(120), .seconds(1)))
      let hasty = CourseCommand(files: course.files, toolchain: toolchain, report: report)
      let program = "import LessonKit\nprint(\"tea\")\nwhile true {}\n"
      try course.files.save(program, to: sample().path)
      let endless = try await hasty.says("run", "3")
      #expect(endless.contains("Tea\n\ntea\n\nThe program did not come to an end"))
    }
  }

  private static let died = Attempt.crashed(
    .killed(signal: 11),
    """
    Swift/Array.swift:7: Fatal error: oh

    *** Program crashed: oh ***
    1 bind(to:) in program at /x/Sources/ReactiveCore/Bind.swift:9:2
    2 main in program at /x/Exercises/03-tea/main.swift:5:8
    """)
  private static let outcomes: [(attempt: Attempt, check: String, run: String)] = [
    (.ended(output: "tea\nmilk\n"), "Well done", "Tea\n\ntea\nmilk"),
    (.ended(output: ""), "yours    | (nothing more)", "Tea\n\nIt prints nothing."),
    (.endless, "did not come to an end, so it was stopped", "did not come to an end"),
    (.flooded, "printed more than two megabytes", "printed more than two megabytes"),
    (
      died, "in line 5 of Exercises/03-tea/main.swift. It\nsaid:\n\n  Fatal error: oh\n\n", "line 5"
    ),
    (.crashed(.exited(status: 7), ""), "failed: it ended with status 7.", "status 7."),
    (.tooLongToCompile, "TIME_LIMIT=60 make check-03", "it took too long"),
    (.refused("a.swift:2:7: error: oh"), "a.swift, line 2:\n  oh", "a.swift, line 2:\n  oh"),
    (
      .ended(output: (1...205).map { "\($0)\n" }.joined()), "yours    | 1",
      "199\n200\n… and 5 more lines"
    ),
    (.ended(output: "\u{1B}[2Jtea\t\0\r\n"), #"yours    | \u{1B}[2Jtea\t\0"#, #"\u{1B}[2Jtea"#),
    (.crashed(.exited(status: 1), "\u{1B}[2J"), #"\u{1B}[2J"#, #"\u{1B}[2J"#),
    (.ended(output: String(repeating: "x", count: 9_999)), "xx…", "xx…"),
    (.crashed(.exited(status: 1), String(repeating: "y\n", count: 9_999)), "  y\n  …", "  y\n  …"),
  ]

  @Test("what became of a program is told, safely and in short", arguments: outcomes)
  func tells(attempt: Attempt, check: String, run: String) {
    let work = sample().work("")
    let judged = sample().judge(attempt, of: work)
    let verdict = report.verdict(judged, on: sample(), work: work, next: nil)
    var output = ""
    if case .ended(let all) = attempt { output = all }
    let all = report.output(output, of: attempt, in: sample(), work: work)
    for (text, words) in [(verdict, check), (all, run)] {
      #expect(text.contains(words), "\(text)")
      #expect(text.count < 2_000)
      let isSafe = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      }
      #expect(isSafe, "\(text)")
    }
  }

  @Test("progress fits a screen; with titles, the core's exercises are below the course's")
  func listsBothBooks() throws {
    let chapter = sample("c01-kettle")
    let text = report.progress([(sample(), .done), (chapter, .open)], isWhole: true)
    #expect(text.contains("\n  done   03   Tea\n  open   c01  Tea\n\nNext: make exercise-c01"))
    for states in [[Progress.open], [.done, .begun, .open, .open]] {
      let rows = exercises.enumerated().map { ($1, states[$0 % states.count]) }
      let narrow = CourseReport(style: report.style, columns: 60).progress(rows)
      let lines = narrow.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count < 24 && lines.allSatisfy { $0.count <= 60 }, "\(narrow)")
    }
    let passed = report.verdict(
      .passed, on: chapter, work: chapter.work(""), next: nil)
    #expect(passed.contains("Read on in Tutorials/core/01-kettle.md."))
    let laidOut = report.laidOut(chapter, isNew: true)
    #expect(laidOut.contains("make chapter-01    run the chapter that it belongs to"))
    let range = "they go from 03 to 03, and c01"
    let misuse = UsageError(message: "there is no exercise c9; \(range); list them: make progress")
    #expect(throws: misuse) { try [sample(), chapter].meant(by: "c9") }
  }

  @Test("the next exercise is one of the same book, as long as it has one left")
  func staysInItsBook() async throws {
    try await inSmallCourse { course in
      let exercises = ["03-tea", "04-coffee", "c01-kettle", "c02-cup"].map { sample($0) }
      func next(after index: Int) -> String? {
        course.files.next(after: exercises[index], among: exercises)?.name
      }
      #expect((0...3).map(next) == ["04-coffee", "03-tea", "c02-cup", "c01-kettle"])
      try course.files.markPassed(exercises[2])
      #expect((2...3).map(next) == ["c02-cup", "03-tea"])
    }
  }

  @Test(
    "an exercise is meant by its number, with or without a zero, or its name",
    arguments: [
      ("03-tea", ["3", "03", "03-tea"], ["3b", "0", "03-", "", "30", "c3"]),
      ("c03-kettle", ["c3", "C03", "c03-kettle"], ["3", "03", "c", "c30"]),
      ("03b-tea", ["3b", "3B", "03B"], ["3", "03"]),
    ])
  func isMeant(name: String, by typed: [String], not others: [String]) {
    #expect(typed.allSatisfy(sample(name).isMeant))
    #expect(!others.contains(where: sample(name).isMeant))
  }

  @Test("a reply is for what it says, and for nothing else") func fitsNothingElse() {
    let attempts: [Attempt] = [
      .ended(output: "water\n"), .ended(output: "water\nand more\n"), .refused("tea"),
      .crashed(.killed(signal: 4), "Fatal error: there is no tea"),
      .crashed(.killed(signal: 11), ""), .endless, .flooded,
    ]
    for (reply, fitting) in [
      (Reply(about: "laid-out", say: ""), [0]),
      (Reply(about: "laid-out", code: ["cup", "("], say: ""), [0]),
      (Reply(about: "laid-out", code: ["(", "cup"], say: ""), []),
      (Reply(about: "what is refused", compiler: "tea", say: ""), [2]),
      (Reply(about: "what stops with words", stops: "tea", say: ""), [3]),
      (Reply(about: "what stops", crashes: true, say: ""), [4]),
      (Reply(about: "what never ends", endless: true, say: ""), [5, 6]),
    ] {
      let exercise = sample("03-tea", [reply])
      let work = exercise.work("cup.fill( )")
      let found = attempts.indices.filter {
        exercise.judge(attempts[$0], of: work) == .foreseen(reply, attempts[$0])
      }
      #expect(found == fitting, "\(reply)")
    }
  }

  @Test(
    "what nobody foresaw differs in a first line",
    arguments: [
      ("tea\nmint\n", 2, "milk", "mint", nil), ("tea\n", 2, "milk", nil, .missingLine),
      ("tea\nmilk\n\n", 3, nil, "", .extraLine), ("tea\nMi lk\n", 2, "milk", "Mi lk", .spelling),
      ("cup\ntea\nmilk\n", 1, "tea", "cup", .extraLine), ("", 1, "tea", nil, nil),
    ] as [(String, Int, String?, String?, Difference.Kind?)])
  func differs(
    output: String, line: Int, expected: String?, actual: String?, kind: Difference.Kind?
  ) throws {
    let difference = try #require(Difference(expected: sample().expected, actual: output))
    #expect(difference.line == line)
    #expect(difference.expected == expected && difference.actual == actual)
    #expect(difference.kind == kind)
  }
}
