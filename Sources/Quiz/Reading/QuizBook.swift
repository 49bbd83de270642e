import Foundation

/// All questions of the course, read from its folder.
package struct QuizBook: Sendable {
  /// A quiz for each lesson that has one, in the order of the course.
  package let quizzes: [LessonQuiz]

  /// The numbers of all lessons, also of those without questions, with their names.
  package let lessons: [(number: String, name: String)]

  /// Reads the questions.
  ///
  ///     for quiz in try QuizBook(root: root).quizzes {
  ///       for question in quiz.questions { print(question.ask, try question.run()) }
  ///     }
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: `QuizProblem`, in words for who has to mend it.
  package init(root: URL) throws(QuizProblem) {
    let files = Files(root: root)
    let course = Self.course(inManifest: try files.text("Package.swift"))
    lessons = course.map { ($0.number, $0.name) }
    var quizzes: [LessonQuiz] = []
    for (number, name, title) in course where files.has("Sources/Quiz/Cards/\(name).json") {
      let questions = try files.questions(about: name)
      quizzes.append(LessonQuiz(number: number, lesson: name, title: title, questions: questions))
    }
    self.quizzes = quizzes
  }

  /// Reads `NN-name | title | words` from the one list of lessons.
  private static func course(
    inManifest text: String
  ) -> [(number: String, name: String, title: String)] {
    text.split(separator: "\n")
      .drop { !$0.hasPrefix("let course = \"\"\"") }.dropFirst()
      .prefix { !$0.hasSuffix("\"\"\"") }
      .compactMap { line in
        let match = line.prefixMatch(of: /\s*(\d+)-(\S+)\s*\|\s*([^|]*[^| ])\s*\|/)
        return match.map { (String($0.1), String($0.2), String($0.3)) }
      }
  }
}

/// What a card says; see Sources/Quiz/README.md.
private struct Card: Codable {
  let questions: [Entry]

  struct Entry: Codable {
    let run: String
    let ask: String
    let options: [QuizQuestion.Option]
  }
}

/// The files of the package.
private struct Files {
  let root: URL

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  func text(_ path: String) throws(QuizProblem) -> String {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
      throw QuizProblem(message: "\(path) cannot be read; get it back: git checkout \(path)")
    }
    return text.replacing("\r\n", with: "\n")
  }

  func questions(about lesson: String) throws(QuizProblem) -> [QuizQuestion] {
    let path = "Sources/Quiz/Cards/\(lesson).json"
    let json = try text(path)
    guard let card = try? JSONDecoder().decode(Card.self, from: Data(json.utf8)) else {
      throw QuizProblem(message: "\(path) is no card; mend it, or: git checkout \(path)")
    }
    let file = "Sources/Quiz/Questions/\(lesson).swift"
    let source = try text(file)
    var questions: [QuizQuestion] = []
    for entry in card.questions {
      guard let code = body(of: entry.run, in: source) else {
        throw QuizProblem(message: "\(file) has no function '\(entry.run)'; see \(path)")
      }
      questions.append(
        QuizQuestion(name: entry.run, ask: entry.ask, options: entry.options, code: code))
    }
    return questions
  }

  /// Cuts the lines of a function's body out of a source file.
  private func body(of function: String, in source: String) -> [String]? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let openings = ["func \(function)() {", "func \(function)() throws {"]
    guard let opening = lines.firstIndex(where: openings.contains) else { return nil }
    return lines[(opening + 1)...].prefix { $0 != "}" }
      .map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
  }
}
