import LessonKit
import Workshop

extension Lesson {
  /// What happens in the lesson, which runs for it once for all tests.
  func steps() async throws -> [Step] { try await LessonSteps.all.steps(of: self) }
}

/// The steps of the lessons that were run for them.
private actor LessonSteps {
  static let all = LessonSteps()

  private var runs: [String: Task<[Step], any Error>] = [:]

  func steps(of lesson: Lesson) async throws -> [Step] {
    let run =
      runs[lesson.name]
      ?? Task { Step.steps(in: try await Products.notes(of: lesson.command, in: Products.folder)) }
    runs[lesson.name] = run
    return try await run.value
  }
}
