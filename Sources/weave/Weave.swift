import Foundation

/// The command: reads the project, weaves it, and writes the pages that change.
@main struct Weave {
  static func main() {
    do {
      let mode = try Mode(arguments: Array(CommandLine.arguments.dropFirst()))
      if mode == .help { return print(help) }
      let here = URL(filePath: FileManager.default.currentDirectoryPath)
      guard let root = Project.root(from: here) else {
        throw Misuse(message: "no Package.swift here or above; run it inside the package")
      }
      let project = try Project(at: root)
      switch mode {
      case .write: try write(project.changes(), to: root)
      case .check: try check(project)
      case .coverage: print(try project.coverage().report)
      case .help: break
      }
    } catch let error as Misuse {
      complain("weave: \(error.message)", status: 64)
    } catch {
      complain("\(error)", status: 1)
    }
  }

  private static func write(_ changes: [String: String], to root: URL) throws {
    for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
      try Data(text.utf8).write(to: root.appending(path: path), options: .atomic)
      print("wove \(path)")
    }
    if changes.isEmpty { print("every page is as it should be") }
  }

  private static func check(_ project: Project) throws {
    let changes = try project.changes().keys.sorted()
    var problems = Problems()
    for path in project.pages { problems.add(project.brokenLinks(on: path)) }
    for path in changes { print("\(path) would change; run 'make weave'") }
    try problems.check()
    if !changes.isEmpty { exit(1) }
    print("every page is as it should be")
  }

  private static func complain(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
