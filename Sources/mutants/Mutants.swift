import Foundation

/// The command: breaks a copy of the core in many small ways, and says which of them no test notices.
@main struct Mutants {
  static func main() {
    do {
      let survivors = try run(only: Array(CommandLine.arguments.dropFirst()))
      exit(survivors == 0 ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("mutants: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Tries the mutants of some files, or of all.
  ///
  /// - Parameter names: The beginnings of the names of those files; empty for all.
  /// - Returns: How many survive.
  /// - Throws: What keeps them from being tried.
  private static func run(only names: [String]) throws -> Int {
    let project = Project(root: URL(filePath: FileManager.default.currentDirectoryPath))
    let changes = try project.changes(project.mutants()).filter { change in
      names.isEmpty || names.contains { change.mutant.file.hasPrefix($0) }
    }
    try project.refreshCopy()
    say("Building the copy in .build/mutants, and running its tests as they are.")
    let trial = Trial(copy: project.copy)
    if let complaint = try trial.build() { throw Mistake(complaint) }
    if case .found(let finder) = try trial.verdict(on: changes.first?.mutant.file ?? "") {
      throw Mistake("a test fails although nothing is broken: \(finder)")
    }
    var survivors: [Mutant] = []
    for (number, (mutant, path, text)) in changes.enumerated() {
      try project.write(text, to: path)
      defer { try? project.write(project.text(of: path), to: path) }
      if let complaint = try trial.build() {
        throw Mistake("this mutant does not compile: \(mutant.title)\n\(complaint)")
      }
      let verdict = try trial.verdict(on: mutant.file)
      if verdict == .survived { survivors.append(mutant) }
      say("\(number + 1) of \(changes.count): \(mutant.title)\n    \(verdict)")
    }
    for mutant in survivors { say("\nSurvived: \(mutant.title)\n\(mutant.difference)") }
    say("\n\(changes.count - survivors.count) of \(changes.count) found.")
    return survivors.count
  }

  /// Prints at once, also into a file.
  private static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }
}
