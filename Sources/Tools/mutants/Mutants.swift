import Foundation
import LessonKit
import CourseSupport

/// The command: breaks a copy of the core in many small ways, and says which of them no test
/// notices.
@main struct Mutants {
  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.insistOnOutput()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--help"] || arguments == ["-h"] {
      print(help)
      exit(0)
    }
    do {
      if let flag = arguments.first(where: { $0.hasPrefix("-") }) {
        throw UsageError(message: "there is no flag \(flag); try: swift run mutants --help")
      }
      let allAreFound = try await run(only: arguments)
      exit(allAreFound ? 0 : 1)
    } catch let misuse as UsageError {
      complain(misuse.message, status: 64)
    } catch let trouble as ToolError {
      complain(trouble.message, status: 1)
    } catch {
      complain("\(error)", status: 1)
    }
  }

  private static let help = """
    mutants breaks a copy of the core in many small ways, one at a time, and lists
    those that no test notices. One file takes a minute or two, all of them about
    twenty minutes; Ctrl-C stops it.

    usage: swift run mutants [NAME ...]            make mutants FLAGS='NAME ...'

      NAME      breaks only files whose names begin like this: Map Take
      --help    prints this help

    Sources/Tools/mutants/mutants.txt has the list, and says how to add to it. The
    copy is in .build/mutants.
    """

  /// Tries the mutants of some files, or of all.
  ///
  /// - Parameter names: The beginnings of the names of those files; empty for all.
  /// - Returns: Whether all are found.
  /// - Throws: What keeps them from being tried.
  private static func run(only names: [String]) async throws -> Bool {
    guard let root = packageRoot() else { throw UsageError.noPackage }
    let project = MutantProject(root: root)
    let changes = try project.changes(project.mutants()).filter { change in
      names.isEmpty || names.contains { change.mutant.file.hasPrefix($0) }
    }
    if changes.isEmpty { throw Mistake("the list has nothing for: \(names)") }
    try project.refreshCopy()
    let trial = Trial(copy: project.copy)
    say("Building the copy in .build/mutants, and running its tests with all mutants switched off.")
    let together = try await build(changes, of: project, trial)
    let verdict = try await trial.verdict(on: changes[0].mutant.file)
    if verdict != .survived { throw Mistake("nothing is broken yet, and still: \(verdict)") }
    say("Trying \(together.count) mutants that were built together.")
    var rest = try await missed(together) { change in
      try await trial.verdict(on: change.mutant.file, alive: change.number)
    }
    let numbers = Set(together.map(\.number))
    let alone = changes.filter { !numbers.contains($0.number) }
    if !alone.isEmpty {
      say("Trying \(alone.count) more, each of which needs a build of its own.")
      _ = try project.install([])
    }
    rest += try await missed(alone, atOnce: 1) { change in
      try project.install(alone: change)
      defer { try? project.remove(change) }
      if let complaint = try await trial.complaint() { return .isNoProgram(complaint: complaint) }
      return try await trial.verdict(on: change.mutant.file)
    }
    for (change, verdict) in rest {
      say("\n\(verdict): \(change.mutant.title)\n\(change.mutant.difference)")
    }
    say("\n\(changes.count - rest.count) of \(changes.count) found.")
    return rest.isEmpty
  }

  /// Builds as many mutants together as the compiler accepts.
  ///
  /// - Returns: The mutants that are in the build.
  private static func build(
    _ changes: [Change], of project: MutantProject, _ trial: Trial
  ) async throws -> [Change] {
    var candidates = changes
    while true {
      let installed = try project.install(candidates)
      candidates.removeAll { !installed.contains($0.number) }
      guard let complaint = try await trial.complaint() else { return candidates }
      var refused = Switchboard.numbers(in: complaint)
      // Where branches do not fit together, the compiler complains of what comes after them.
      let errors = complaint.split(separator: "\n").filter { $0.contains(": error:") }
      refused.formUnion(
        candidates.filter { change in errors.contains { $0.contains("/\(change.mutant.file):") } }
          .map(\.number))
      if refused.isEmpty { throw Mistake("the copy does not build:\n\(complaint)") }
      candidates.removeAll { refused.contains($0.number) }
    }
  }

  /// Tries mutants, and says of each what came of it.
  ///
  /// - Parameters:
  ///   - changes: The mutants.
  ///   - atOnce: How many to try side by side.
  ///   - trying: Tries one of them.
  /// - Returns: Those that nobody noticed.
  /// - Throws: What `trying` throws.
  private static func missed(
    _ changes: [Change], atOnce: Int = 2,
    trying: @escaping @Sendable (Change) async throws -> Verdict
  ) async throws -> [(Change, Verdict)] {
    try await withThrowingTaskGroup(of: (Change, Verdict).self) { group in
      var missed: [(Change, Verdict)] = []
      for (index, change) in changes.enumerated() {
        if index >= atOnce, let trial = try await group.next() { note(trial, in: &missed) }
        group.addTask { (change, try await trying(change)) }
      }
      while let trial = try await group.next() { note(trial, in: &missed) }
      return missed
    }
  }

  private static func note(
    _ trial: (change: Change, verdict: Verdict), in missed: inout [(Change, Verdict)]
  ) {
    say("\(trial.change.mutant.title)\n    \(trial.verdict)")
    if !trial.verdict.isFound { missed.append(trial) }
  }

  /// Prints at once, also into a file.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func complain(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("mutants: \(text)\n".utf8))
    exit(status)
  }
}
