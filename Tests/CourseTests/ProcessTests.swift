import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import course

/// What the course says, and with which status it ends, and that all it has started ends with it.
///
/// These tests run the course as a process. Its compiler is a script, so no time limit is near.
@Suite struct ProcessTests {
  @Test(
    "a check has a status for right, one for wrong, and one for trouble",
    arguments: [
      (compiler(of: "printf 'tea\\nmilk\\n'"), 0, "Well done"),
      (compiler(of: "echo water"), 3, "Not yet"),
      (compiler(of: "kill -SEGV $$"), 3, "signal 11 (segmentation fault)"),
      (compiler(of: "echo oh >&2; exit 7"), 3, "status 7. It said:\n\n  oh\n"),
      ("echo 'main.swift:1:1: error: oh' >&2; exit 1", 3, "Not yet"),
      ("echo \"main.swift:1:8: error: no such module 'LessonKit'\" >&2; exit 1", 74, "swift build"),
      ("echo 'no folder' >&2; exit 1", 74, "It said:\n  no folder"),
    ] as [(String, Int32, String)])
  func hasItsStatus(compiler: String, status: Int32, words: String) async throws {
    try await inScriptedCourse(compiler) { scripted in
      let answer = try await scripted.says("check", "3", status: status)
      #expect(answer.contains(words))
      #expect(try scripted.temporaryFiles == [])
    }
  }

  @Test(
    "the course that is told to stop takes all with it, the compiler and the program",
    arguments: [SIGINT, SIGTERM], [true, false])
  func cleansUp(signal: Int32, isCompiling: Bool) async throws {
    // What it waits for has started something by itself.
    let waiter = #"sleep 600 & echo $$ $! > "$PLACE/started"; wait"#
    try await inScriptedCourse(isCompiling ? waiter : compiler(of: waiter)) { scripted in
      let check = try scripted.start(["check", "3"])
      let started = await numbers(in: scripted.folder.appending(path: "started"), count: 2)
      let numbers = try #require(started, "it says \(scripted.words)")
      kill(check.number, signal)
      #expect(try await scripted.ending(of: check) == .killed(signal: signal))
      for number in numbers { #expect(await isGone(number), "process \(number) lives on") }
      #expect(try scripted.temporaryFiles == [])
    }
  }

  @Test("a program that is no text is told with its line; the others can be used")
  func cannotRead() async throws {
    try await inScriptedCourse(compiler(of: "echo water")) { scripted in
      let program = scripted.folder.appending(path: "Exercises/03-tea/main.swift")
      try Data("// tea\r\n// caf".utf8 + [0xE9, 0x0A]).write(to: program)
      let bytes = try await scripted.says("check", "3", status: 74)
      #expect(bytes.contains("Exercises/03-tea/main.swift, line 2") && bytes.contains("UTF-8"))
      #expect(try await scripted.says("progress", status: 0).contains("begun  03   Tea"))
      let solution = sample().solution.replacing("\n", with: "\r\n")
      try Data(solution.utf8).write(to: program)
      #expect(try await scripted.says("solution", "3", status: 0).contains("to the letter"))
      let folder = scripted.folder.appending(path: "Exercises")
      try FileManager.default.removeItem(at: folder)
      try Data().write(to: folder)
      let words = try await scripted.says("progress", status: 74)
      #expect(words.contains("error: cannot read Exercises: "))
    }
  }

  @Test(
    "control characters and endless lines are shown safely",
    arguments: [
      #"printf '\033[2Jtea\t\0\r\n'"#, #"printf '\033[2J' >&2; exit 1"#,
      #"head -c 100000 /dev/zero | tr '\0' x"#,
      #"head -c 100000 /dev/zero | tr '\0' x >&2; exit 1"#,
      #"yes | head -n 100000 >&2; exit 1"#,
    ])
  func showsSafely(program: String) async throws {
    try await inScriptedCourse(compiler(of: program)) { scripted in
      let words = try await scripted.says("check", "3", status: 3)
      #expect(words.count < 2_000)
      #expect(
        words.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
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
  let folder: URL
  let temporary: URL

  var temporaryFiles: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
  }

  /// What the course has said so far, on standard output and on standard error.
  var words: String { (try? String(textOf: folder.appending(path: "words"))) ?? "" }

  /// Starts the course.
  func start(_ arguments: [String]) throws -> Child {
    try write("", to: "words", in: folder)
    let words = folder.appending(path: "words").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let changes = [
      "PATH": "\(folder.path)/bin:\(path)", "TMPDIR": temporary.path, "PLACE": folder.path,
      "TIME_LIMIT": "300",
    ]
    return try Child(
      starting: [products.appending(path: "course").path] + arguments, in: folder.path,
      files: .init(input: "/dev/null", output: words, errors: words),
      environment: ProcessInfo.processInfo.environment.merging(changes) { $1 })
  }

  /// Waits for the end of the course.
  func ending(of course: Child) async throws -> Run.Ending {
    try #require(await holds { course.hasEnded })
    return course.reap()
  }

  /// Returns what the course says to a command, and expects its status.
  func says(_ arguments: String..., status: Int32) async throws -> String {
    let ending = try await ending(of: try start(arguments))
    #expect(ending == .exited(status: status), "it says \(words)")
    #expect(!words.contains("Error Domain") && !words.contains("NS") && !words.contains("Swift."))
    return words
  }
}

/// Makes a folder with an exercise that is laid out, and a compiler that is a script.
private func inScriptedCourse(
  _ compiler: String, _ visit: (ScriptedCourse) async throws -> Void
) async throws {
  try await inSmallCourse { course in
    try await withTemporaryFolder { temporary in
      try write("", to: "Package.swift", in: course.files.root)
      _ = try course.files.layOut(sample())
      try await install(compiler, as: "bin/swiftc", in: course.files.root)
      try await visit(ScriptedCourse(folder: course.files.root, temporary: temporary))
    }
  }
}
