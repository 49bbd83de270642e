import Foundation
import LessonKit
import Workshop

/// Builds a core that a learner has written parts of, and runs the course and the tests on it.
struct CoreCheck: Sendable {
  let root: URL

  /// How many times as long as usual everything may take.
  let patience: Int

  /// A chapter whose code stops the program, in a core that was made for that; 0 for none.
  var stopped = 0

  /// The environment variable that says so.
  static let stopVariable = "STOPPED_CHAPTER"

  /// What came of a lesson on that core.
  enum Outcome: Sendable, Equatable {
    case holds
    case differs(Difference)
    case endless
    case crashed(Run.Ending, String)
  }

  /// What came of the tests.
  struct Tests: Sendable, Equatable {
    var all: [TestEvents.Test] = []

    var held: Int { all.count { $0.failures.isEmpty } }
    var failed: [TestEvents.Test] { all.filter { !$0.failures.isEmpty } }
    var laws: Set<Int> { Set(all.compactMap(\.law)) }
    var lawsHeld: Set<Int> { laws.subtracting(failed.compactMap(\.law)) }
  }

  /// Builds the core alone.
  ///
  /// - Returns: What the compiler complains of, if there is anything.
  func buildCore() async throws -> String? { try await build(["--target", "ReactiveCore"]) }

  /// Builds the lessons on it.
  func buildLessons() async throws -> String? { try await build([]) }

  /// Builds the core's tests on it.
  func buildTests() async throws -> String? { try await build(["--build-tests"]) }

  /// Runs a lesson, and compares what it prints with its snapshot.
  func outcome(of lesson: CourseList.Lesson, page: String) async throws -> Outcome {
    let program = root.appending(path: "\(Self.products)/debug/lesson-\(lesson.name)").path
    let run = try await Run.of(
      [program], in: root, environment: environment, limit: .seconds(10) * patience)
    switch run.ending {
    case .stopped: return .endless
    case .exited(status: 0):
      return Difference(expected: page, actual: run.output).map(Outcome.differs) ?? .holds
    default: return .crashed(run.ending, run.errors)
    }
  }

  /// Runs the core's tests.
  ///
  /// Tests share one process. When one of them stops it, or does not come to an end, those that were
  /// running are tried one by one, and then the others go on without them.
  func runTests() async throws -> Tests {
    var tests = Tests()
    for _ in 1...5 {
      let skip = tests.all.flatMap { ["--skip", Self.pattern(of: $0)] }
      let (events, run) = try await runTests(skip, limit: .seconds(150))
      tests.all += events.tests.filter(\.hasEnded)
      if events.running.isEmpty { break }
      for suspect in events.running {
        let only = ["--filter", Self.pattern(of: suspect)]
        let (events, run) = try await runTests(only, limit: .seconds(30))
        var suspect = events.tests.first ?? suspect
        if let trouble = Self.trouble(of: run) { suspect.failures.append(trouble) }
        tests.all.append(suspect)
      }
      if run.ending == .exited(status: 0) { break }
    }
    return tests
  }

  /// The same check, in which the code of a chapter stops the program.
  func stopping(_ chapter: Int) -> CoreCheck {
    var check = self
    check.stopped = chapter
    return check
  }

  /// Whether some tests do not come to their end.
  func isStopped(by tests: [TestEvents.Test]) async throws -> Bool {
    let only = tests.flatMap { ["--filter", Self.pattern(of: $0)] }
    return try await runTests(only, limit: .seconds(300)).1.ending != .exited(status: 0)
  }

  private func runTests(
    _ choice: [String], limit: Duration
  ) async throws -> (TestEvents, Run) {
    try await withTemporaryFolder { work in
      let stream = work.appending(path: "events")
      let run = try await swift(
        [
          "test", "--skip-build", "--disable-xctest", "--event-stream-version", "0",
          "--event-stream-output-path", stream.path,
        ] + choice, limit: limit)
      let text = (try? String(contentsOf: stream, encoding: .utf8)) ?? ""
      return (TestEvents(stream: text), run)
    }
  }

  /// What a test that did not end well says.
  private static func trouble(of run: Run) -> String? {
    switch run.ending {
    case .stopped: return "It does not come to an end."
    case .exited(status: 0): return nil
    default:
      let words = (run.errors + run.output).split(separator: "\n").first {
        $0.contains("Fatal error:")
      }
      return words.map { "It stops: \(fatalError(in: String($0)))" } ?? "It crashes."
    }
  }

  /// A regular expression for one test.
  private static func pattern(of test: TestEvents.Test) -> String {
    "^" + NSRegularExpression.escapedPattern(for: test.id)
  }

  private func build(_ arguments: [String]) async throws -> String? {
    let run = try await swift(["build"] + arguments, limit: .seconds(1_200))
    switch run.ending {
    case .exited(status: 0): return nil
    case .stopped:
      throw Trouble(message: "the build was stopped, because it took more than twenty minutes")
    case .exited(status: 127):
      throw Trouble(message: "swift is not found; install Swift, or mend your PATH")
    default: return run.output + run.errors
    }
  }

  /// Runs a command of SwiftPM on the core that was put together.
  private func swift(_ arguments: [String], limit: Duration) async throws -> Run {
    let command = ["swift", arguments[0], "--scratch-path", Self.products] + arguments.dropFirst()
    return try await Run.of(
      command, in: root, environment: environment, limit: limit * patience, room: 50_000_000)
  }

  private var environment: [String: String] {
    ["CORE_FOLDER": OwnCore.composed, Self.stopVariable: "\(stopped)"]
  }

  private static let products = ".build/own/build"
}

/// What a program said when it stopped itself: the words after `Fatal error:`.
func fatalError(in text: String) -> String {
  let line = text.split(separator: "\n").first { $0.contains("Fatal error:") } ?? ""
  return line.split(separator: "Fatal error:", maxSplits: 1).last.map { $0.trimmed } ?? ""
}
