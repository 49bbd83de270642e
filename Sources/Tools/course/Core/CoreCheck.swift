import Foundation
import LessonKit
import CourseSupport

/// Builds a core that a learner has written parts of, and runs the course and the tests on it.
struct CoreCheck: Sendable {
  let root: URL

  /// How many times as long as usual everything may take, beside what else keeps the machine busy.
  let patience: Int

  /// The learner's files, which are told from ours where a program stops.
  var parts: [OwnCore.Part] = []

  /// A chapter whose code stops the program, in a core that was made for that; 0 for none.
  var stopped = 0

  /// The environment variable that says so.
  static let stopVariable = "STOPPED_CHAPTER"

  /// What came of a lesson on that core.
  enum Outcome: Sendable, Equatable {
    case holds
    case differs(Difference)
    case endless(at: Crash.Place?)
    case crashed(Crash)

    var isEndless: Bool { if case .endless = self { true } else { false } }

    /// Whether the lesson did not come to its end.
    var isStop: Bool { if case .crashed = self { true } else { isEndless } }
  }

  /// What came of the tests.
  struct Tests: Sendable, Equatable {
    var all: [TestEvents.Test] = []

    /// How many there are, whether they have run or not.
    var planned = 0

    var held: Int { all.count { $0.failures.isEmpty } }
    var laws: Set<Int> { Set(all.compactMap(\.law)) }
    var brokenLaws: [Int] { Set(failed.compactMap(\.law)).sorted() }

    /// The tests that failed, in the order of the laws that they are about.
    var failed: [TestEvents.Test] {
      all.filter { !$0.failures.isEmpty }
        .sorted { ($0.law ?? 99, $0.name) < ($1.law ?? 99, $1.name) }
    }
  }

  /// The patience, times the number of programs that want each of the machine's processors.
  private var slowness: Int {
    var load = 0.0
    getloadavg(&load, 1)
    return patience * max(1, Int(load) / ProcessInfo.processInfo.activeProcessorCount)
  }

  /// What the compiler said.
  struct Build: Sendable {
    let output: String
    let isRefused: Bool
  }

  /// Builds the core alone.
  func buildCore() async throws -> Build { try await build(["--target", "ReactiveCore"]) }

  /// Builds the lessons on it.
  func buildLessons() async throws -> Build { try await build([]) }

  /// Builds the core's tests on it.
  func buildTests() async throws -> Build { try await build(["--build-tests"]) }

  /// Runs a lesson, and compares what it prints with its snapshot.
  ///
  /// It takes some hundredths of a second, so one that runs for three seconds hangs. It is stopped as
  /// if it had crashed, so that it says where it was.
  func outcome(of lesson: CourseList.Lesson, page: String) async throws -> Outcome {
    let program = root.appending(path: "\(Self.products)/debug/lesson-\(lesson.name)").path
    let (run, crash) = try await placed {
      try await Run.of(
        [program], in: root, environment: environment.merging(Self.backtrace) { $1 },
        limit: .seconds(3) * slowness, stop: SIGTRAP)
    }
    switch run.ending {
    case .stopped: return .endless(at: crash.place)
    case .exited(status: 0):
      return Difference(expected: page, actual: run.output).map(Outcome.differs) ?? .holds
    default: return .crashed(crash)
    }
  }

  /// Runs a program, and again if it crashes and does not say where: when two threads crash at once,
  /// each may cut short what the other says.
  private func placed(_ run: () async throws -> Run) async throws -> (Run, Crash) {
    var last = try await run()
    for _ in 0..<4 where last.hasCrashed && Crash(last, parts: parts).place == nil {
      last = try await run()
    }
    return (last, Crash(last, parts: parts))
  }

  /// What makes Swift say where a program has stopped.
  private static let backtrace = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,threads=crashed,registers=none,images=none,top=8"
  ]

  /// Runs the core's tests, and tells each that fails at once.
  ///
  /// Tests share one process. When one of them stops it, or does not come to an end, those that were
  /// running are tried again, one after another, so that it is known which one it was; then the others
  /// go on without it. After some such tests, the others are not tried.
  func runTests(
    tell: (TestEvents.Test) -> Void = { _ in }
  ) async throws -> Tests {
    var tests = Tests()
    var suspects: [TestEvents.Test] = []
    var (crashes, hangs) = (0, 0)
    while crashes < Self.mostCrashes, hangs < Self.mostHangs {
      let areApart = !suspects.isEmpty
      let apart = suspects.flatMap { ["--filter", Self.pattern(of: $0)] } + ["--no-parallel"]
      let others = tests.all.flatMap { ["--skip", Self.pattern(of: $0)] }
      let (events, run) = try await runTests(
        areApart ? apart : others, quiet: areApart ? 8 : 20, tell: tell)
      tests.planned = max(tests.planned, events.planned)
      tests.all += events.tests.filter(\.hasEnded)
      guard var stuck = events.running.first else {
        if !areApart { break }
        suspects = []
        continue
      }
      if areApart {
        if run.hasCrashed { crashes += 1 } else { hangs += 1 }
        stuck.failures.append(try await trouble(of: stuck, in: run))
        tests.all.append(stuck)
        tell(stuck)
        suspects.removeAll { suspect in events.tests.contains { $0.id == suspect.id } }
      } else {
        suspects = events.running
      }
    }
    return tests
  }

  /// How many tests may crash, or hang, before the others are left out.
  ///
  /// A crash is over at once; to be sure of a hang takes a while.
  private static let (mostCrashes, mostHangs) = (12, 3)

  /// Runs some of the tests, until they have told nothing for so many seconds that one must be stuck.
  private func runTests(
    _ choice: [String], quiet: Int, _ variables: [String: String] = [:],
    tell: (TestEvents.Test) -> Void = { _ in }
  ) async throws -> (TestEvents, Run) {
    try await withTemporaryFolder { work in
      let stream = work.appending(path: "events")
      try Data().write(to: stream)
      let reader = try FileHandle(forReadingFrom: stream)
      let arguments = [
        "test", "--skip-build", "--disable-xctest", "--event-stream-version", "0",
        "--event-stream-output-path", stream.path,
      ]
      var events = TestEvents()
      var last = ContinuousClock.now
      func isQuiet() -> Bool {
        guard let more = try? reader.readToEnd(), !more.isEmpty else {
          return ContinuousClock.now - last > .seconds(quiet) * slowness
        }
        events.read(more).forEach(tell)
        last = .now
        return false
      }
      let run = try await swift(
        arguments + choice, limit: .seconds(300), variables, isEnough: isQuiet)
      _ = isQuiet()
      return (events, run)
    }
  }

  /// What a test that did not end well says.
  private func trouble(of test: TestEvents.Test, in run: Run) async throws -> String {
    let words = test.runningCases.first.map { "With \($0): " } ?? ""
    if !run.hasCrashed { return words + "It does not come to an end." }
    let crash = Crash(run, parts: parts)
    if crash.place != nil { return words + crash.sentence }
    let only = ["--filter", Self.pattern(of: test), "--no-parallel"]
    let (_, again) = try await placed { try await runTests(only, quiet: 20, Self.backtrace).1 }
    return words + again.sentence
  }

  /// A regular expression for one test.
  private static func pattern(of test: TestEvents.Test) -> String {
    "^" + NSRegularExpression.escapedPattern(for: test.id)
  }

  private func build(_ arguments: [String]) async throws -> Build {
    let run = try await swift(["build"] + arguments, limit: .seconds(1_200))
    switch run.ending {
    case .stopped:
      throw ToolError(message: "the build was stopped, because it took more than twenty minutes")
    case .exited(status: 127):
      throw ToolError(message: "swift is not found; install Swift, or mend your PATH")
    default:
      return Build(
        output: run.output + run.errors, isRefused: run.ending != .exited(status: 0))
    }
  }

  /// Runs a command of SwiftPM on the core that was put together.
  private func swift(
    _ arguments: [String], limit: Duration, _ variables: [String: String] = [:],
    isEnough: () -> Bool = { false }
  ) async throws -> Run {
    let command = ["swift", arguments[0]] + Self.flags + arguments.dropFirst()
    return try await Run.of(
      command, in: root, environment: environment.merging(variables) { $1 },
      limit: limit * slowness, room: 50_000_000, isEnough: isEnough)
  }

  private var environment: [String: String] {
    ["CORE_FOLDER": OwnCore.composed, Self.stopVariable: "\(stopped)"]
  }

  /// Where a learner's core is built, and with which flags.
  ///
  /// Lines are all that a crash needs to be told where it was; without the names of variables the tests
  /// are built in three quarters of the time.
  static let products = ".build/own/build"
  static let flags =
    ["--scratch-path", products]
    + (["-gline-tables-only"] + Toolchain.linker).flatMap { ["-Xswiftc", $0] }
}

extension Run {
  /// Whether it was neither stopped from here nor ended well.
  fileprivate var hasCrashed: Bool {
    switch ending {
    case .stopped, .exited(status: 0): false
    default: true
    }
  }
}
