import Foundation
import LessonKit
import Workshop

/// The command: reads the project, weaves it, and writes the pages that change.
@main struct Weave {
  static func main() {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.insistOnOutput()
    do {
      switch try WeaveMode(arguments: Array(CommandLine.arguments.dropFirst())) {
      case .write: try write(Project(at: root))
      case .check: try check(Project(at: root))
      case .coverage: print(try Project(at: root).coverage().report)
      case .help: print(help)
      }
    } catch let error as Misuse {
      complain("weave: \(error.message)", status: 64)
    } catch {
      complain("\(error)", status: 1)
    }
  }

  private static var root: URL {
    get throws {
      guard let root = packageRoot() else { throw Misuse.noPackage }
      return root
    }
  }

  private static func write(_ project: Project) throws {
    let (changes, orphans) = (try project.changes(), try project.orphans())
    try Project.write(changes, removing: orphans, at: root) { print($0) }
    if changes.isEmpty && orphans.isEmpty { print(contentment) }
  }

  private static func check(_ project: Project) throws {
    let (changes, orphans) = (try project.changes().keys.sorted(), try project.orphans())
    var problems = Problems()
    for path in project.pages { problems.add(project.brokenLinks(on: path)) }
    for path in changes { print("\(path) would change; run 'make weave'") }
    for path in orphans { print("\(path) would go; run 'make weave'") }
    try problems.check()
    if !changes.isEmpty || !orphans.isEmpty { exit(1) }
    print(contentment)
  }

  private static let contentment = "every page and picture is as it should be"

  private static func complain(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
