import CourseSupport
import Foundation
import TestSupport
import Testing

/// The commands that a learner types.
///
/// SwiftPM runs once at a time: where a command builds, another program stands for `swift`.
@Suite struct MakefileTests {
  private func make(_ arguments: String...) async throws -> Run {
    try await Run.of(
      ["make", "--no-print-directory"] + arguments, in: Course.root,
      environment: ["MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": ""], limit: .seconds(60))
  }

  @Test("make alone fits any screen, and leads to the menu with all that there is; so does course")
  func printsMenu() async throws {
    let start = try await make()
    let run = try await make("menu")
    for (words, output) in [([], start.output), (["menu"], run.output), (["-h"], run.output)] {
      let course = try await Run.of(
        [BuiltPrograms.executable("course").path] + words, in: Course.root, limit: .seconds(60))
      #expect(course.output == output)
      #expect(output.split(separator: "\n").allSatisfy { $0.count <= 60 })
      #expect(output.allSatisfy { $0.isASCII })
    }
    #expect(start.output.count { $0 == "\n" } < 12 && start.output.contains("More: make menu"))
    for item in Course.lessons + Course.chapters {
      let line = "\n  \(item.number)  \(item.title)\n"
      let isThere = run.output.contains(line)
      #expect(isThere, "Sources/Tools/course/menu.txt needs this line:\(line)")
    }
    let rules = try Course.text("Makefile").matches(of: #/(?m)^([a-z][a-z-]*)-%:/#).map {
      String($0.1)
    }
    #expect(rules.count > 10)
    for rule in rules {
      let isThere = ["make \(rule)-NN", "; \(rule)-NN", "\(rule)-NN help"].contains(
        where: run.output.contains)
      #expect(isThere, "the menu does not say what \(rule)-NN does")
    }
  }

  @Test(
    "make hands over what was typed, and nothing in it is a command",
    arguments: [
      "lesson", "predict", "step", "diff", "chapter", "exercise", "run", "check", "hint",
      "solution", "quiz", "core", "check-core", "hint-core", "solution-core",
    ])
  func handsOver(verb: String) async throws {
    let number = "x'; touch pwned; '"
    let run = try await make("\(verb)-\(number)", swift: "echo \"swift $*\"")
    #expect(run.ending == .exited(status: 0))
    let command = "swift run --quiet --scratch-path .build/course course \(verb) \(number)"
    #expect(run.output.hasPrefix(command), "\(run.output)")
  }

  @Test(
    "a number that is missing is told so", arguments: ["lesson", "predict-", "check-core", "quiz-"])
  func needsNumber(target: String) async throws {
    let run = try await make(target)
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == "")
    let line = run.errors.split(separator: "\n").first ?? ""
    let command = target.hasSuffix("-") ? target : target + "-"
    #expect(line == "error: the number is missing; try: make \(command)01")
  }

  /// Runs make in a folder whose path has an apostrophe and blanks, where a script stands for
  /// swift.
  ///
  /// - Parameters:
  ///   - target: What to make.
  ///   - script: What `swift` does; `$tools` is the folder in which it lies.
  ///   - programs: Other programs, by their paths in that folder.
  ///   - environment: Variables to set.
  /// - Returns: What make printed.
  /// - Throws: What keeps make from running.
  private func make(
    _ target: String, swift script: String, programs: [String: String] = [:],
    environment: [String: String] = [:]
  ) async throws -> Run {
    try await withTemporaryFolder { folder in
      let course = folder.appending(path: "Ada's course")
      try write(Course.text("Makefile"), to: "Makefile", in: course)
      try await install(Course.text(".ci/ready"), as: ".ci/ready", in: course)
      let tools = ["tools/swift": script].merging(programs) { $1 }
      for (path, script) in tools {
        try await install("tools=$(dirname \"$0\")\n\(script)", as: path, in: course)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let usual = [
        "MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": "", "CI": "", "SWIFTLY_BIN_DIR": "",
        "PATH": "\(course.appending(path: "tools").path):\(path)",
      ]
      let run = try await Run.of(
        ["make", "--no-print-directory", target], in: course,
        environment: usual.merging(environment) { $1 }, limit: .seconds(60))
      let isPwned = FileManager.default.fileExists(atPath: course.appending(path: "pwned").path)
      #expect(!isPwned)
      return run
    }
  }

  @Test("on macOS, the toolchain of swiftly stays the first", arguments: ["Darwin", "Linux"])
  func keepsToolchain(system: String) async throws {
    let run = try await make(
      "lesson-1", swift: "echo of the path",
      programs: ["tools/uname": "echo \(system)", "own/swift": "echo own"],
      environment: ["SWIFTLY_BIN_DIR": "own"])
    #expect(run.output == (system == "Darwin" ? "own\n" : "of the path\n"))
  }

  @Test(
    "a slip is told so", arguments: [("Lesson-01", "try: make lesson-01, or "), ("it's", "")])
  func knowsSlips(target: String, remedy: String) async throws {
    let run = try await make(target, swift: "exit 1")
    #expect(run.ending == .exited(status: 2))
    let words = "error: there is no command '\(target)'; \(remedy)list all with: make menu\n"
    #expect(run.errors.hasPrefix(words), "\(run.errors)")
  }

  @Test("a full disk is told in words, and a command waits for the build of another one")
  func saysWhatHinders() async throws {
    let df = "echo Filesystem; echo /dev/disk 100000 99000 2048 99% /"
    let full = try await make("lesson-1", swift: "echo built", programs: ["tools/df": df])
    #expect(full.ending == .exited(status: 2))
    #expect(full.output == "" && full.errors.hasPrefix("error: the disk is full, with 2 MB left;"))
    let fills = try await make(
      "test", swift: "touch full; exit 1", programs: ["tools/df": "test ! -e full || { \(df); }"])
    #expect(fills.errors.hasPrefix("error: the disk is full, with 2 MB left;"), "\(fills.errors)")
    let ps = "test -e seen || echo swift-build; touch seen"
    let waits = try await make(
      "lesson-1", swift: "echo built",
      programs: ["tools/ps": ps, ".build/course/.lock": "exit"])
    #expect(waits.output == "built\n")
    #expect(waits.errors.hasPrefix("Another command builds in .build/course; this one waits"))
  }

  @Test(
    "a program that is right, or wrong, or has lost its reader is no failure of make; all else is",
    arguments: [(0, 0), (3, 0), (141, 0), (1, 2), (64, 2), (74, 2), (139, 2)] as [(Int32, Int32)])
  func checks(status: Int32, ending: Int32) async throws {
    let run = try await make("check-03", swift: "exit \(status)")
    #expect(run.ending == .exited(status: ending))
  }
}
