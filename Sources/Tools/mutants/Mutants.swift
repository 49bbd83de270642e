import CourseSupport
import Foundation
import LessonKit

/// The command: breaks a copy of the core and the bridge in many small ways, one at a time, and lists
/// those that no test notices.
///
/// Names such as `Map Take` limit it to files whose names begin like this.
@main struct Mutants {
  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.writeLineByLine()
    do {
      let copy = try BrokenCopy(root: packageRoot())
      exit(try await run(copy, Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
    } catch {
      Terminal.fail(error)
    }
  }

  /// Tries the mutants of some files, or of all, and returns whether all are found.
  private static func run(_ copy: BrokenCopy, _ names: [String]) async throws -> Bool {
    let mutants = copy.mutants.filter { mutant in
      names.isEmpty || names.contains { mutant.file.hasPrefix($0) }
    }
    guard let first = mutants.first else { throw UsageError(message: "none in \(names); try: Map") }
    for mutant in mutants { _ = try copy.changed(by: mutant) }
    print("Building in .build/mutants, and running the tests with all mutants switched off.")
    let together = try await build(mutants, in: copy)
    if let finder = try await copy.finder(of: first, isAlive: false) {
      throw ToolError(message: "nothing is broken yet, and still \(finder) fails")
    }
    var found = 0
    func note(_ mutant: Mutant, _ finder: String?) {
      print("\(mutant.title)\n    \(finder.map { "found by \($0)" } ?? "SURVIVED")")
      if finder != nil { found += 1 }
    }
    print("Trying \(together.count) mutants that were built together.")
    try await withThrowingTaskGroup(of: (Mutant, String?).self) { group in
      for (index, mutant) in together.enumerated() {
        if index >= 2, let (tried, finder) = try await group.next() { note(tried, finder) }
        group.addTask { (mutant, try await copy.finder(of: mutant, isAlive: true)) }
      }
      for try await (tried, finder) in group { note(tried, finder) }
    }
    let alone = mutants.filter { !together.contains($0) }
    if !alone.isEmpty { print("Trying \(alone.count) more, each with a build of its own.") }
    for mutant in alone {
      _ = try copy.make(switching: [], alone: mutant)
      let complaint = try await copy.complaint()
      if let complaint { print("The next one does not compile:\n\(complaint)") }
      note(mutant, complaint == nil ? try await copy.finder(of: mutant, isAlive: true) : nil)
    }
    print("\n\(found) of \(mutants.count) found.")
    return found == mutants.count
  }

  /// Builds as many mutants together as the compiler accepts, and returns those that are in the build.
  private static func build(_ mutants: [Mutant], in copy: BrokenCopy) async throws -> [Mutant] {
    var candidates = mutants
    while true {
      let placed = try copy.make(switching: candidates)
      candidates.removeAll { !placed.contains($0.number) }
      guard let complaint = try await copy.complaint() else { return candidates }
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
}
