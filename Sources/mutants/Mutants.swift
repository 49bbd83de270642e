import Foundation
import LessonKit
import Workshop

/// The command: breaks a copy of the core in many small ways, and says which of them no test
/// notices.
@main struct Mutants {
  static func main() async {
    Belongings.goWithThisProgram()
    Terminal.insistOnOutput()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--help"] || arguments == ["-h"] {
      print(help)
      exit(0)
    }
    do {
      if let flag = arguments.first(where: { $0.hasPrefix("-") }) {
        throw Misuse(message: "there is no flag \(flag); try: swift run mutants --help")
      }
      let allAreFound = try await run(only: arguments)
      exit(allAreFound ? 0 : 1)
    } catch let misuse as Misuse {
      complain(misuse.message, status: 64)
    } catch let trouble as Trouble {
      complain(trouble.message, status: 1)
    } catch {
      complain("\(error)", status: 1)
    }
  }

  private static let help = """
    mutants breaks a copy of the core in many small ways, one at a time, and lists
    those that no test notices. It takes hours; Ctrl-C stops it.

    usage: swift run mutants [NAME ...]            make mutants FLAGS='NAME ...'

      NAME      breaks only files whose names begin like this: Map Take
      --help    prints this help

    Sources/mutants/mutants.txt has the list, and says how to add to it. The copy
    is in .build/mutants.
    """

  /// Tries the mutants of some files, or of all.
  ///
  /// - Parameter names: The beginnings of the names of those files; empty for all.
  /// - Returns: Whether all are found.
  /// - Throws: What keeps them from being tried.
  private static func run(only names: [String]) async throws -> Bool {
    guard let root = packageRoot() else { throw Misuse.noPackage }
    let project = Project(root: root)
    let changes = try project.changes(project.mutants()).filter { change in
      names.isEmpty || names.contains { change.mutant.file.hasPrefix($0) }
    }
    if changes.isEmpty { throw Mistake("the list has nothing for: \(names)") }
    try project.refreshCopy()
    say("Building the copy in .build/mutants, and running its tests as they are.")
    let trial = Trial(copy: project.copy)
    let verdict = try await trial.verdict(on: changes[0].mutant.file)
    if verdict != .survived { throw Mistake("nothing is broken yet, and still: \(verdict)") }
    var rest: [(mutant: Mutant, verdict: Verdict)] = []
    for (number, (mutant, path, text)) in changes.enumerated() {
      try project.write(text, to: path)
      let verdict = try await trial.verdict(on: mutant.file)
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
    print(text)
    fflush(nil)
  }

  private static func complain(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("mutants: \(text)\n".utf8))
    exit(status)
  }
}
