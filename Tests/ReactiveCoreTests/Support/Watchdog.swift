import Foundation
import Testing

@testable import ReactiveCore

/// Ends the whole run if the tests of its suites work or wait on and on and none ends, and says which
/// runs.
///
/// A core that is broken may toss values back and forth for ever. Swift Testing's own time limit
/// notices that, but cannot stop code that does not look whether its task was cancelled.
struct Watched: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let key = Watchdog.shared.begins(test.displayName ?? test.name)
    defer { Watchdog.shared.ends(key) }
    try await function()
  }
}

extension Trait where Self == Watched {
  /// Ends the whole run if no such test ends while the processor works for two minutes, or in twenty
  /// minutes, whatever it does.
  static var watched: Watched { Watched() }
}

/// Knows which tests run, and since when.
final class Watchdog: Sendable {
  static let shared = Watchdog(limit: RandomSeeds.areMany ? 7_200 : 120)

  private let limit: TimeInterval
  private let running = Lock(Running())

  /// - Parameter limit: The seconds of work after which a test has to have ended; it may wait ten times
  ///   as long.
  private init(limit: TimeInterval) {
    self.limit = limit
    Thread.detachNewThread {
      while true {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
        guard let name = Self.shared.stuck() else { continue }
        let text = "error: The tests go on and on, and none has ended for too long: \(name)\n"
        FileHandle.standardError.write(Data(text.utf8))
        exit(70)
      }
    }
  }

  /// Notes that a test begins, and returns a key for its end.
  func begins(_ name: String) -> Int {
    running.withLock { running in
      running.lastKey += 1
      if running.tests.isEmpty { (running.lastEnd, running.secondsSince) = (Self.work, 0) }
      running.tests[running.lastKey] = name
      return running.lastKey
    }
  }

  func ends(_ key: Int) {
    running.withLock { running in
      running.tests[key] = nil
      (running.lastEnd, running.secondsSince) = (Self.work, 0)
    }
  }

  /// The test that has been running longest, if none has ended for too long; asked for each second.
  private func stuck() -> String? {
    running.withLock { running in
      running.secondsSince += 1
      let isStuck = Self.work - running.lastEnd > limit || running.secondsSince > 10 * limit
      return isStuck ? running.tests.min { $0.key < $1.key }?.value : nil
    }
  }

  /// The seconds that the processor has worked for this process: a busy machine is no reason to stop.
  private static var work: TimeInterval { Double(clock()) / Double(CLOCKS_PER_SEC) }

  private struct Running: Sendable {
    var tests: [Int: String] = [:]
    var lastKey = 0
    /// The work that had been done when a test ended last, and the seconds since then.
    var lastEnd: TimeInterval = 0
    var secondsSince: TimeInterval = 0
  }
}
