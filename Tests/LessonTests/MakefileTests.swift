import Foundation
import LessonKit
import Testing
import Workshop

/// The commands that a learner types.
///
/// SwiftPM runs once at a time: where a command builds, another program stands for `swift`.
@Suite struct MakefileTests {
  private func make(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Run {
    try await Run.of(
      URL(filePath: "/usr/bin/env"),
      ["make", "--no-print-directory", "-C", Course.root.path(percentEncoded: false)] + arguments,
      environment: ["MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": ""].merging(environment) { $1 })
  }

  @Test("make alone prints the menu, and so does course, with all that there is, within 80 columns")
  func printsMenu() async throws {
    let run = try await make()
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    let course = try await Run.of(
      [Products.executable("course").path(percentEncoded: false)], in: Course.root,
      limit: .seconds(60))
    #expect(course.output == run.output + "\n")
    for lesson in Course.lessons {
      #expect(run.output.contains("lesson-\(lesson.name) "))
      #expect(run.output.contains("  \(lesson.title)\n"))
    }
    for chapter in Course.chapters {
      #expect(run.output.contains("    chapter-\(chapter.name) "))
      #expect(run.output.contains("  \(chapter.title)\n"))
    }
    #expect(run.output.split(separator: "\n").filter { $0.count > 80 }.map(String.init) == [])
    let makefile = try String(textOf: Course.root.appending(path: "Makefile"))
    let rules = makefile.matches(of: #/(?m)^([a-z][a-z-]*)-%:/#).map { String($0.1) }
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
  ///   - files: Other files in that folder, by their paths, which are programs.
  ///   - environment: Variables to set.
  ///   - words: Words that suffice.
  /// - Returns: What make printed, and the log of the tests, if there is one.
  /// - Throws: What keeps make from running.
  private func make(
    _ target: String, swift script: String, files: [String: String] = [:],
    environment: [String: String] = [:], until words: String? = nil
  ) async throws -> (run: Run, log: String?) {
    try await withTemporaryFolder { folder in
      // Linux runs no program that anybody has open for writing, such as a child of another test. So
      // the programs are written here, and `cp`, which has no children, makes those that run.
      let draft = folder.appending(path: "draft")
      let tools = draft.appending(path: "tools")
      try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
      for file in ["Makefile", ".ci"] {
        // Foundation's own copying fails on Linux for whoever is not root.
        let original = Course.root.appending(path: file).path(percentEncoded: false)
        let copy = try await Run.of(
          ["cp", "-R", original, draft.path(percentEncoded: false)], in: folder,
          limit: .seconds(600))
        #expect(copy.ending == .exited(status: 0), "\(copy.errors)")
      }
      let manifest = """
        let course = \"""
          01-tea | Tea | kettle
          \"""
        let book = \"""
          01-kettle | A kettle
          \"""

        """
      try Data(manifest.utf8).write(to: draft.appending(path: "Package.swift"))
      let programs = [
        "swift": script, "lesson-01-tea": "echo tea", "xcrun": "exit 1",
        "docc": """
        while test $# -gt 1; do
          case $1 in
            --output-path) mkdir "$2" ;;
            --output-dir) mkdir -p "$2/data/documentation"
              cp Sources/page.json "$2/data/documentation/core.json" ;;
          esac
          shift
        done
        """,
      ]
      for (name, lines) in programs {
        let file = tools.appending(path: name)
        try Data("#!/bin/sh\ntools=$(dirname \"$0\")\n\(lines)\n".utf8).write(to: file)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
      }
      for (name, text) in files {
        let file = draft.appending(path: name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: file.path(percentEncoded: false))
      }
      let course = folder.appending(path: "Ada's course")
      let copy = try await Run.of(
        ["cp", "-R", draft.path(percentEncoded: false), course.path(percentEncoded: false)],
        in: folder, limit: .seconds(600))
      #expect(copy.ending == .exited(status: 0), "\(copy.errors)")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let usual = [
        "MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": "", "CI": "", "SWIFTLY_BIN_DIR": "",
        "PATH": course.appending(path: "tools").path(percentEncoded: false) + ":" + path,
      ]
      let run = try await Run.of(
        ["make", "--no-print-directory", "-C", course.path(percentEncoded: false), target],
        in: folder, environment: usual.merging(environment) { $1 }, limit: .seconds(60),
        until: words)
      let pwned = course.appending(path: "pwned").path(percentEncoded: false)
      #expect(!FileManager.default.fileExists(atPath: pwned))
      if target == "docs", run.ending == .exited(status: 0) {
        let page = course.appending(path: "Docs").path(percentEncoded: false)
        #expect(FileManager.default.fileExists(atPath: page), "there is no \(page)")
      }
      let log = course.appending(path: ".build/test.log")
      return (run, try? String(contentsOf: log, encoding: .utf8))
    }
  }

  /// A `swift` that builds, and whose tests print some lines and end with a status.
  private func tests(_ lines: String, status: Int) -> String {
    """
    case $1 in
      build) mkdir -p .build ;;
      test) test "$2" = list && exit 0
        cat <<'END'
    \(lines)
    END
        exit \(status) ;;
    esac
    """
  }

  private let building = "Building; the first time this takes a minute.\n"

  @Test("make test shows progress and the runner's closing line, and keeps the whole output")
  func showsProgress() async throws {
    let passed = (1...250).map { "✔ Test \"number \($0)\" passed after 0.001 seconds." }
    let closing = "✔ Test run with 250 tests in 1 suite passed after 0.250 seconds."
    let all = (["◇ Test run started."] + passed + [closing]).joined(separator: "\n")
    let (run, log) = try await make("test", swift: tests(all, status: 0))
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == building)
    #expect(run.output == "100 tests, 0 failed\n200 tests, 0 failed\n\(closing)\n")
    #expect(log == "\(all)\n\nswift test ended with status 0\n")
  }

  /// What a run printed in which all kinds of things went wrong.
  private let failures = """
    [0/1] Planning build
    a line
    error: that a test prints
    ◇ Test run started.
    ↳ Testing Library Version: 6.3.1 (937120cbc281cf2)
    ◇ Suite FTests started.
    ◇ Test plain() started.
    ◇ Test "is known" started.
    ➜ Test disabled() skipped: "not now"
    ✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded
    ↳ plainly
    ◇ Test case passing 1 argument number → 1 to "takes arguments" started.
    ✘ Test "takes arguments" recorded an issue with 1 argument number → 2 at F.swift:10:73: \
    Expectation failed: (number → 2) == 1
    ━ Test "is known" recorded a known issue at F.swift:8:65: Issue recorded
    ↳ known
    ✘ Test "skip follows its drawing" recorded an issue at F.swift:5:48: \
    Expectation failed: (1 + 1 → 2) == 3
    ↳ not
      three
    ✘ Test plain() failed after 0.001 seconds with 1 issue.
    ✔ Test "one and one is two" passed after 0.001 seconds.
    """

  private let issues = """
    ✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded
    ↳ plainly
    ✘ Test "takes arguments" recorded an issue with 1 argument number → 2 at F.swift:10:73: \
    Expectation failed: (number → 2) == 1
    ✘ Test "skip follows its drawing" recorded an issue at F.swift:5:48: \
    Expectation failed: (1 + 1 → 2) == 3
    ↳ not
      three

    """

  /// In the end each test that failed has one line, those of the core before the others.
  private let failed = """
    ✘ Test "skip follows its drawing" recorded an issue at F.swift:5:48: \
    Expectation failed: (1 + 1 → 2) == 3
    ✘ Test plain() failed after 0.001 seconds with 1 issue.
    ✘ Test "takes arguments" recorded an issue with 1 argument number → 2 at F.swift:10:73: \
    Expectation failed: (number → 2) == 1

    """

  private let place = "error: swift test ended with status 1; its whole output: .build/test.log\n"

  @Test("make test shows what failed, and where the rest is")
  func showsFailures() async throws {
    let closing = "✘ Test run with 7 tests in 1 suite failed after 0.002 seconds with 5 issues."
    let (run, log) = try await make("test", swift: tests("\(failures)\n\(closing)", status: 1))
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == issues + failed + closing + "\n" + place)
    #expect(log?.hasPrefix(failures) == true)
  }

  @Test("a failure is shown when it happens; a run in which nothing ends is ended")
  func endsWhatHangs() async throws {
    let slow = """
      case $1 in
        build) mkdir -p .build ;;
        test)
          test "$2" = list && exit 0
          trap 'exit 1' INT
          echo '◇ Test run started.'
          echo '◇ Test plain() started.'
          for i in 1 2 3; do echo "◇ Test \\"slow $i\\" started."; done
          echo '✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded'
          echo '✘ Test plain() failed after 0.001 seconds with 1 issue.'
          echo '✔ Test "slow 1" with 2 test cases passed after 0.001 seconds.'
          while :; do sleep 0.1; done ;;
      esac
      """
    let (run, _) = try await make("test", swift: slow, environment: ["TICK": "0.2"])
    #expect(run.ending == .exited(status: 2))
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "✘ Test plain() recorded an issue at F.swift:7:80: Issue recorded")
    #expect(
      lines.dropFirst().first
        == "No test has ended for 0.6 seconds. This one has been running longest: \"slow 2\"")
    #expect(
      lines.suffix(3) == [
        "✘ Test plain() failed after 0.001 seconds with 1 issue.",
        "error: no test has ended for 6 seconds, so the run was ended: \"slow 2\"",
        "error: swift test ended with status 1; its whole output: .build/test.log",
      ])
  }

  @Test("make test shows why the tests broke off")
  func showsCrash() async throws {
    let crash = """
      F.swift:7: Fatal error: boom

      *** Signal 4: Backtracing from 0x7f67bc4f9361... done ***

      *** Program crashed: Illegal instruction at 0x00007f67bc4f9361 ***

      Thread 0 "fPackageTests.x":
       14 [async]   error: Process 'tests' exited with unexpected signal code 4
             0x00007f67bad37170 in libTesting.so
      """
    let (run, _) = try await make("test", swift: tests("\(failures)\n\(crash)", status: 1))
    #expect(run.ending == .exited(status: 2))
    let reasons = """
      [0/1] Planning build
      a line
      error: that a test prints
      F.swift:7: Fatal error: boom
      *** Signal 4: Backtracing from 0x7f67bc4f9361... done ***
      *** Program crashed: Illegal instruction at 0x00007f67bc4f9361 ***
      error: Process 'tests' exited with unexpected signal code 4

      """
    #expect(run.output == issues + failed + reasons + place)
  }

  @Test("make test fails with the tests, even if their last words are good")
  func keepsStatus() async throws {
    let closing = "✔ Test run with 1 test in 1 suite passed after 0.001 seconds."
    let (run, _) = try await make("test", swift: tests(closing, status: 1))
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == closing + "\n" + place)
  }

  @Test("what does not build is told in full, and nothing runs", arguments: ["test", "lessons"])
  func showsBuildErrors(target: String) async throws {
    let (run, log) = try await make(
      target, swift: "case $1 in build) echo \"main.swift:1:1: error: $3\"; exit 1 ;; esac")
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix(building + "main.swift:1:1: error: "))
    #expect(log == nil)
  }

  @Test("make lessons builds in silence where nobody looks, then runs the lessons")
  func runsLessons() async throws {
    let (run, _) = try await make(
      "lessons",
      swift: """
        case "$*" in
          *--show-bin-path) echo "$tools" ;;
          *--quiet*) ;;
          *) echo '[1/240] Compiling' ;;
        esac
        """)
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == building)
    #expect(run.output == "tea\n\n")
  }

  @Test("on macOS, the toolchain of swiftly stays the first", arguments: ["Darwin", "Linux"])
  func keepsToolchain(system: String) async throws {
    let (run, _) = try await make(
      "lesson-1", swift: "echo of the path",
      files: ["tools/uname": "#!/bin/sh\necho \(system)\n", "own/swift": "#!/bin/sh\necho own\n"],
      environment: ["SWIFTLY_BIN_DIR": "own"])
    #expect(run.output == (system == "Darwin" ? "own\n" : "of the path\n"))
  }

  @Test("make docs works in a path with an apostrophe")
  func buildsDocs() async throws {
    let (run, _) = try await make("docs", swift: symbols(page: #"{"title":"Subjects"}"#))
    #expect(run.ending == .exited(status: 0), "\(run.errors)")
    #expect(run.errors == "")
  }

  @Test("make docs fails if no topic names a symbol, and says which")
  func findsUnnamed() async throws {
    let page = #"{"topics":[{"generated":true,"symbols":["doc:\/\/core\/Tea"]}]}"#
    let (run, _) = try await make("docs", swift: symbols(page: page))
    #expect(run.ending == .exited(status: 2))
    let line = run.errors.split(separator: "\n").first ?? ""
    let catalog = "Sources/ReactiveCore/ReactiveCore.docc"
    #expect(line == "error: no topic in \(catalog) names doc://core/Tea")
  }

  /// A `swift` that writes symbols, a catalog, and the page that docc makes of it.
  private func symbols(page: String) -> String {
    """
    for symbols; do :; done
    mkdir -p "$symbols"
    for module in ReactiveCore AppBridge LessonKit; do
      touch "$symbols/$module.symbols.json"
      mkdir -p "Sources/$module/$module.docc"
      echo '# ``Core``' > "Sources/$module/$module.docc/Core.md"
    done
    cat > Sources/page.json <<'END'
    \(page)
    END
    """
  }

  @Test(
    "a check is no failure of make if the program is right, or wrong; all else is",
    arguments: [(0, 0), (3, 0), (1, 2), (64, 2), (74, 2), (139, 2)] as [(Int32, Int32)])
  func checks(status: Int32, ending: Int32) async throws {
    try await withTemporaryFolder { folder in
      try Data("#!/bin/sh\nexit \(status)\n".utf8).write(to: folder.appending(path: "script"))
      _ = try await Run.of(
        ["install", "-m", "755", "script", "swift"], in: folder, limit: .seconds(60))
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let run = try await make("check-03", environment: ["PATH": "\(folder.path):\(path)"])
      #expect(run.ending == .exited(status: ending))
    }
  }
}
