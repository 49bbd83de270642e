import Foundation
import LessonKit
import TestSupport
import Testing
import CourseSupport

@testable import course

/// What the course starts and makes ends with it.
///
/// These tests run the course as a process. Its compiler is a script, so no time limit is near.
@Suite struct OwnershipTests {
  @Test(
    "the course that is told to stop takes all with it",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT],
    Moment.allCases)
  func cleansUp(signal: Int32, moment: Moment) async throws {
    try await inScriptedSchool(moment.compiler) { school in
      let check = try school.start(["check", "3"])
      let numbers = try #require(await school.started(), "it says \(school.words)")
      kill(check.number, signal)
      #expect(try await school.ending(of: check) == .killed(signal: signal))
      for number in numbers {
        #expect(await isGone(number), "process \(number) lives on")
      }
      #expect(try school.temporaryFiles == [])
    }
  }

  #if os(Linux)
    @Test("with Ctrl-Z all that the course has started waits with it, and goes on with it")
    func waits() async throws {
      try await inScriptedSchool(Moment.running.compiler) { school in
        let check = try school.start(["check", "3"])
        let numbers = try #require(await school.started())
        for (signal, isStopped) in [(SIGTSTP, true), (SIGCONT, false), (SIGTSTP, true)] {
          kill(check.number, signal)
          for number in numbers + [check.number] {
            #expect(await holds { hasStopped(number) == isStopped })
          }
        }
        kill(check.number, SIGCONT)
        kill(check.number, SIGINT)
        #expect(try await school.ending(of: check) == .killed(signal: SIGINT))
        for number in numbers { #expect(await isGone(number), "process \(number) lives on") }
      }
    }

    /// Whether a process waits to be told to go on.
    private func hasStopped(_ number: pid_t) -> Bool {
      let state = try? String(contentsOf: URL(filePath: "/proc/\(number)/stat"), encoding: .utf8)
      return state?.contains(") T ") == true
    }
  #endif

  @Test("the course without a folder, or with no room to print in, says so")
  func needsPlace() async throws {
    try await inScriptedSchool("exit 1") { school in
      let course = products.appending(path: "course").path
      var scripts: [(String, Int32, String)] = [
        ("mkdir gone && cd gone && rmdir ../gone && exec \"$0\" progress", 64, "no Package.swift")
      ]
      if FileManager.default.fileExists(atPath: "/dev/full") {
        scripts.append(("exec \"$0\" progress > /dev/full", 74, "could be printed"))
      }
      for (script, status, words) in scripts {
        let run = try await Run.of(
          ["sh", "-c", script, course], in: school.folder, limit: .seconds(60))
        #expect(run.ending == .exited(status: status), "\(run.errors)")
        #expect(run.errors.contains(words))
      }
    }
  }

  /// What the course waits for when it is told to stop.
  ///
  /// What it waits for has started something by itself.
  enum Moment: CaseIterable {
    case compiling
    case running

    fileprivate var compiler: String {
      let waiter = #"sleep 600 & echo $$ $! > "$SCHOOL/started"; wait"#
      return switch self {
      case .compiling: waiter
      case .running: scriptedCompiler(of: waiter)
      }
    }
  }

  @Test("a check leaves nothing behind") func leavesNothing() async throws {
    let program = #"sleep 600 & echo $$ $! > "$SCHOOL/started"; echo tea"#
    try await inScriptedSchool(scriptedCompiler(of: program)) { school in
      let check = try school.start(["check", "3"])
      #expect(try await school.ending(of: check) == .exited(status: 3))
      let numbers = try #require(await school.started())
      for number in numbers { #expect(await isGone(number)) }
      #expect(try school.temporaryFiles == [])
    }
  }
}

/// A compiler that makes a program of a shell script.
func scriptedCompiler(of program: String) -> String {
  """
  while [ "$1" != -o ]; do shift; done
  cat > "$2" <<'END'
  #!/bin/sh
  \(program)
  END
  chmod +x "$2"
  """
}

/// A folder with a laid out exercise, in which the course runs as a process.
struct ScriptedSchool {
  let folder: URL

  /// What takes the place of the folder for temporary files.
  var temporary: URL { folder.appending(path: "temporary") }

  var temporaryFiles: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.path) }
  }

  /// What the course has said so far, on standard output and on standard error.
  var words: String {
    ["output", "errors"].map { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
    }.joined()
  }

  /// Starts the course.
  func start(_ arguments: [String]) throws -> Child {
    let (output, errors) = (folder.appending(path: "output"), folder.appending(path: "errors"))
    for file in [output, errors] { try Data().write(to: file) }
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = folder.appending(path: "bin").path + ":" + (environment["PATH"] ?? "")
    environment["TMPDIR"] = temporary.path
    environment["SCHOOL"] = folder.path
    environment["COURSE_PATIENCE"] = "100"
    return try Child(
      starting: [products.appending(path: "course").path] + arguments, in: folder.path,
      files: .init(input: "/dev/null", output: output.path, errors: errors.path),
      environment: environment)
  }

  /// Waits for the end of the course.
  func ending(of course: Child) async throws -> Run.Ending {
    try #require(await holds { course.hasEnded })
    return course.reap()
  }

  /// Waits for the numbers of what was started.
  func started() async -> [pid_t]? {
    await numbers(in: folder.appending(path: "started"), count: 2)
  }
}

/// Makes a folder with an exercise that is laid out, and a compiler that is a script.
func inScriptedSchool(
  _ compiler: String, _ visit: (ScriptedSchool) async throws -> Void
) async throws {
  try await inSchool { course in
    let school = ScriptedSchool(folder: course.files.root)
    try write("", to: "Package.swift", in: school.folder)
    _ = try course.files.layOut(sample())
    try FileManager.default.createDirectory(
      at: school.temporary, withIntermediateDirectories: false)
    try await install(compiler, as: "bin/swiftc", in: school.folder)
    try await visit(school)
  }
}
