import Foundation

/// All questions of the course, read from its folder.
package struct QuizBook: Sendable {
  /// A quiz for each lesson that has one, in the order of the course.
  package let quizzes: [LessonQuiz]

  /// The file with what the programs of the questions printed.
  package static let recordPath = "Sources/Quiz/recorded.json"

  /// All lessons, also those without questions.
  package let lessons: [CourseList.Lesson]

  /// Reads the questions.
  ///
  ///     for quiz in try QuizBook(root: root).quizzes {
  ///       for question in quiz.questions { print(question.ask) }
  ///     }
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: `QuestionProblem`, which says what to mend.
  package init(root: URL) throws(QuestionProblem) {
    let files = Files(root: root)
    lessons = CourseList(manifest: try files.text("Package.swift")).lessons
    let recorded = try files.recorded()
    var quizzes: [LessonQuiz] = []
    for lesson in lessons {
      let questions = try files.questions(about: lesson, recorded: recorded)
      if !questions.isEmpty { quizzes.append(LessonQuiz(about: lesson, questions: questions)) }
    }
    self.quizzes = quizzes
  }
}

/// The files of the package.
private struct Files {
  let root: URL

  func text(_ path: String) throws(QuestionProblem) -> String {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw QuestionProblem("\(path) cannot be read; get it back: git checkout \(path)")
    }
    return text.replacing("\r\n", with: "\n")
  }

  /// What each program printed when it was recorded, by the name of its function.
  func recorded() throws(QuestionProblem) -> [String: String] {
    let text = try text(QuizBook.recordPath)
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    } catch {
      throw QuestionProblem(
        "\(QuizBook.recordPath) is not as it was recorded; record it: make record")
    }
  }

  /// The questions of a lesson's quiz; none if it has no cards.
  func questions(
    about lesson: CourseList.Lesson, recorded: [String: String]
  ) throws(QuestionProblem) -> [Question] {
    let path = "Sources/Lessons/\(lesson.name)/\(QuestionCards.fileName)"
    guard FileManager.default.fileExists(atPath: root.appending(path: path).path) else { return [] }
    let json = Data(try text(path).utf8)
    var questions: [Question]
    do throws(QuestionProblem) {
      questions = try QuestionCards(json: json).quiz
    } catch {
      throw QuestionProblem("\(path): \(error); mend it, or: git checkout \(path)")
    }
    if questions.isEmpty { return [] }
    let file = "Sources/Quiz/Programs/\(lesson.topic).swift"
    let source = try text(file)
    for index in questions.indices {
      let name = questions[index].name
      guard let code = body(of: name, in: source) else {
        throw QuestionProblem("\(file) has no function '\(name)'; see \(path)")
      }
      guard let line = recorded[name] else {
        throw QuestionProblem("what '\(name)' prints is not recorded; record it: make record")
      }
      questions[index].program = .init(code: code, prints: line)
    }
    return questions
  }

  /// Cuts the lines of a function's body out of a source file.
  private func body(of function: String, in source: String) -> [String]? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let openings = ["func \(function)() {", "func \(function)() throws {"]
    guard let opening = lines.firstIndex(where: openings.contains) else { return nil }
    return lines[(opening + 1)...].prefix { $0 != "}" }.withoutCommonIndentation
  }
}
