import Foundation
import LessonKit
import TestSupport
import Testing
import CourseSupport

@testable import course

/// What the course says, and with which status it ends, when something is wrong around an exercise.
///
/// These tests run the course as a process, with a compiler that is a script.
@Suite struct ToolErrorTests {
  @Test(
    "a check has a status for right, one for wrong, and one for trouble",
    arguments: [
      (scriptedCompiler(of: "printf 'tea\\nmilk\\n'"), 0, "Well done"),
      (scriptedCompiler(of: "echo water"), 3, "Not yet"),
      (scriptedCompiler(of: "echo water; exit 1"), 3, "Not yet"),
      ("echo 'main.swift:1:1: error: oh' >&2; exit 1", 3, "Not yet"),
      ("echo 'error: No space left on device' >&2; exit 1", 74, "room on the disk"),
      ("echo \"main.swift:1:8: error: no such module 'LessonKit'\" >&2; exit 1", 74, "swift build"),
      ("exit 127", 74, "swiftc"),
      ("kill -9 $$", 74, "the compiler"),
    ] as [(String, Int32, String)])
  func hasItsStatus(compiler: String, status: Int32, words: String) async throws {
    try await inScriptedSchool(compiler) { school in
      let answer = try await school.says("check", "3", status: status)
      #expect(answer.contains(words))
    }
  }

  @Test("no folder for temporary files is trouble with a remedy")
  func needsTemporaryFolder() async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      try FileManager.default.removeItem(at: school.temporary)
      let words = try await school.says("check", "3", status: 74)
      #expect(words.contains("TMPDIR"))
      #expect(words.contains("temporary"))
      #expect(!FileManager.default.fileExists(atPath: school.temporary.path))
    }
  }

  @Test(
    "a program that cannot be read is trouble, and the others can be used",
    arguments: ["check", "hint", "solution"])
  func cannotRead(step: String) async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      try Data("// tea\r\n// caf".utf8 + [0xE9, 0x0A]).write(to: school.program)
      let bytes = try await school.says(step, "3", status: 74)
      #expect(bytes.contains("Exercises/03-tea/main.swift, line 2") && bytes.contains("UTF-8"))
      #expect(try await school.says("progress", status: 0).contains("begun  03   Tea"))
      try FileManager.default.removeItem(at: school.program)
      try FileManager.default.createDirectory(
        at: school.program, withIntermediateDirectories: false)
      let folder = try await school.says(step, "3", status: 74)
      #expect(folder.contains("error: cannot read Exercises/03-tea/main.swift: "))
    }
  }

  @Test("a folder of programs that cannot be read is trouble, and not an empty one")
  func needsDesk() async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      let desk = school.folder.appending(path: "Exercises")
      try FileManager.default.removeItem(at: desk)
      try Data().write(to: desk)
      let words = try await school.says("progress", status: 74)
      #expect(words.contains("error: cannot read Exercises: "))
      try FileManager.default.removeItem(at: desk)
      #expect(try await school.says("progress", status: 0).contains("0 of "))
    }
  }

  @Test("on a full disk an exercise is laid out whole, or not at all")
  func laysOutWhole() async throws {
    try await inScriptedSchool("exit 1") { school in
      try FileManager.default.removeItem(at: school.program)
      // No file may grow here, as if the disk were full.
      let command = "(trap '' XFSZ; ulimit -f 0; \"$0\" exercise 3)"
      let full = "{ \(command); echo \"status $?\"; } 2>&1 | cat"
      let course = products.appending(path: "course").path
      let run = try await Run.of(
        ["sh", "-c", full, course], in: school.folder, limit: .seconds(60))
      #expect(run.output.contains("error: cannot write Exercises/03-tea/main.swift"))
      #expect(run.output.hasSuffix("status 74\n"))
      let desk = school.program.deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: desk) == [])
      #expect(try await school.says("exercise", "3", status: 0).contains("main.swift"))
    }
  }

  @Test("an exercise that is solved is praised, also if that cannot be noted")
  func praisesAnyway() async throws {
    try await inScriptedSchool(scriptedCompiler(of: "printf 'tea\\nmilk\\n'")) { school in
      try FileManager.default.createDirectory(
        at: school.folder.appending(path: "Exercises/03-tea/passed/x"),
        withIntermediateDirectories: true)
      let words = try await school.says("check", "3", status: 0)
      #expect(words.contains("Well done"))
      #expect(words.contains("could not be noted"))
      #expect(words.contains("Exercises/03-tea/passed"))
    }
  }

  @Test("a folder that is broken or strange does not stop the others")
  func worksWithTheRest() async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      for (path, text) in [
        "05-broken/replies.json": "{",
        "06-untitled/replies.json": #"{"replies": [], "hints": []}"#,
        "07-numbered/replies.json": #"{"title": 7, "replies": [], "hints": []}"#,
        "08-stray/notes.txt": "", "9.txt": "",
      ] { try write(text, to: "Sources/Exercises/\(path)", in: school.folder) }
      _ = try await school.says("check", "3", status: 3)
      let progress = try await school.says("progress", status: 0)
      #expect(progress.contains("begun  03   Tea"))
      for (number, words) in [
        ("5", "Sources/Exercises/05-broken/replies.json is no card: it is no JSON"),
        ("6", "Sources/Exercises/06-untitled/replies.json is no card: there is no 'title'"),
        ("7", "Sources/Exercises/07-numbered/replies.json is no card: title: this is of another"),
        ("8", "Sources/Exercises/08-stray/replies.json is missing"),
      ] {
        let answer = try await school.says("check", number, status: 74)
        #expect(answer.contains(words))
        #expect(progress.replacing(/\n +/, with: " ").contains(words))
      }
      #expect(!progress.contains("9.txt"))
    }
  }

  @Test(
    "a crash says its signal, and an exit its status",
    arguments: [
      ("kill -SEGV $$", "signal 11 (segmentation fault)"), ("exit 7", "status 7"),
      ("echo oh >&2; exit 7", "status 7. It said:\n\n  oh\n"),
    ])
  func saysHow(program: String, words: String) async throws {
    try await inScriptedSchool(scriptedCompiler(of: program)) { school in
      let answer = try await school.says("check", "3", status: 3)
      #expect(answer.contains(words))
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
    try await inScriptedSchool(scriptedCompiler(of: program)) { school in
      let words = try await school.says("check", "3", status: 3)
      #expect(words.count < 2_000)
      #expect(
        words.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }

  @Test(
    "a count of hints that is nonsense begins anew or ends",
    arguments: ["-5", "99999999999999999999", "9223372036854775807", "some", "\u{0}"])
  func countsAnew(count: String) async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      try Data(count.utf8).write(to: school.folder.appending(path: "Exercises/03-tea/hints"))
      #expect(try await school.says("hint", "3", status: 0).contains("1. Boil."))
    }
  }

  @Test("lines may end as they do on Windows") func readsWindowsLines() async throws {
    try await inScriptedSchool(scriptedCompiler(of: "echo water")) { school in
      let solution = sample().solution.replacing("\n", with: "\r\n")
      try Data(solution.utf8).write(to: school.program)
      #expect(try await school.says("solution", "3", status: 0).contains("to the letter"))
    }
  }
}

extension ScriptedSchool {
  /// The program of the learner.
  fileprivate var program: URL { folder.appending(path: "Exercises/03-tea/main.swift") }

  /// Returns what the course says to a command, and expects its status.
  func says(_ arguments: String..., status: Int32) async throws -> String {
    let course = try start(arguments)
    let ending = try await ending(of: course)
    #expect(ending == .exited(status: status), "it says \(words)")
    #expect(!words.contains("Error Domain") && !words.contains("NS") && !words.contains("Swift."))
    #expect(words.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.hasPrefix("error: ") })
    return words
  }
}
