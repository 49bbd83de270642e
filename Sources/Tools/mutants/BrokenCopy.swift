import CourseSupport
import Foundation
import SwiftReader

/// A copy of the core and of the bridge to apps, in which something is broken; the tests build it in
/// the place of the two libraries.
struct BrokenCopy: Sendable {
  /// The folder of the package.
  let root: URL

  /// The mutants of the list.
  let mutants: [Mutant]

  /// The text of each file of the two libraries, by its path beneath `Sources`.
  let files: [String: String]

  /// Where the copy lies, and where it is built.
  private static let folder = ".build/mutants/Sources"
  private static let products = ".build/mutants/build"

  /// The variable that says which mutant is alive.
  private static let variable = "MUTANT"

  init(root: URL) throws {
    self.root = root
    let sources = root.appending(path: "Sources")
    mutants = try Mutant.all(
      in: String(textOf: sources.appending(path: "Tools/mutants/mutants.txt")))
    let paths = ["ReactiveCore", "AppBridge"].flatMap { library in
      Self.files(in: sources.appending(path: library)).map { "\(library)/\($0)" }
    }
    files = try Dictionary(
      uniqueKeysWithValues: paths.map { ($0, try String(textOf: sources.appending(path: $0))) })
  }

  /// Returns the path of a mutant's file, and the text of the file with the change.
  ///
  /// - Throws: `ToolError` if the mutant fits no file.
  func changed(by mutant: Mutant) throws(ToolError) -> (path: String, text: String) {
    guard let (path, text) = files.first(where: { $0.key.hasSuffix("/\(mutant.file)") }) else {
      throw ToolError(message: "\(mutant.file): there is no such file")
    }
    return (path, try mutant.applied(to: text))
  }

  /// Makes the copy, with some mutants behind switches, or with one that needs none.
  ///
  /// A file that is as it should be is not touched, so it is not built again.
  ///
  /// - Returns: The numbers of the mutants that are behind a switch.
  func make(switching mutants: [Mutant], alone: Mutant? = nil) throws -> Set<Int> {
    var placed: Set<Int> = []
    var wanted = files
    for (path, text) in files {
      let own = mutants.filter { path.hasSuffix("/\($0.file)") }
      wanted[path] = try text.switching(own, placed: &placed)
    }
    if let alone {
      let (path, text) = try changed(by: alone)
      wanted[path] = text
    }
    for library in ["ReactiveCore", "AppBridge"] {
      wanted["\(library)/Switch.swift"] = .switchFile(named: "mutant", from: Self.variable)
    }
    let copy = root.appending(path: Self.folder)
    for path in Self.files(in: copy) where wanted[path] == nil {
      try FileManager.default.removeItem(at: copy.appending(path: path))
    }
    for (path, text) in wanted {
      let file = copy.appending(path: path)
      if (try? String(textOf: file)) != text { try text.replaceText(of: file) }
    }
    return placed
  }

  /// Builds the tests, and returns what the compiler complains of, if there is anything.
  func complaint() async throws -> String? {
    let build = try await swift(["build", "--build-tests"], limit: .seconds(3_600))
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
    let slow = "Threads|Random|Leak|QueueScheduler|Depth|BadInput"
    let rounds: [(filter: [String], limit: Duration)] = [
      (["--filter", own], .seconds(60)), (["--skip", slow], .seconds(90)),
      (["--filter", slow], .seconds(450)),
    ]
    for (filter, limit) in rounds {
      // Tests of two mutants run side by side, and nothing is built meanwhile.
      let test = ["test", "--skip-build", "--disable-xctest", "--ignore-lock"] + filter
      // As soon as a test fails, the rest need not be waited for.
      let run = try await swift(
        test, alive: isAlive ? mutant.number : 0, limit: limit, until: " \(TestLine.issue)")
      let lines = (run.output + run.errors).split(separator: "\n").lazy.compactMap(TestLine.init)
      if let test = lines.first(where: { $0.event == .issue }) { return "\"\(test.name)\"" }
      // They hang, or a crash of the code has ended them.
      if run.ending != .exited(status: 0) { return "tests that ended like this: \(run.ending)" }
    }
    return nil
  }

  /// Runs Swift with the core and its tests alone, where the copy takes the place of the libraries.
  private func swift(
    _ arguments: [String], alive: Int = 0, limit: Duration, until words: String? = nil
  ) async throws -> Run {
    let environment = [
      "COLD_AND_HOT_CORE_ONLY": "1", "COLD_AND_HOT_MUTANTS": Self.folder,
      Self.variable: "\(alive)",
    ]
    // The tests say a line or two of each test, and a compiler may have much to complain of.
    return try await Run.of(
      ["swift"] + arguments + ["--scratch-path", Self.products], in: root,
      environment: environment, limit: limit, mostBytes: 50_000_000, until: words)
  }

  /// The paths of all Swift files beneath a folder.
  private static func files(in folder: URL) -> [String] {
    pathsBelow(folder).filter { $0.hasSuffix(".swift") }
  }
}
