import Foundation
import LessonKit
import Testing
import Workshop

@testable import course

/// Work that a program runs apart, since it may bring the program down.
///
/// It runs the program anew, so it needs one; the course can build it.
@Suite struct RunApartTests {
  private func output(of program: String) async throws -> String {
    try await withTemporaryFolder { folder in
      let text = "import LessonKit\n\nprint(\"before\")\n\(program)\nprint(\"after\")\n"
      try Data(text.utf8).write(to: folder.appending(path: "main.swift"))
      let attempt = try await course(in: folder).toolchain.attempt("main.swift", in: folder)
      guard case .ended(let output) = attempt else {
        Issue.record("\(attempt)")
        return ""
      }
      return output
    }
  }

  @Test("what falls is stopped, what it has printed is kept, and the program goes on")
  func tellsOfStops() async throws {
    let program = """
      @Sendable func fall(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + fall(depth - 1) }
      runApart("deep") {
        print("falls")
        print(fall(100_000))
      }
      runApart("trap") { print([Int]()[0]) }
      runApart("well") { print("does well") }
      """
    #expect(
      try await output(of: program) == """
        before
        falls
        the program was stopped
        the program was stopped
        does well
        the program came to its end
        after

        """)
  }
}
