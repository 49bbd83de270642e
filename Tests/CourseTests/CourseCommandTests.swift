import Foundation
import TestSupport
import Testing

@testable import CourseSupport
@testable import course

/// What the command takes, with which status it ends, and that all it has started ends with it.
///
/// Where these tests run it as a process, lessons and the compiler are scripts.
@Suite struct CourseCommandTests {
  @Test("all that make hands over is a command") func understands() throws {
    let makefile = try Course.text("Makefile")
    // A rule hands over a word, or its targets.
    let words =
      makefile.matches(of: /\$\(COURSE\) ([a-z-]+)/).map { String($0.1) }
      + makefile.matches(of: /\n([a-z -]+):\n\t\$\(COURSE\) \$@/)
      .flatMap { $0.1.split(separator: " ").map(String.init) }
    #expect(words.count > 18 && words.contains("core-progress"))
    for word in words { #expect(CourseMode.Verb(rawValue: word) != nil, "\(word)") }
  }

  @Test(
    "anything that is no command is a misuse with a hint",
    arguments: [
      (["frob"], "course does not know 'frob'; try: swift run course"),
      (["check"], "the number is missing; try: make check-01"),
      (["lesson", ""], "the number is missing; try: make lesson-01"),
      (["check", "1", "2"], "check needs one number; try: make check-01"),
      (["check-core", "1", "2"], "check-core needs one number; try: make check-core-01"),
      (["quiz", "1", "2"], "quiz needs one number; try: make quiz-01"),
      (["check-core", "1", "--al"], "check-core does not know '--al'; it knows --all"),
      (["progress", "1"], "progress takes no number; try: make progress"),
      (["progress", "--al"], "progress takes no number; try: make progress"),
    ])
  func refuses(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try CourseMode(arguments: arguments) }
  }

  @Test("a lesson runs on our core, unless CORE=mine; what runs none refuses that")
  func choosesCore() throws {
    for words in [["app"], ["step", "2"]] {
      let mode = try CourseMode(arguments: words)
      #expect(try mode.isOnOwnCore("mine") && !mode.isOnOwnCore(""))
    }
    let quiz = try CourseMode(arguments: ["quiz"])
    for (core, words) in [
      ("Mine", "there is no core called 'Mine'; "), ("mine", "CORE=mine is for "),
    ] {
      let misuse = try #require(throws: UsageError.self) { try quiz.isOnOwnCore(core) }
      #expect(misuse.message.hasPrefix(words))
      #expect(misuse.message.hasSuffix("or: make walkthrough CORE=mine"))
    }
  }

  @Test("a lesson is meant by its number, or by the beginning of its name, if that is no other's")
  func findsLesson() throws {
    let lessons = ["01-tea", "02-pot", "02-pots"].map { CourseList.Item(name: $0, title: "") }
    for typed in ["1", "01", "001", "01-t", "01-tea"] {
      #expect(try CourseList.meant(by: typed, "lesson", in: lessons).name == "01-tea")
    }
    for typed in ["99", "000", "0021x", "[", "it's", "\\n", ""] {
      let misuse = UsageError(message: "there is no lesson \(typed); list them all with: make menu")
      #expect(throws: misuse) { try CourseList.meant(by: typed, "lesson", in: lessons) }
    }
    let misuse = UsageError(message: "lesson 02 may be any of: 02-pot 02-pots")
    #expect(throws: misuse) { try CourseList.meant(by: "02", "lesson", in: lessons) }
  }

  @Test("a lesson gets its flags and gives its status; what it prints is compared with its page")
  func runsLessons() async throws {
    try await inScriptedCourse { course in
      // It looks for lessons where it lies itself.
      var course = course
      course.program = course.folder.appending(path: "course")
      let copy = ["cp", products.appending(path: "course").path, course.program.path]
      _ = try await Run.of(copy, in: course.folder, limit: .seconds(60))
      for program in ["Lessons/01-tea", "Chapters/01-a"] {
        try write("", to: "Sources/\(program)/main.swift", in: course.folder)
      }
      let snapshot = "Tests/LessonTests/Snapshots/lesson-01-tea.txt"
      try write("$ lesson\ntea\n[exit status 0]\n", to: snapshot, in: course.folder)
      let script = """
        test -n "$SLOW" && sleep 60
        echo "${WORDS:-$*}"; echo oh >&2; exit ${ENDING:-0}
        """
      for program in ["lesson-01-tea", "chapter-01-a"] {
        try await install(script, as: program, in: course.folder)
      }
      func says(_ arguments: String..., variables: [String: String] = [:], status: Int32 = 0)
        async throws -> String
      {
        try await course.says(arguments, variables: variables, status: status)
      }
      let lesson = try await says("lesson", "1", "--a", variables: ["ENDING": "7"], status: 7)
      #expect(lesson == "--a\noh\n")
      #expect(try await says("chapter", "1", "--b").hasPrefix("--b\n"))
      let same = try await says("diff", "1", variables: ["WORDS": "tea"])
      #expect(same == "oh\nIt prints what its page shows.\n")
      let other = try await says("diff", "1", variables: ["WORDS": "milk"])
      #expect(
        other == "oh\n- tea\n+ milk\n\n- is what its page shows, + what it prints now\n")
      let changed = try await says("predict", "1", variables: ["WORDS": "milk"], status: 3)
      #expect(changed.contains("does not print what its page shows, so nothing is asked."))
      #expect(changed.contains("make diff-01\n") && !changed.contains("git"))
      let change = "git init -q && git add Sources && echo >> Sources/Lessons/01-tea/main.swift"
      _ = try await Run.of(["sh", "-c", change], in: course.folder, limit: .seconds(60))
      for verb in ["predict", "diff"] {
        let words = try await says(
          verb, "1", variables: ["WORDS": "milk"], status: verb == "diff" ? 0 : 3)
        #expect(words.contains("git checkout Sources/Lessons/01-tea/main.swift\n"))
      }
      let failed = try await says("step", "1", variables: ["ENDING": "3"], status: 74)
      #expect(
        failed == "oh\nerror: lesson-01-tea did not come to its end: it ended with status 3\n")
      let slow = try await says(
        "step", "1", variables: ["SLOW": "1", "TIME_LIMIT": "1"], status: 74)
      #expect(slow.contains("did not come to its end within 1 seconds"))
      #expect(slow.contains("git checkout Sources/Lessons"))
    }
  }

  @Test(
    "a check has a status for right, one for wrong, and one for trouble",
    arguments: [
      (compiler(of: "printf 'tea\\nmilk\\n'"), 0, "Well done"),
      (compiler(of: "echo water"), 3, "Not yet"),
      ("echo \"main.swift:1:8: error: no such module 'LessonKit'\" >&2; exit 1", 74, "make clean"),
      ("echo 'no folder' >&2; exit 1", 74, "It said:\n  no folder"),
    ] as [(String, Int32, String)])
  func hasItsStatus(compiler: String, status: Int32, words: String) async throws {
    try await inScriptedCourse(compiler: compiler) { course in
      let said = try await course.says(["check", "3"], status: status)
      #expect(said.contains(words))
      #expect(try course.temporaryFiles == [])
    }
  }

  @Test("a program that is no text is told with its line; the others can be used")
  func cannotRead() async throws {
    try await inScriptedCourse { course in
      let program = course.folder.appending(path: sample().path)
      try Data("// tea\r\n// caf".utf8 + [0xE9, 0x0A]).write(to: program)
      let bytes = try await course.says(["check", "3"], status: 74)
      #expect(bytes.hasPrefix("error: Exercises/03-tea/main.swift, line 2, is no UTF-8"))
      #expect(try await course.says(["progress"]).contains("begun  03\n"))
    }
  }

  @Test(
    "the course that is told to stop takes all with it, the compiler and the program",
    arguments: [(SIGINT, true), (SIGTERM, false)])
  func cleansUp(signal: Int32, isCompiling: Bool) async throws {
    // What it waits for has started something by itself.
    let waiter = #"sleep 600 & echo $$ $! > "$PLACE/started"; wait"#
    try await inScriptedCourse(compiler: isCompiling ? waiter : compiler(of: waiter)) { course in
      let check = try course.start(["check", "3"])
      let started = await numbers(in: course.folder.appending(path: "started"), count: 2)
      let numbers = try #require(started, "it says \(course.words)")
      kill(check.number, signal)
      #expect(try await course.ending(of: check) == .killed(signal: signal))
      for number in numbers { #expect(await isGone(number), "process \(number) lives on") }
      #expect(try course.temporaryFiles == [])
    }
  }
}

/// A compiler that makes a program of a shell script.
private func compiler(of program: String) -> String {
  """
  while [ "$1" != -o ]; do shift; done
  cat > "$2" <<'END'
  #!/bin/sh
  \(program)
  END
  chmod +x "$2"
  """
}

/// A folder with an exercise that is laid out, in which the course runs as a process.
private struct ScriptedCourse {
  var program = products.appending(path: "course")
  let folder: URL
  let temporary: URL

  var temporaryFiles: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
  }

  /// What the course has said so far, on standard output and on standard error.
  var words: String { (try? String(textOf: folder.appending(path: "words"))) ?? "" }

  /// Starts the course.
  func start(_ arguments: [String], variables: [String: String] = [:]) throws -> ChildProcess {
    try write("", to: "words", in: folder)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let changes = [
      "PATH": "\(folder.path)/bin:\(path)", "TMPDIR": temporary.path, "PLACE": folder.path,
      "TIME_LIMIT": "300", Programs.noBuild: "1",
    ]
    return try ChildProcess(
      starting: [program.path] + arguments, in: folder.path,
      output: folder.appending(path: "words").path,
      environment: ProcessInfo.processInfo.environment.merging(changes) { $1 }
        .merging(variables) { $1 })
  }

  /// Waits for the end of the course.
  func ending(of course: ChildProcess) async throws -> Run.Ending {
    try #require(await holds { course.hasEnded })
    return course.reap()
  }

  /// Returns what the course says to a command, and expects its status.
  func says(
    _ arguments: [String], variables: [String: String] = [:], status: Int32 = 0
  ) async throws -> String {
    let ending = try await ending(of: try start(arguments, variables: variables))
    #expect(ending == .exited(status: status), "it says \(words)")
    #expect(!words.contains("Error Domain") && !words.contains("NS") && !words.contains("Swift."))
    return words
  }
}

/// Makes a folder with an exercise that is laid out, and a compiler that is a script.
private func inScriptedCourse(
  compiler: String = "", _ visit: (ScriptedCourse) async throws -> Void
) async throws {
  try await inSmallCourse { course in
    try await withTemporaryFolder { temporary in
      let folder = course.files.root
      try write("", to: "Package.swift", in: folder)
      _ = try course.files.layOut(sample().program, at: sample().path)
      try await install(compiler, as: "bin/swiftc", in: folder)
      try await visit(ScriptedCourse(folder: folder, temporary: temporary))
    }
  }
}
