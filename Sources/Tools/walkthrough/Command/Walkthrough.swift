import CourseSupport
import Foundation
import LessonKit

/// Records what the page in the browser shows of the lessons and of the quiz, and opens it.
///
/// All else on that page is played live: `.ci/wasm` makes the module that does it.
@main
struct Walkthrough {
  static func main() async {
    Terminal.insistOnOutput()
    do {
      let source = URL(filePath: #filePath).deletingLastPathComponent()
      let root = try packageRoot(around: source)
      let program = Bundle.main.executableURL ?? root
      let page = WalkthroughPage(root: root, products: program.deletingLastPathComponent())
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard [[], ["--open"]].contains(arguments) else {
        throw UsageError(message: "it takes nothing, or --open")
      }
      if !page.isOnOwnCore { try await record(page) }
      if !arguments.isEmpty { try Opener.open(page.folder.appending(path: "index.html")) }
    } catch {
      Terminal.fail(error)
    }
  }

  private static func record(_ page: WalkthroughPage) async throws {
    for (name, text) in try await page.files().sorted(by: { $0.key < $1.key }) {
      let file = page.folder.appending(path: name)
      let isSame = (try? String(contentsOf: file, encoding: .utf8)) == text
      if !isSame { try text.write(to: file, atomically: true, encoding: .utf8) }
      print("recorded Tutorials/walkthrough/\(name)\(isSame ? ", which has not changed" : "")")
    }
  }
}
