import CourseSupport
import Foundation
import SwiftReader

/// Builds a core that a learner has written parts of, and runs the lessons and the tests on it.
struct CoreCheck: Sendable {
  let core: OwnCore

  /// The learner's files.
  let parts: [OwnCore.Part]

  /// For how long a lesson may run; each takes some hundredths of a second on an idle machine.
  var timeLimit = Duration.seconds(5)

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
    return run.ending == .exited(status: 0) ? nil : run.output + run.errors
  }

  /// Runs lessons, and compares what each prints with its snapshot.
  ///
  /// When one has not come to an end, the others are not run: each would take its time.
  func outcomes(of lessons: [CourseList.Item]) async throws -> [LessonOutcome] {
    var outcomes: [LessonOutcome] = []
    for lesson in lessons where outcomes.last?.stop?.isEndless != true {
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
  /// or hangs, which is when nothing is said for half a minute.
  ///
  /// - Parameter tell: Gets the first eight tests that fail, each at once.
  /// - Returns: What they told, and how they were stopped, if they did not come to an end.
  /// - Throws: What keeps them from running.
  func tests(
    tell: @escaping (TestLog.Failure) -> Void
  ) async throws -> (log: TestLog, stop: Stop?) {
    var log = TestLog()
    let arguments = ["test", "--skip-build", "--disable-xctest", "--no-parallel"]
    let run = try await swift(arguments, limit: .seconds(30)) { lines in
      for line in lines.split(separator: "\n") {
        if let failure = log.read(line), log.failures.count <= 8 { tell(failure) }
      }
    }
    return (log, log.isWhole(after: run) ? nil : Stop(run, parts: parts))
  }

  private func swift(
    _ arguments: [String], limit: Duration, tell: ((String) -> Void)? = nil
  ) async throws -> Run {
    try await Run.of(
      ["swift", arguments[0]] + OwnCore.flags + arguments.dropFirst(), in: core.files.root,
      environment: environment, limit: limit, mostBytes: 50_000_000, tell: tell)
  }
}

/// How a program on a learner's core was stopped before its end, and where.
struct Stop: Sendable, Equatable {
  /// What it said when it stopped itself: the words after `Fatal error:`.
  let words: String

  /// Whether it was stopped from here, since it did not come to an end.
  let isEndless: Bool

  /// Whether its stack was full: the system ends such a program, and it prints nothing.
  let isOverflow: Bool

  /// The name of the learner's file that it named first, where the error is or in a backtrace.
  let file: String?

  /// That file and the line: ` at Exercises/Core/Subject.swift, line 31`; or nothing.
  private let place: String

  init(_ run: Run, parts: [OwnCore.Part]) {
    let text = run.errors + "\n" + run.output
    words = text.firstMatch(of: /Fatal error: (.+)/).map { $0.1.trimmed } ?? ""
    if case .stopped = run.ending { isEndless = true } else { isEndless = false }
    // SwiftPM says in words which signal has ended the tests.
    let isKilled = run.ending == .killed(signal: 11) || run.ending == .killed(signal: 10)
    isOverflow = words.isEmpty && (isKilled || text.contains(/signal code 1[01]\b/))
    let match = text.matches(of: /(?:ReactiveCore|Exercises\/Core)\/(\w+\.swift):(\d+)/)
      .first { match in parts.contains { $0.name == match.1 } }
    file = match.map { String($0.1) }
    place = match.map { " at \(OwnCore.learnerFolder)/\($0.1), line \($0.2)" } ?? ""
  }

  /// What happened, and where.
  var sentence: String {
    if isEndless { return "It does not come to an end\(place.isEmpty ? "" : "; it is")\(place)." }
    if isOverflow { return "The stack is full\(place): something calls itself again and again." }
    if words.isEmpty { return "It crashes\(place)." }
    if let gap { return "A body is still missing\(place): \(gap.shown(to: 200))" }
    return "It stops\(place): \(words.shown(to: 200))"
  }

  /// The function whose body is still missing, if that is what stopped it.
  private var gap: Substring? { words.wholeMatch(of: /chapter \d+: (.+)/)?.1 }

  /// What usually leads to this, if the chapter that explains the file knows.
  func usualCause(in usual: CoreChapter.Causes) -> String? {
    // Some systems stop a thread that waits for itself.
    if isEndless || words.contains("lock Mutex") { return "What usually hangs: \(usual.hangs)" }
    if gap != nil { return nil }
    return (isOverflow ? usual.overflows : usual.stops).map { "What usually crashes: \($0)" }
  }
}
