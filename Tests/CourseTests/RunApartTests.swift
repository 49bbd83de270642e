import CourseSupport
import Foundation
import LessonKit
import TestSupport
import Testing

@testable import course

/// Work that a program runs apart, since it may bring the program down.
///
/// It runs the program anew, so it needs one; the course can build it.
@Suite struct RunApartTests {
  @Test("what falls is stopped, what it has printed is kept, and the program goes on")
  func tellsOfStops() async throws {
    let program = """
      import LessonKit

      print("before")
      @Sendable func fall(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + fall(depth - 1) }
      runApart("deep") {
        print("falls")
        print(fall(100_000))
      }
      runApart("trap") { print([Int]()[0]) }
      runApart("well") { print("does well") }
      print("after")

      """
    try await withTemporaryFolder { folder in
      try write(program, to: "main.swift", in: folder)
      let outcome = try await course(in: folder).toolchain.outcome(of: "main.swift", in: folder)
      #expect(
        outcome.attempt
          == .ended(
            output: """
              before
              falls
              the program was stopped
              the program was stopped
              does well
              the program came to its end
              after

              """))
    }
  }
}
