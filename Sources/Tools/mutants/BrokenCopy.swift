import CourseSupport
import Foundation
import SwiftReader

/// A copy of the core and of the bridge to apps in which mutants can be switched on; the tests build it
/// in the place of the two libraries.
struct BrokenCopy: Sendable {
  /// The folder of the package.
  let root: URL

  /// The text of each file of the two libraries, by its path beneath `Sources`.
  let files: [String: String]

  /// All mutants that can be made of them.
  let mutants: [Mutant]

  /// Where the copy lies, and where it is built.
  private static let folder = ".build/mutants/Sources"
  private static let products = ["--scratch-path", ".build/mutants/build"]

  /// The variable that says which mutant is switched on.
  private static let variable = "MUTANT"

  init(root: URL) throws {
    self.root = root
    var files: [String: String] = [:]
    for library in ["ReactiveCore", "AppBridge"] {
      let folder = root.appending(path: "Sources/\(library)")
      for path in pathsBelow(folder) where path.hasSuffix(".swift") && !path.hasPrefix("UIKit/") {
        files["\(library)/\(path)"] = try String(textOf: folder.appending(path: path))
      }
    }
    self.files = files
    mutants = files.sorted { $0.key < $1.key }.reduce(into: []) { mutants, file in
      mutants += MutantFinder.mutants(of: file.value, path: file.key, from: mutants.count + 1)
    }
  }

  // MARK: Building
  /// Builds the copy with as many of some mutants as the compiler accepts, and returns those.
  func build(_ mutants: [Mutant]) async throws -> [Mutant] {
    var mutants = mutants
    // The tests take longer to build than the libraries, so they come when these are as they should be.
    for product in [["--target", "AppBridge"], ["--build-tests"]] {
      while true {
        try write(mutants)
        let build = try await run(
          ["swift", "build"] + Self.products + product, limit: .seconds(3_600))
        if build.ending == .exited(status: 0) { break }
        let complaint = build.output + build.errors
        let refused = Self.refused(by: complaint)
        if refused.isEmpty { throw ToolError(message: "the copy does not build:\n\(complaint)") }
        mutants.removeAll { refused.contains($0.number) }
      }
    }
    return mutants
  }

  /// Writes the copy; a file that is as it should be is not touched, so it is not built again.
  private func write(_ mutants: [Mutant]) throws {
    var wanted = files
    for (path, text) in files { wanted[path] = text.switching(mutants.filter { $0.path == path }) }
    for library in ["ReactiveCore", "AppBridge"] {
      wanted["\(library)/Switch.swift"] =
        .switchFile(named: "mutant", from: Self.variable)
        + "struct Strong<Object: AnyObject & Sendable>: Sendable { let object: Object? }\n"
    }
    let copy = root.appending(path: Self.folder)
    for path in pathsBelow(copy) where path.hasSuffix(".swift") && wanted[path] == nil {
      try FileManager.default.removeItem(at: copy.appending(path: path))
    }
    for (path, text) in wanted {
      let file = copy.appending(path: path)
      if (try? String(textOf: file)) != text { try text.replaceText(of: file) }
    }
  }

  /// The numbers of the mutants that a compiler does not like.
  static func refused(by complaint: String) -> Set<Int> {
    let named = complaint.matches(of: /mutants((?:-\d+)+):\d+:\d+: error:/)
    return Set(named.flatMap { $0.1.split(separator: "-").compactMap { Int($0) } })
  }

  // MARK: Testing
  /// Runs the tests that can notice a mutant, until one fails.
  func outcome(of mutant: Mutant, limits: [[String]: Duration]) async throws -> Outcome {
    for round in mutant.rounds {
      let limit = limits[round] ?? .zero
      let outcome = try await self.outcome(of: mutant, in: round, limit: limit)
      if outcome != .passed { return outcome }
    }
    return .passed
  }

  private func outcome(
    of mutant: Mutant, in round: [String], limit: Duration
  ) async throws -> Outcome {
    let outcome = try await test(round, switchingOn: mutant.number, limit: limit)
    if outcome != .hung { return outcome }
    // Perhaps the machine is busier than it was; then they get more time.
    let newLimit = try await self.limit(of: round)
    if newLimit <= limit { return .hung }
    return try await self.outcome(of: mutant, in: round, limit: newLimit)
  }

  /// Runs a round of tests with nothing switched on, and returns a time after which it counts as
  /// hanging.
  ///
  /// - Throws: `ToolError` if a test fails although nothing is broken.
  func limit(of round: [String]) async throws -> Duration {
    let start = ContinuousClock.now
    let outcome = try await test(round, switchingOn: 0, limit: .seconds(600))
    guard outcome == .passed else {
      throw ToolError(message: "nothing is broken yet, and still the tests \(outcome)")
    }
    return max(.seconds(20), (ContinuousClock.now - start) * 5)
  }

  /// Runs a round of tests until one fails.
  ///
  /// - Parameters:
  ///   - round: The flags that say which tests to run.
  ///   - number: The mutant that is switched on; 0 for none.
  ///   - limit: The time after which they count as hanging.
  /// - Returns: How they have ended.
  /// - Throws: What keeps them from being run.
  func test(_ round: [String], switchingOn number: Int, limit: Duration) async throws -> Outcome {
    #if os(Linux)
      let tests = "\(Self.products[1])/debug/cold-and-hotPackageTests.xctest"
      let command = [root.appending(path: tests).path, "--testing-library", "swift-testing"]
    #else
      let command =
        ["swift", "test", "--skip-build", "--disable-xctest", "--ignore-lock"] + Self.products
    #endif
    let run = try await run(
      command + ["--quiet"] + round, switchingOn: number, limit: limit, until: "recorded an issue")
    let said = run.output + run.errors
    if let issue = said.firstMatch(of: /Test (.+) recorded an issue/) {
      return .failed("\(issue.1)")
    }
    switch run.ending {
    case .exited(status: 0): return .passed
    case .stopped: return .hung
    case let ending: return .failed("\(ending)")
    }
  }

  /// Runs a command on the core and its tests alone, with the copy in the place of the libraries.
  private func run(
    _ command: [String], switchingOn number: Int = 0, limit: Duration, until words: String? = nil
  ) async throws -> Run {
    let environment = [
      "COLD_AND_HOT_CORE_ONLY": "1", "COLD_AND_HOT_MUTANTS": Self.folder,
      Self.variable: "\(number)",
    ]
    return try await Run.of(
      command, in: root, environment: environment, limit: limit, mostBytes: 50_000_000, until: words
    )
  }
}

/// How tests have ended.
enum Outcome: Sendable, Equatable, CustomStringConvertible {
  case passed
  /// A test has failed, or a crash has ended them all.
  case failed(String)
  /// They took many times as long as they should.
  case hung

  var description: String {
    switch self {
    case .passed: "pass"
    case .failed(let how): "fail: \(how)"
    case .hung: "hang"
    }
  }
}

extension Mutant {
  /// The flags of the tests that can notice it, the quick ones first.
  var rounds: [[String]] {
    // The core does not know the bridge.
    if path.hasPrefix("AppBridge/") { return [["--filter", "AppBridgeTests"]] }
    let slow = "Threads|Random|Leak|Depth|Law|Limits"
    return [["--skip", slow], ["--filter", slow]]
  }
}
