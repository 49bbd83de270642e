import CourseSupport
import Foundation

/// Builds a core that a learner has written parts of, and runs the lessons and the tests on it.
struct CoreCheck: Sendable {
  let core: OwnCore

  /// The learner's files.
  let parts: [OwnCore.Part]

  /// For how long a lesson may run; each takes some hundredths of a second on an idle machine.
  var timeLimit = Duration.seconds(5)

  /// Variables for whatever runs: a program that stops says where.
  var variables = ["SWIFT_BACKTRACE": "enable=yes,preset=friendly,top=8"]

  private var environment: [String: String] { core.environment(parts).merging(variables) { $1 } }

  /// What came of a lesson, or of a test: what it prints is not what its page shows, or it did not
  /// come to its end, or neither.
  struct Outcome: Sendable {
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
  func outcomes(of lessons: [CourseList.Item]) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for lesson in lessons.map(\.program) where outcomes.last?.stop?.cause != .hangs {
      let program = core.files.root.appending(path: "\(OwnCore.products)/debug/\(lesson)").path
      // It is stopped as if it had crashed, so that it says where it was.
      let run = try await Run.of(
        [program], in: core.files.root, environment: environment, limit: timeLimit, stop: SIGTRAP)
      var outcome = Outcome(name: lesson)
      if run.ending == .exited(status: 0) {
        let page = try core.files.snapshot(of: lesson)
        outcome.difference = Difference(expected: page, actual: run.output)
      } else {
        outcome.stop = Stop(run, parts: parts)
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Runs the core's tests, one after another: so the one that has begun last is the one that crashes
  /// or hangs, which is when nothing is said for half a minute.
  ///
  /// - Parameter tell: Gets the first eight tests that fail, each at once.
  /// - Returns: What they told, and the test that stopped them, if they did not come to an end.
  /// - Throws: What keeps them from running.
  func tests(
    tell: @escaping (TestLog.Failure) -> Void
  ) async throws -> (log: TestLog, stopped: Outcome?) {
    var log = TestLog()
    let report = core.files.root.appending(path: "\(OwnCore.products)/tests.jsonl")
    let arguments =
      ["test", "--skip-build", "--disable-xctest", "--no-parallel", "--quiet"]
      + TestEvents.flags(writing: report)
    let run = try await swift(arguments, limit: .seconds(30), report: report) { lines in
      for line in lines.split(separator: "\n") {
        if let failure = log.read(line), log.failures.count <= 8 { tell(failure) }
      }
    }
    if log.isWhole(after: run) { return (log, nil) }
    let stop = Stop(run, parts: parts)
    return (log, Outcome(name: log.running ?? "Before the first test", stop: stop))
  }

  private func swift(
    _ arguments: [String], limit: Duration, report: URL? = nil, tell: ((String) -> Void)? = nil
  ) async throws -> Run {
    try await Run.of(
      ["swift", arguments[0]] + OwnCore.flags + arguments.dropFirst(), in: core.files.root,
      environment: environment, limit: limit, mostBytes: 50_000_000, report: report, tell: tell)
  }
}

/// How a program on a learner's core was stopped before its end, and where.
struct Stop: Sendable, Equatable {
  /// What stopped it; the chapters tell by these words what usually leads to that.
  enum Cause: String {
    /// It was stopped from here, since it did not come to an end.
    case hangs

    /// Its stack was full: the system ends such a program, and it prints nothing.
    case overflows

    /// It stopped itself, or failed.
    case stops

    /// It came to a body that is still missing.
    case gap
  }

  let cause: Cause

  /// The words after `Fatal error:`, or the function whose body is missing.
  private let words: String

  /// The name of the learner's file that it named first, where the error is or in a backtrace.
  let file: String?

  /// That file and the line: ` at Exercises/Core/Subject.swift, line 31`; or nothing.
  private let place: String

  init(_ run: Run, parts: [OwnCore.Part]) {
    let text = run.errors + "\n" + run.output
    let said = text.firstMatch(of: /Fatal error: (chapter \d+: )?(.+)/)
    words = said.map { $0.2.shown(to: 200) } ?? ""
    // SwiftPM says in words which signal has ended the tests.
    let isKilled = run.ending == .killed(signal: 11) || run.ending == .killed(signal: 10)
    let isFull = words.isEmpty && (isKilled || text.contains(/signal code 1[01]\b/))
    if case .stopped = run.ending {
      cause = .hangs
    } else {
      cause = isFull ? .overflows : said?.1 == nil ? .stops : .gap
    }
    let match = text.matches(of: /(?:ReactiveCore|Exercises\/Core)\/(\w+\.swift):(\d+)/)
      .first { match in parts.contains { $0.name == match.1 } }
    file = match.map { String($0.1) }
    place = match.map { " at \(OwnCore.learnerFolder)/\($0.1), line \($0.2)" } ?? ""
  }

  /// What happened, and where.
  var sentence: String {
    switch cause {
    case .hangs: "It does not come to an end\(place.isEmpty ? "" : "; it is")\(place)."
    case .overflows: "The stack is full\(place): something calls itself again and again."
    case .gap: "A body is still missing\(place): \(words)"
    case .stops: words.isEmpty ? "It crashes\(place)." : "It stops\(place): \(words)"
    }
  }

  /// What usually leads to this, if the chapter that explains the file knows.
  func usualCause(in usual: [String: String]) -> String? {
    // Some systems stop a thread that waits for itself.
    let isLocked = cause == .hangs || words.contains("lock Mutex")
    return usual[(isLocked ? .hangs : cause).rawValue]
      .map { "What usually \(isLocked ? "hangs" : "crashes"): \($0)" }
  }
}
