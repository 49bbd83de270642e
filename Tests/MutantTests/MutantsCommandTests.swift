import Foundation
import TestSupport
import Testing
import CourseSupport

@testable import mutants

/// The command, run as a process, with a `swift` that is a script.
@Suite struct MutantsCommandTests {
  /// Runs the command in a package with one mutant.
  private func run(
    _ arguments: [String] = [], core: String = "i < 3\n", swift: String = "exit 0"
  ) async throws -> Run {
    try await inPackage(core: core, swift: swift) { mutants, folder in
      try await Run.of(
        [mutants.path(percentEncoded: false)] + arguments, in: folder,
        environment: ["PATH": path(in: folder)], limit: .seconds(60))
    }
  }

  /// A path on which the script comes first.
  private func path(in folder: URL) -> String {
    folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  /// Makes a package with one mutant.
  private func inPackage<Result>(
    core: String = "i < 3\n", swift: String,
    _ visit: (_ mutants: URL, _ folder: URL) async throws -> Result
  ) async throws -> Result {
    try await withTemporaryFolder { folder in
      for (path, text) in [
        ("Package.swift", ""), ("Sources/ReactiveCore/A.swift", core),
        ("Sources/ReactiveCore/A.docc/A.md", "A page.\n"), ("Sources/LessonKit/B.swift", ""),
        ("Tests/ReactiveCoreTests/ATests.swift", ""),
        ("Sources/Tools/mutants/mutants.txt", "A.swift: it counts too far\n- < 3\n+ <= 3\n"),
      ] { try write(text, to: path, in: folder) }
      try await install(swift, as: "swift", in: folder)
      return try await visit(try Products.executable("mutants"), folder)
    }
  }

  @Test("the copy has the sources and the pages of the core, as they are")
  func copies() async throws {
    try await inPackage(swift: "exit 0") { _, folder in
      let project = MutantProject(root: folder)
      try project.refreshCopy()
      for path in ["Sources/ReactiveCore/A.swift", "Sources/ReactiveCore/A.docc/A.md"] {
        let copy = try String(contentsOf: project.copy.appending(path: path), encoding: .utf8)
        #expect(try copy == project.text(of: path))
      }
      #expect(try Array(project.sources().keys) == ["A.swift"])
    }
  }

  @Test("--help says how it is used, and an unknown flag how to ask", arguments: ["--help", "-h"])
  func helps(flag: String) async throws {
    let run = try await run([flag])
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.contains("usage: swift run mutants"))
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(try await self.run(["--frob"]).ending == .exited(status: 64))
  }

  @Test("a mutant is found by the first test that fails, or survives")
  func tries() async throws {
    let fails = """
      case "$1-$(cat Broken/A.swift)" in
        'test-i <= 3') echo '✘ Test "counts" recorded an issue'; sleep 600 ;;
      esac
      """
    let found = try await run(swift: fails)
    #expect(found.output.hasSuffix("found by \"counts\"\n\n1 of 1 found.\n"))
    #expect(found.ending == .exited(status: 0))
    let survived = try await run()
    #expect(survived.output.contains("SURVIVED: A.swift: it counts too far\n- < 3\n+ <= 3\n"))
    #expect(survived.ending == .exited(status: 1))
  }

  @Test("a mutant in a body is built behind a switch, which is on when it is tried")
  func triesTogether() async throws {
    let fails = """
      grep -q 'mutant == 1' Broken/A.swift || exit 1
      test "$CORE_ONLY" || exit 1
      if test "$1-$MUTANT" = test-1; then echo '✘ Test "counts" recorded an issue'; sleep 600; fi
      """
    let found = try await run(core: "func a() { i < 3 }\n", swift: fails)
    #expect(found.output.contains("Trying 1 mutants that were built together.\n"))
    #expect(found.output.hasSuffix("found by \"counts\"\n\n1 of 1 found.\n"))
  }

  @Test("a mutant that the compiler refuses behind a switch gets a build of its own")
  func triesAlone() async throws {
    let fails = """
      if grep -q 'mutant == 1' Broken/A.swift; then
        echo 'mutants-1:1:2: error: no'; exit 1
      fi
      if grep -q '<= 3' Broken/A.swift && test "$1" = test; then exit 9; fi
      """
    let found = try await run(core: "func a() { i < 3 }\n", swift: fails)
    #expect(found.output.hasSuffix("found by tests that end with status 9\n\n1 of 1 found.\n"))
    #expect(found.ending == .exited(status: 0))
  }

  @Test("what it has started ends with it")
  func stops() async throws {
    let script = "sleep 600 & echo $$ $! > ../../started; wait"
    try await inPackage(swift: script) { mutants, folder in
      let output = folder.appending(path: "output").path
      try Data().write(to: URL(filePath: output))
      let command = try Child(
        starting: [mutants.path(percentEncoded: false)], in: folder.path,
        files: .init(input: "/dev/null", output: output, errors: output),
        environment: ProcessInfo.processInfo.environment
          .merging(["PATH": path(in: folder)]) { $1 })
      let started = await numbers(in: folder.appending(path: "started"), count: 2)
      kill(command.number, SIGINT)
      #expect(await holds { command.hasEnded })
      #expect(command.reap() == .killed(signal: SIGINT))
      for number in try #require(started) { #expect(await isGone(number)) }
    }
  }
}
