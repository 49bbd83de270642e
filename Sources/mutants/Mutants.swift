import Foundation

/// The command: breaks a copy of the core in many small ways, and says which of them no test
/// notices.
@main struct Mutants {
  static func main() {
    do {
      let allAreFound = try run(only: Array(CommandLine.arguments.dropFirst()))
      exit(allAreFound ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Tries the mutants of some files, or of all.
  ///
  /// - Parameter names: The beginnings of the names of those files; empty for all.
  /// - Returns: Whether all are found.
  /// - Throws: What keeps them from being tried.
  private static func run(only names: [String]) throws -> Bool {
    let project = Project(root: URL(filePath: FileManager.default.currentDirectoryPath))
    let changes = try project.changes(project.mutants()).filter { change in
      names.isEmpty || names.contains { change.mutant.file.hasPrefix($0) }
    }
    if changes.isEmpty { throw Mistake("the list has nothing for: \(names)") }
    try project.refreshCopy()
    say("Building the copy in .build/mutants, and running its tests as they are.")
    let trial = Trial(copy: project.copy)
    let verdict = try trial.verdict(on: changes[0].mutant.file)
    if verdict != .survived { throw Mistake("nothing is broken yet, and still: \(verdict)") }
    var rest: [(mutant: Mutant, verdict: Verdict)] = []
    for (number, (mutant, path, text)) in changes.enumerated() {
      try project.write(text, to: path)
      let verdict = try trial.verdict(on: mutant.file)
      try project.write(project.text(of: path), to: path)
      say("\(number + 1) of \(changes.count): \(mutant.title)\n    \(verdict)")
      if !verdict.isFound { rest.append((mutant, verdict)) }
    }
    for (mutant, verdict) in rest { say("\n\(verdict): \(mutant.title)\n\(mutant.difference)") }
    say("\n\(changes.count - rest.count) of \(changes.count) found.")
    return rest.isEmpty
  }

  /// Prints at once, also into a file.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
