import Foundation

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
  func verdict(on file: String) throws -> Verdict {
    let build = try Run.of(["swift", "build", "--build-tests"], in: copy, limit: 3_600)
    if build.status != 0 { return .isNoProgram(complaint: build.output) }
    let twin = #"ReactiveCoreTests\."# + file.replacing(".swift", with: "") + #"\w*Tests/"#
    let slow = "Threads|Model|Leak|QueueScheduler"
    let slowest = "Depth|BadInput"
    // Each round has many times as long as it takes. A change that makes the tests hang is noticed,
    // too.
    let finder =
      try failure(["--filter", twin], limit: 60)
      ?? failure(["--skip", "\(slow)|\(slowest)"], limit: 60)
      ?? failure(["--filter", slow], limit: 150)
      ?? failure(["--filter", slowest], limit: 300)
    return finder.map { .found(by: $0) } ?? .survived
  }

  /// What is printed as soon as a test fails; the rest need not be waited for.
  private static let words = " recorded an issue"

  /// Returns what fails in a round, or nothing if all is well.
  private func failure(_ round: [String], limit seconds: Double) throws -> String? {
    let test = ["swift", "test", "--skip-build", "--disable-xctest"]
    let run = try Run.of(test + round, in: copy, limit: seconds, until: Self.words)
    if let failure = run.output.firstMatch(of: /Test (.+?) recorded an issue/) {
      return String(failure.1)
    }
    if run.wasTooLong { return "tests that hang" }
    return run.status == 0 ? nil : "tests that end with status \(run.status)"
  }
}
