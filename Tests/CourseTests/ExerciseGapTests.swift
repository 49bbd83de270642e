import CourseSupport
import Foundation
import LessonKit
import Testing

@testable import course

/// How a program comes from its text with a gap, and an answer.
@Suite struct ExerciseGapTests {
  private let program = """
    import LessonKit
    import ReactiveCore

    do {
      // gap
    }

    """

  private func filled(with answers: String) throws -> [String] {
    let gap = try Gap(in: program, path: "program.swift")
    return Answer.all(in: answers).map(gap.filled)
  }

  @Test(
    "an answer takes the place of the gap, as far to the right as it is; its imports replace ours")
  func fillsTheGap() throws {
    let answers = """
      // How to make tea.

      // MARK: tea

      import Foundation

      print("tea")

      if isSweet {
        print("sugar")
      }

      // MARK: nothing

      """
    let full = """
      import Foundation

      do {
        print("tea")

        if isSweet {
          print("sugar")
        }
      }

      """
    let empty = program.replacing("  // gap\n", with: "")
    #expect(try filled(with: answers) == [full, empty])
  }

  @Test("a program has one gap", arguments: [("", 0), ("// gap\n  // gap\n", 2)])
  func needsOneGap(program: String, count: Int) {
    let trouble = ToolError(
      message: "p.swift has \(count) lines '// gap', and needs one; "
        + "mend it, or get ours back: git checkout p.swift")
    #expect(throws: trouble) { try Gap(in: program, path: "p.swift") }
  }

  @Test(
    "what is laid out and the solution are among the answers", arguments: ["laid-out", "solution"])
  func needsBoth(name: String) async throws {
    try await inSmallCourse { course in
      let file = course.files.root.appending(path: "Sources/Exercises/03-tea/answers.swift")
      try String(textOf: file).replacing("// MARK: \(name)", with: "// MARK: other")
        .replaceText(of: file)
      let trouble = #expect(throws: ToolError.self) { try course.files.exercises() }
      #expect(trouble?.message.contains("03-tea/answers.swift has no answer '\(name)'") == true)
    }
  }
}
