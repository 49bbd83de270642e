import CourseSupport
import Foundation

/// The tests of the copy.
struct Trial: Sendable {
  let folder: URL

  /// The variable that says which mutant is alive.
  static let variable = "MUTANT"

  /// Builds the copy, and returns what the compiler complains of, if there is anything.
  func complaint() async throws -> String? {
    let build = try await run(["build", "--build-tests"], limit: .seconds(3_600))
    return build.ending == .exited(status: 0) ? nil : build.output + build.errors
  }

  /// Runs the tests of one file, then the quick ones, then the slower ones.
  ///
  /// Each round has many times as long as it takes. A change that makes the tests hang is noticed, too.
  ///
  /// - Parameters:
  ///   - mutant: The mutant whose file it is.
  ///   - isAlive: Whether the mutant is switched on.
  /// - Returns: What fails first; nil if nothing does.
  /// - Throws: What keeps the tests from being run.
  func finder(of mutant: Mutant, isAlive: Bool) async throws -> String? {
    let own = #"(ReactiveCore|AppBridge)Tests\."# + mutant.file.dropLast(6) + #"\w*Tests/"#
    let (slow, slowest) = ("Threads|Random|Leak|QueueScheduler", "Depth|BadInput")
    let rounds: [(filter: [String], limit: Duration)] = [
      (["--filter", own], .seconds(60)), (["--skip", "\(slow)|\(slowest)"], .seconds(90)),
      (["--filter", slow], .seconds(150)), (["--filter", slowest], .seconds(300)),
    ]
    for (filter, limit) in rounds {
      // Tests of two mutants run side by side, and nothing is built meanwhile.
      let test = ["test", "--skip-build", "--disable-xctest", "--ignore-lock"] + filter
      let alive = [Self.variable: "\(isAlive ? mutant.number : 0)"]
      // As soon as a test fails, the rest need not be waited for.
      let run = try await run(test, alive, limit: limit, until: " recorded an issue")
      if let issue = (run.output + run.errors).firstMatch(of: /Test (.+?) recorded an issue/) {
        return String(issue.1)
      }
      switch run.ending {
      case .exited(status: 0): continue
      case .exited(let status): return "tests that end with status \(status)"
      case .killed(let signal): return "tests that signal \(signal) ends"
      case .stopped: return "tests that hang"
      }
    }
    return nil
  }

  /// Runs Swift in the copy, which is the core and its tests alone.
  private func run(
    _ arguments: [String], _ environment: [String: String] = [:], limit: Duration,
    until words: String? = nil
  ) async throws -> Run {
    // The tests say a line or two of each test, and a compiler may have much to complain of.
    try await Run.of(
      ["swift"] + arguments, in: folder,
      environment: environment.merging(["CORE_ONLY": "1"]) { $1 },
      limit: limit, room: 50_000_000, until: words)
  }
}
