import Foundation
import LessonKit
import CourseSupport

/// What the tests say about the copy as it stands.
enum Verdict: Equatable, Sendable, CustomStringConvertible {
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

/// The tests of the copy.
struct Trial {
  let copy: URL

  /// Builds the copy.
  ///
  /// - Returns: What the compiler complains of, if there is anything.
  /// - Throws: What keeps it from being built.
  func complaint() async throws -> String? {
    let build = try await run(["swift", "build", "--build-tests"], limit: .seconds(3_600))
    return build.ending == .exited(status: 0) ? nil : build.output + build.errors
  }

  /// Runs the tests of one file, then the quick ones, then the slower ones.
  ///
  /// - Parameters:
  ///   - file: The name of the file that was changed.
  ///   - number: Which of the mutants that were built is alive; 0 for none of them.
  /// - Returns: The first test that fails, if any does.
  /// - Throws: What keeps them from being run.
  func verdict(on file: String, alive number: Int = 0) async throws -> Verdict {
    let name = file.replacing(".swift", with: "")
    let twin = #"(ReactiveCore|AppBridge)Tests\."# + name + #"\w*Tests/"#
    let slow = "Threads|Random|Leak|QueueScheduler"
    let slowest = "Depth|BadInput"
    // Each round has many times as long as it takes. A change that makes the tests hang is noticed,
    // too.
    let rounds: [(filter: [String], limit: Duration)] = [
      (["--filter", twin], .seconds(60)),
      (["--skip", "\(slow)|\(slowest)"], .seconds(90)),
      (["--filter", slow], .seconds(150)),
      (["--filter", slowest], .seconds(300)),
    ]
    for (filter, limit) in rounds {
      if let finder = try await failure(filter, limit: limit, alive: number) {
        return .found(by: finder)
      }
    }
    return .survived
  }

  /// What is printed as soon as a test fails; the rest need not be waited for.
  private static let words = " recorded an issue"

  /// Returns what fails in a round, or nothing if all is well.
  private func failure(
    _ round: [String], limit: Duration, alive number: Int
  ) async throws -> String? {
    // Tests of two mutants run side by side, and nothing is built meanwhile.
    let test = ["swift", "test", "--skip-build", "--disable-xctest", "--ignore-lock"]
    let run = try await run(
      test + round, [Switchboard.variable: "\(number)"], limit: limit, until: Self.words)
    let failure = (run.output + run.errors).firstMatch(of: /Test (.+?) recorded an issue/)
    if let failure { return String(failure.1) }
    return switch run.ending {
    case .exited(status: 0): nil
    case .exited(let status): "tests that end with status \(status)"
    case .killed(let signal): "tests that signal \(signal) ends"
    case .stopped: "tests that hang"
    }
  }

  /// Runs a program in the copy, which is the core and its tests alone.
  private func run(
    _ command: [String], _ environment: [String: String] = [:], limit: Duration,
    until words: String? = nil
  ) async throws -> Run {
    let environment = environment.merging(["CORE_ONLY": "1", "CORE_FOLDER": MutantProject.broken]) {
      $1
    }
    // The tests say a line or two of each test, and a compiler may have much to complain of.
    return try await Run.of(
      command, in: copy, environment: environment, limit: limit, room: 50_000_000, until: words)
  }
}
