import CourseSupport
import Foundation
import LessonKit
import SwiftReader

/// The command: reads the project, weaves it, and writes the pages that change.
@main struct Weave {
  /// The text that says what can stand in a page.
  static let help = "Sources/Tools/weave/help.txt"

  static func main() {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.insistOnOutput()
    do {
      guard let root = packageRoot() else { throw UsageError.noPackage }
      // `swift run weave -- --help` hands over the dashes too.
      switch CommandLine.arguments.dropFirst().filter({ $0 != "--" }) {
      case []: try weave(at: root)
      case ["--help"], ["-h"]: print(try String(textOf: root.appending(path: help)).trimmed)
      default: throw UsageError(message: "it knows one flag; try 'weave --help'")
      }
    } catch let error as UsageError {
      complain("weave: \(error.message)", status: 64)
    } catch let error as ToolError {
      complain("weave: \(error.message)", status: 1)
    } catch {
      complain("\(error)", status: 1)
    }
  }

  private static func weave(at root: URL) throws {
    let project = try Project(at: root)
    let (changes, orphans) = (try project.changes(), try project.orphans())
    try Project.write(changes, removing: orphans, at: root)
    for path in changes.keys.sorted() { print("wove \(path)") }
    for path in orphans { print("removed \(path)") }
    if changes.isEmpty && orphans.isEmpty { print("every page and picture is as it should be") }
    try Project(files: project.files.merging(changes) { $1 }).checkLinks()
  }

  private static func complain(_ text: String, status: Int32) -> Never {
    Terminal.complain(text)
    exit(status)
  }
}
