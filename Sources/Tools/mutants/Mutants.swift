import CourseSupport
import Foundation
import LessonKit

/// The command: breaks a copy of the core in many small ways, and says which of them no test
/// notices.
@main struct Mutants {
  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.insistOnOutput()
    let names = Array(CommandLine.arguments.dropFirst())
    if let flag = names.first(where: { $0.hasPrefix("-") }) {
      print(help)
      exit(flag == "--help" ? 0 : 64)
    }
    do {
      guard let root = packageRoot() else { throw ToolError(message: UsageError.noPackage.message) }
      exit(try await run(in: BrokenCopy(root: root), only: names) ? 0 : 1)
    } catch {
      Terminal.complain("mutants: \((error as? ToolError)?.message ?? "\(error)")")
      exit(1)
    }
  }

  private static let help = """
    mutants breaks a copy of the core in many small ways, one at a time, and lists
    those that no test notices. One file takes a minute or two, all of them about
    twenty minutes; Ctrl-C stops it.

    usage: swift run mutants [NAME ...]            make mutants FLAGS='NAME ...'

      NAME      breaks only files whose names begin like this: Map Take

    Sources/Tools/mutants/mutants.txt has the list, and says how to add to it. The
    copy is in .build/mutants.
    """

  /// Tries the mutants of some files, or of all, and returns whether all are found.
  private static func run(in copy: BrokenCopy, only names: [String]) async throws -> Bool {
    let mutants = try copy.mutants().filter { mutant in
      names.isEmpty || names.contains { mutant.file.hasPrefix($0) }
    }
    guard let first = mutants.first else { throw ToolError(message: "there is none for: \(names)") }
    for mutant in mutants { _ = try copy.changed(by: mutant) }
    let trial = Trial(folder: copy.folder)
    say("Building the copy in .build/mutants, and running its tests with all mutants switched off.")
    let together = try await build(mutants, in: copy, trial)
    if let finder = try await trial.finder(of: first, isAlive: false) {
      throw ToolError(message: "nothing is broken yet, and still \(finder) fails")
    }
    var missed: [Mutant] = []
    func note(_ mutant: Mutant, _ finder: String?) {
      say("\(mutant.title)\n    \(finder.map { "found by \($0)" } ?? "SURVIVED")")
      if finder == nil { missed.append(mutant) }
    }
    say("Trying \(together.count) mutants that were built together.")
    try await withThrowingTaskGroup(of: (Mutant, String?).self) { group in
      for (index, mutant) in together.enumerated() {
        if index >= 2, let (tried, finder) = try await group.next() { note(tried, finder) }
        group.addTask { (mutant, try await trial.finder(of: mutant, isAlive: true)) }
      }
      for try await (tried, finder) in group { note(tried, finder) }
    }
    let alone = mutants.filter { !together.contains($0) }
    if !alone.isEmpty { say("Trying \(alone.count) more, each of which needs a build of its own.") }
    for mutant in alone {
      _ = try copy.make(switching: [], alone: mutant)
      if let complaint = try await trial.complaint() {
        note(mutant, nil)
        say("    It does not compile:\n\(complaint)")
      } else {
        note(mutant, try await trial.finder(of: mutant, isAlive: true))
      }
    }
    for mutant in missed { say("\nSURVIVED: \(mutant.title)\n\(mutant.difference)") }
    say("\n\(mutants.count - missed.count) of \(mutants.count) found.")
    return missed.isEmpty
  }

  /// Builds as many mutants together as the compiler accepts, and returns those that are in the build.
  private static func build(
    _ mutants: [Mutant], in copy: BrokenCopy, _ trial: Trial
  ) async throws -> [Mutant] {
    var candidates = mutants
    while true {
      let placed = try copy.make(switching: candidates)
      candidates.removeAll { !placed.contains($0.number) }
      guard let complaint = try await trial.complaint() else { return candidates }
      let refused = refused(of: candidates, by: complaint)
      if refused.isEmpty { throw ToolError(message: "the copy does not build:\n\(complaint)") }
      candidates.removeAll { refused.contains($0.number) }
    }
  }

  /// The numbers of the mutants that a compiler does not like.
  static func refused(of mutants: [Mutant], by complaint: String) -> Set<Int> {
    let errors = complaint.split(separator: "\n").filter { $0.contains(": error:") }
    let named = errors.compactMap { $0.firstMatch(of: /mutants((?:-\d+)+):\d+:\d+: error:/)?.1 }
      .flatMap { $0.split(separator: "-").compactMap { Int($0) } }
    // Where branches do not fit together, the compiler complains of what comes after them.
    let near = mutants.filter { mutant in errors.contains { $0.contains("/\(mutant.file):") } }
    return Set(named + near.map(\.number))
  }

  /// Prints at once, also into a file.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
