import Foundation
import LessonKit

/// What the tests say about the copy as it stands.
enum Verdict: Equatable, CustomStringConvertible {
  case found(by: String)
  case survived
  case isNoProgram(complaint: String)

  var isFound: Bool { if case .found = self { true } else { false } }

  var description: String {
    switch self {
    case .found(let finder): "found by \(finder)"
    case .survived: "SURVIVED"
    case .isNoProgram(let complaint): "does not compile\n\(complaint)"
    }
  }
}

/// The tests of the copy, run on one mutant.
struct Trial {
  let copy: URL

  /// Builds the copy, and runs the tests of one file, then the quick ones, then the slower ones.
  ///
  /// - Parameter file: The name of the file that was changed.
  /// - Returns: The first test that fails, if any does.
  /// - Throws: What keeps it from being built and run.
  func verdict(on file: String) async throws -> Verdict {
    let build = try await run(["swift", "build", "--build-tests"], limit: .seconds(3_600))
    if build.ending != .exited(status: 0) {
      return .isNoProgram(complaint: build.output + build.errors)
    }
    let twin = #"ReactiveCoreTests\."# + file.replacing(".swift", with: "") + #"\w*Tests/"#
    let slow = "Threads|Model|Leak|QueueScheduler"
    let slowest = "Depth|BadInput"
    // Each round has many times as long as it takes. A change that makes the tests hang is noticed,
    // too.
    let rounds: [(filter: [String], limit: Duration)] = [
      (["--filter", twin], .seconds(60)),
      (["--skip", "\(slow)|\(slowest)"], .seconds(60)),
      (["--filter", slow], .seconds(150)),
      (["--filter", slowest], .seconds(300)),
    ]
    for (filter, limit) in rounds {
      if let finder = try await failure(filter, limit: limit) { return .found(by: finder) }
    }
    return .survived
  }

  /// What is printed as soon as a test fails; the rest need not be waited for.
  private static let words = " recorded an issue"

  /// Returns what fails in a round, or nothing if all is well.
  private func failure(_ round: [String], limit: Duration) async throws -> String? {
    let test = ["swift", "test", "--skip-build", "--disable-xctest"]
    let run = try await run(test + round, limit: limit, until: Self.words)
    let failure = (run.output + run.errors).firstMatch(of: /Test (.+?) recorded an issue/)
    if let failure { return String(failure.1) }
    return switch run.ending {
    case .exited(status: 0): nil
    case .exited(let status): "tests that end with status \(status)"
    case .killed(let signal): "tests that signal \(signal) ends"
    case .stopped: "tests that hang"
    }
  }

  /// Runs a program in the copy.
  private func run(
    _ command: [String], limit: Duration, until words: String? = nil
  ) async throws -> Run {
    // The tests say a line or two of each test, and a compiler may have much to complain of.
    try await Run.of(command, in: copy, limit: limit, room: 50_000_000, until: words)
  }
}
