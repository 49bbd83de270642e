import CourseSupport
import Foundation
import LessonKit

/// Builds a core that a learner has written parts of, and runs the lessons and the tests on it.
struct CoreCheck: Sendable {
  let core: OwnCore

  /// The learner's files.
  let parts: [OwnCore.Part]

  /// For how long a lesson may run; each takes some hundredths of a second on an idle machine.
  var timeLimit = Duration.seconds(5)

  /// For how long the tests may say nothing.
  static let silence = Duration.seconds(30)

  /// More variables for whatever runs.
  var variables: [String: String] = [:]

  private var environment: [String: String] {
    // A program that stops says where.
    let backtrace = "enable=yes,color=no,threads=crashed,registers=none,images=none,top=8"
    return core.environment(parts).merging(["SWIFT_BACKTRACE": backtrace]) { $1 }
      .merging(variables) { $1 }
  }

  /// What came of a lesson: what it prints is not what its page shows, or it did not come to its end,
  /// or neither.
  struct LessonOutcome: Sendable {
    let name: String
    var difference: Difference?
    var stop: Stop?

    var holds: Bool { difference == nil && stop == nil }
  }

  /// Builds the core, and the lessons or the tests on it.
  ///
  /// - Parameter arguments: For `swift build`.
  /// - Returns: What the compiler said, if it refuses something.
  /// - Throws: What keeps the build from running.
  func refusal(_ arguments: [String] = []) async throws -> String? {
    let run = try await swift(["build"] + arguments, limit: .seconds(1_800))
    if run.ending == .exited(status: 127) {
      throw ToolError(message: "swift is not found; install Swift, or mend your PATH")
    }
    return run.ending == .exited(status: 0) ? nil : run.output + run.errors
  }

  /// Runs lessons, and compares what each prints with its snapshot.
  ///
  /// When three of them have not come to an end, the others are not run: each would take its time.
  func outcomes(of lessons: [CourseList.Lesson]) async throws -> [LessonOutcome] {
    var outcomes: [LessonOutcome] = []
    for lesson in lessons where outcomes.count(where: { $0.stop?.isEndless == true }) < 3 {
      outcomes.append(try await outcome(of: lesson.program))
    }
    return outcomes
  }

  private func outcome(of lesson: String) async throws -> LessonOutcome {
    let program = core.files.root.appending(path: "\(OwnCore.products)/debug/\(lesson)").path
    // It is stopped as if it had crashed, so that it says where it was.
    let run = try await Run.of(
      [program], in: core.files.root, environment: environment, limit: timeLimit, stop: SIGTRAP)
    guard run.ending == .exited(status: 0) else {
      return LessonOutcome(name: lesson, stop: Stop(run, parts: parts))
    }
    let page = try core.files.snapshot(of: lesson)
    return LessonOutcome(
      name: lesson, difference: Difference(expected: page, actual: run.output))
  }

  /// Runs the core's tests, one after another: so the one that has begun last is the one that crashes
  /// or hangs.
  ///
  /// - Parameter tell: Gets each test that fails, at once.
  /// - Returns: What they told, and how they were stopped, if they did not come to an end.
  /// - Throws: What keeps them from running.
  func tests(tell: @escaping (TestLog.Failure) -> Void) async throws -> (log: TestLog, stop: Stop?)
  {
    var log = TestLog()
    let arguments = ["test", "--skip-build", "--disable-xctest", "--no-parallel"]
    let run = try await swift(arguments, limit: Self.silence) { lines in
      for line in lines.split(separator: "\n") {
        if let failure = log.read(line) { tell(failure) }
      }
    }
    return (log, log.running == nil ? nil : Stop(run, parts: parts))
  }

  private func swift(
    _ arguments: [String], limit: Duration, tell: ((String) -> Void)? = nil
  ) async throws -> Run {
    try await Run.of(
      ["swift", arguments[0]] + OwnCore.flags + arguments.dropFirst(), in: core.files.root,
      environment: environment, limit: limit, room: 50_000_000, tell: tell)
  }
}
