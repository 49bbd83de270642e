import CourseSupport
import Foundation
import LessonKit

/// Records what the page in the browser shows of the lessons and of the quiz, and opens it.
///
/// All else on that page is played live: `.ci/wasm` makes the module that does it.
@main
struct Walkthrough {
  private static let usage = """
    usage: swift run walkthrough [--open [PLACE]]
    Without a place, such as lesson-03, it records everything anew.
    """

  static func main() async throws {
    Terminal.insistOnOutput()
    do {
      let source = URL(filePath: #filePath).deletingLastPathComponent()
      guard let root = packageRoot(around: source) else { throw UsageError.noPackage }
      let program = Bundle.main.executableURL ?? root
      let page = WalkthroughPage(root: root, products: program.deletingLastPathComponent())
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard arguments.first ?? "--open" == "--open", arguments.count < 3 else {
        throw UsageError(message: usage)
      }
      if arguments.count == 2 {
        try Opener.open(page.signpost(to: page.place(arguments[1])))
      } else {
        if !page.isOnOwnCore { try await record(page) }
        if !arguments.isEmpty { try Opener.open(page.folder.appending(path: "index.html")) }
      }
    } catch let misuse as UsageError {
      complain(misuse.message)
      exit(64)
    } catch {
      complain("error: \(error)")
      exit(1)
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

  private static func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
