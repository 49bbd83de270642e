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

    /// The section of the lesson in which that was seen.
    var section: String?

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

  /// Runs lessons in order, and compares what each prints with its snapshot.
  ///
  /// - Parameters:
  ///   - lessons: The lessons.
  ///   - all: Whether to go on after one that does not hold. After one that has not come to an end, no
  ///     other is run: each would take its time.
  /// - Returns: What came of those that were run.
  /// - Throws: What keeps them from running.
  func outcomes(of lessons: [CourseList.Item], all: Bool = true) async throws -> [Outcome] {
    var outcomes: [Outcome] = []
    for lesson in lessons.map(\.program) {
      if let last = outcomes.last, !last.holds, !all || last.stop?.hangs == true { break }
      let program = core.files.root.appending(path: "\(OwnCore.products)/debug/\(lesson)").path
      // It is stopped as if it had crashed, so that it says where it was.
      let run = try await Run.of(
        [program], in: core.files.root, environment: environment, limit: timeLimit, stop: SIGTRAP)
      var outcome = Outcome(name: lesson)
      if run.ending == .exited(status: 0) {
        let page = try core.files.snapshot(of: lesson)
        outcome.difference = Difference(expected: page, actual: run.output)
        let line = outcome.difference?.line ?? 0
        outcome.section = page.textLines.prefix(line).lastHeading
      } else {
        outcome.stop = Stop(run, parts: parts)
        outcome.section = run.output.textLines.lastHeading
      }
      outcomes.append(outcome)
    }
    return outcomes
  }

  /// Runs the core's tests, one after another: so the one that has begun last is the one that crashes
  /// or hangs, which is when nothing is said for half a minute.
  ///
  /// - Returns: What they told, and the test that stopped them, if they did not come to an end.
  /// - Throws: What keeps them from running.
  func tests() async throws -> (log: TestLog, stopped: Outcome?) {
    var log = TestLog()
    let report = core.files.root.appending(path: "\(OwnCore.products)/tests.jsonl")
    let arguments =
      ["test", "--skip-build", "--disable-xctest", "--no-parallel", "--quiet"]
      + TestLog.flags(writing: report)
    let run = try await swift(arguments, limit: .seconds(30), report: report) { lines in
      for line in lines.split(separator: "\n") { log.read(line) }
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

extension Collection<String> {
  /// The last heading of a section that a lesson has printed, without its dashes.
  fileprivate var lastHeading: String? {
    compactMap { $0.wholeMatch(of: /— (.+) —/).map { String($0.1) } }.last
  }
}

extension String {
  /// What a page says about something: the paragraph just after it, or the last one before that below
  /// the same heading, or else the next one.
  ///
  /// - Parameter mark: What stands in the line of a heading, or of a region of output.
  /// - Returns: Its words in one line; nil if the page has none.
  func passage(about mark: String) -> String? {
    let blocks = replacing(/(?s)```.*?```/, with: "").split(separator: /\n\n+/)
    guard let place = blocks.firstIndex(where: { $0.contains(mark) }) else { return nil }
    let below = blocks[(place + 1)...].drop { $0 == "<!-- end -->" }
    let above = blocks[..<place].reversed().prefix { !$0.hasPrefix("#") }
    let prose = (below.prefix(1) + above + below).filter { !"<#|-!>".contains($0.prefix(1)) }
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ").withoutMarks }
    // A short one only leads to something else.
    return prose.first { $0.count > 40 }
  }
}

/// How a program on a learner's core was stopped before its end, and where.
struct Stop: Sendable, Equatable {
  /// Whether it was stopped from here, since it did not come to an end.
  let hangs: Bool

  /// What was seen, with the learner's file and line that was named first.
  let sentence: String

  init(_ run: Run, parts: [OwnCore.Part]) {
    let text = run.errors + "\n" + run.output
    let match = text.matches(of: /(?:ReactiveCore|Exercises\/Core)\/(\w+\.swift):(\d+)/)
      .first { match in parts.contains { $0.name == match.1 } }
    let place = match.map { " at \(OwnCore.learnerFolder)/\($0.1), line \($0.2)" } ?? ""
    // SwiftPM says in words which signal has ended the tests.
    let isKilled = run.ending == .killed(signal: 11) || run.ending == .killed(signal: 10)
    if case .stopped = run.ending {
      hangs = true
      sentence =
        "It had not ended in time, and was stopped\(place): it waits for ever, or does far too much."
      return
    }
    hangs = false
    if let gap = text.firstMatch(of: /Fatal error: chapter \d+: (.+)/) {
      sentence = "A body is still missing\(place): \(gap.1.shown(to: 200))"
    } else if text.contains(/Fatal error: .*lock Mutex/) {
      sentence = "It stops\(place): a lock is taken by the thread that already holds it."
    } else if let error = text.firstMatch(of: /Fatal error: (.+)/) {
      sentence = "It stops\(place): \(error.1.shown(to: 200))"
    } else if isKilled || text.contains(/signal code 1[01]\b/) {
      sentence =
        "It crashes without a word\(place). If several threads send, look for what they change "
        + "without a lock. Otherwise look for what calls itself again and again."
    } else {
      sentence = "It crashes\(place)."
    }
  }
}
