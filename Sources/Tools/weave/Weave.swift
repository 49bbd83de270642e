import CourseSupport
import Foundation
import LessonKit

/// The command: reads the project, weaves it, and writes the pages and pictures that change.
///
/// `.github/CONTRIBUTING.md` says what can stand in a page.
@main struct Weave {
  static func main() {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.insistOnOutput()
    do {
      let root = try packageRoot()
      let project = try Project(at: root)
      let changes = try project.changes()
      for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
        try text.replaceText(of: root.appending(path: path))
        print("wove \(path)")
      }
      if changes.isEmpty { print("every page and picture is as it should be") }
      try Project(files: project.files.merging(changes) { $1 }).checkLinks()
    } catch let problems as Problems {
      Terminal.complain("\(problems)")
      exit(1)
    } catch {
      Terminal.fail(error)
    }
  }
}
