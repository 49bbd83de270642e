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

  @Test("make alone prints the menu, and so does course, with all that there is, within 80 columns")
  func printsMenu() async throws {
    let run = try await make()
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    let course = try await Run.of(
      [Products.executable("course").path], in: Course.root, limit: .seconds(60))
    #expect(course.output == run.output + "\n")
    for program in Program.all {
      let title = program.headline.split(separator: " · ")[1]
      let line = "    \(program.name.padding(toLength: 34, withPad: " ", startingAt: 0))\(title)\n"
      let isThere = run.output.contains(line)
      #expect(isThere, "Sources/Tools/course/menu.txt needs this line:\n\(line)")
    }
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let rules = try Course.text("Makefile").matches(of: #/(?m)^([a-z][a-z-]*)-%:/#).map {
      String($0.1)
    }
    #expect(rules.count > 10)
    for rule in rules where rule != "walkthrough" {
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
    let (run, _) = try await make("\(verb)-\(number)", swift: "echo \"swift $*\"")
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.hasPrefix("swift run --quiet course \(verb) \(number)"), "\(run.output)")
  }

  @Test(
    "a number that is missing is told so", arguments: ["lesson", "predict-", "check-core", "quiz-"])
  func needsNumber(target: String) async throws {
    let run = try await make(target)
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == "")
    let line = run.errors.split(separator: "\n").first ?? ""
    let command = target.hasSuffix("-") ? target : target + "-"
    #expect(line == "error: the number is missing; try: make \(command)02")
  }

  /// Runs make in a folder whose path has an apostrophe and blanks, where a script stands for
  /// swift.
  ///
  /// - Parameters:
  ///   - target: What to make.
  ///   - script: What `swift` does; `$tools` is the folder in which it lies.
  ///   - programs: Other programs, by their paths in that folder.
  ///   - environment: Variables to set.
  /// - Returns: What make printed, and the log of the tests, if there is one.
  /// - Throws: What keeps make from running.
  private func make(
    _ target: String, swift script: String, programs: [String: String] = [:],
    environment: [String: String] = [:]
  ) async throws -> (run: Run, log: String?) {
    try await withTemporaryFolder { folder in
      let course = folder.appending(path: "Ada's course")
      let manifest = """
        let course = \"""
          01-tea | Tea | kettle
          \"""

        """
      try write(manifest, to: "Package.swift", in: course)
      // Foundation's own copying fails on Linux for whoever is not root.
      let copy = try await Run.of(
        ["cp", "-R"] + ["Makefile", ".ci"].map { Course.root.appending(path: $0).path }
          + [course.path], in: folder, limit: .seconds(60))
      #expect(copy.ending == .exited(status: 0), "\(copy.errors)")
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
      func isThere(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: course.appending(path: name).path)
      }
      #expect(!isThere("pwned"))
      return (run, try? String(textOf: course.appending(path: ".build/test.log")))
    }
  }

  /// A `swift` that builds, and whose tests do something.
  private func tests(_ script: String) -> String {
    """
    case $1 in
      build) mkdir -p .build ;;
      test) test "$2" = list && exit 0
        \(script) ;;
    esac
    """
  }

  private let building = "Building; the first time this takes a minute.\n"

  @Test("make test shows progress and the runner's closing line, and keeps the whole output")
  func showsProgress() async throws {
    let passed = (1...250).map { "✔ Test \"number \($0)\" passed after 0.001 seconds." }
    let closing = "✔ Test run with 250 tests in 1 suite passed after 0.250 seconds."
    let all = (["◇ Test run started."] + passed + [closing]).joined(separator: "\n")
    let (run, log) = try await make("test", swift: tests("cat <<'END'\n\(all)\nEND\nexit 0"))
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == building)
    #expect(run.output == "100 tests, 0 failed\n200 tests, 0 failed\n\(closing)\n")
    #expect(log == "\(all)\n\nswift test ended with status 0\n")
  }

  @Test(
    "what is of use in the output of the tests is shown",
    arguments: Entry.all(in: "Tests/LessonTests/Runs/progress.txt"))
  func shows(entry: Entry) async throws {
    try await withTemporaryFolder { folder in
      try write((entry.parts["swift test"] ?? "") + "\n", to: "log", in: folder)
      let run = try await Run.of(
        ["awk", "-v", "log_file=.build/test.log", "-f", ".ci/progress.awk"], in: Course.root,
        input: folder.appending(path: "log"), limit: .seconds(60))
      #expect(run.output.split(separator: "\n") == entry.parts["make test"]?.split(separator: "\n"))
      #expect(run.ending == .exited(status: 1))
    }
  }

  @Test("a failure is shown when it happens; a run in which nothing ends is ended")
  func endsWhatHangs() async throws {
    let slow = """
      trap 'exit 1' INT
      echo '◇ Test run started.'
      echo '◇ Test plain() started.'
      for i in 1 2 3; do echo "◇ Test \\"slow $i\\" started."; done
      echo '✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded'
      echo '✘ Test plain() failed after 0.001 seconds with 1 issue.'
      echo '✔ Test "slow 1" with 2 test cases passed after 0.001 seconds.'
      while :; do sleep 0.1; done
      """
    let (run, _) = try await make("test", swift: tests(slow), environment: ["TICK": "0.2"])
    #expect(run.ending == .exited(status: 2))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(2) == [
        "✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded",
        "No test has ended for 0.6 seconds. This one has been running longest: \"slow 2\"",
      ])
    #expect(
      lines.suffix(3) == [
        "✘ Test plain() failed after 0.001 seconds with 1 issue.",
        "error: no test has ended for 6 seconds, so the run was ended: \"slow 2\"",
        "error: swift test ended with status 1; its whole output: .build/test.log",
      ])
  }

  @Test("what does not build is told in full, and nothing runs")
  func showsBuildErrors() async throws {
    let (run, log) = try await make(
      "test", swift: "case $1 in build) echo \"main.swift:1:1: error: $3\"; exit 1 ;; esac")
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(building + "main.swift:1:1: error: "))
    #expect(log == nil)
  }

  @Test("on macOS, the toolchain of swiftly stays the first", arguments: ["Darwin", "Linux"])
  func keepsToolchain(system: String) async throws {
    let (run, _) = try await make(
      "lesson-1", swift: "echo of the path",
      programs: ["tools/uname": "echo \(system)", "own/swift": "echo own"],
      environment: ["SWIFTLY_BIN_DIR": "own"])
    #expect(run.output == (system == "Darwin" ? "own\n" : "of the path\n"))
  }

  @Test(
    "a check is no failure of make if the program is right, or wrong; all else is",
    arguments: [(0, 0), (3, 0), (1, 2), (64, 2), (74, 2), (139, 2)] as [(Int32, Int32)])
  func checks(status: Int32, ending: Int32) async throws {
    let (run, _) = try await make("check-03", swift: "exit \(status)")
    #expect(run.ending == .exited(status: ending))
  }
}
