import Foundation
import Testing

@testable import ReactiveCore

/// Ends the whole run if a test of a suite takes too long, and says which.
///
/// A core that is broken may toss values back and forth for ever. Swift Testing's own time limit
/// notices that, but cannot stop code that does not wait for anything.
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
  /// Ends the whole run if a test takes longer than ten minutes; two hours in a long run.
  static var watched: Watched { Watched() }
}

/// Knows which tests run, and since when.
final class Watchdog: Sendable {
  static let shared = Watchdog(limit: isLongRun ? 7_200 : 600)

  /// Whether many more drawings are tried than usual: see `make test-long`.
  private static var isLongRun: Bool {
    ProcessInfo.processInfo.environment["MODEL_DRAWINGS"] != nil
  }

  private let limit: TimeInterval
  private let running = Lock(Running())

  private init(limit: TimeInterval) {
    self.limit = limit
    Thread.detachNewThread {
      while true {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1)
        let late = Self.shared.late()
        if late.isEmpty { continue }
        let names = late.map { "  \($0)\n" }.joined()
        let text = "error: these tests have run for more than \(Int(limit)) seconds:\n\(names)"
        FileHandle.standardError.write(Data(text.utf8))
        exit(70)
      }
    }
  }

  /// Notes that a test begins, and returns a key for its end.
  func begins(_ name: String) -> Int {
    running.withLock { running in
      running.lastKey += 1
      running.tests[running.lastKey] = (name, Date())
      return running.lastKey
    }
  }

  func ends(_ key: Int) {
    _ = running.withLock { $0.tests.removeValue(forKey: key) }
  }

  private func late() -> [String] {
    let tests = running.withLock { $0.tests }
    return tests.values.filter { Date().timeIntervalSince($0.since) > limit }.map(\.name).sorted()
  }

  private struct Running: Sendable {
    var tests: [Int: (name: String, since: Date)] = [:]
    var lastKey = 0
  }
}
