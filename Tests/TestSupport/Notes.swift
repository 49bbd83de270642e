import CourseSupport

extension Course {
  /// Runs a lesson or a chapter for its notes, once for all tests.
  ///
  /// - Parameter program: The name of its executable, such as `lesson-01-create-signal`.
  /// - Returns: The lines that it prints.
  /// - Throws: What keeps it from coming to its end.
  package static func notes(of program: String) async throws -> [String] {
    try await Runs.all.notes(of: program)
  }

  /// Returns the steps of a lesson.
  package static func steps(of lesson: CourseList.Lesson) async throws -> [Step] {
    Step.steps(in: try await notes(of: "lesson-\(lesson.name)"))
  }
}

/// The programs that were run.
private actor Runs {
  static let all = Runs()

  private var runs: [String: Task<[String], any Error>] = [:]

  func notes(of program: String) async throws -> [String] {
    let run =
      runs[program] ?? Task { try await Products.notes(of: program, in: Products.folder) }
    runs[program] = run
    return try await run.value
  }
}
