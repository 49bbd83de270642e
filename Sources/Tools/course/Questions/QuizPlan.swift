import CourseSupport
import LessonKit

/// Which questions are asked, and in which order.
struct QuizPlan {
  /// The name of a quiz about several lessons.
  static let mix = "mix"

  /// How many questions a mixed quiz has.
  static let mixed = 5

  /// The number of the lesson, or `mix`.
  let name: String

  let headline: String
  let questions: [Asked]

  /// A question, and the lesson that it is about.
  struct Asked {
    let question: Question
    let lesson: LessonQuiz
  }

  /// The questions of a lesson, after those that were missed in the two lessons before.
  init(of quiz: LessonQuiz, in book: QuizBook, log: QuizLog) {
    let before = book.quizzes.prefix { $0 != quiz }.suffix(2)
    let missed = before.flatMap { home in
      home.questions.filter { log.wasMissed($0, in: home) }
        .map { Asked(question: $0, lesson: home) }
    }
    name = quiz.number
    headline = "Quiz \(quiz.number) · \(quiz.title)"
    questions = missed + quiz.questions.map { Asked(question: $0, lesson: quiz) }
  }

  /// A few questions from the first lesson to the last one that was checked or quizzed.
  ///
  /// Those that were missed come first, then those that were never asked, then those that were
  /// asked longest ago. Before anything is done, they are those of the first lesson.
  init(upTo checked: Set<String>, in book: QuizBook, log: QuizLog) {
    let quizzed = Set(log.answers.map(\.question))
    let last = book.quizzes.lastIndex { quiz in
      checked.contains(quiz.number) || quiz.questions.contains { quizzed.contains($0.name) }
    }
    let known = book.quizzes.prefix((last ?? 0) + 1)
    let all = known.flatMap { home in home.questions.map { Asked(question: $0, lesson: home) } }
    let ranked = all.enumerated().sorted { first, second in
      let ranks = [first, second].map { index, asked in
        (log.isWrong(asked.question) == true ? 0 : 1, log.lastTime(of: asked.question), index)
      }
      return ranks[0] < ranks[1]
    }
    name = Self.mix
    headline = known.last.map { "Quiz · lessons 01 to \($0.number)" } ?? "Quiz"
    questions = ranked.prefix(Self.mixed).map(\.element)
  }
}

extension QuizBook {
  /// Returns the quiz that is meant by `7`, `07` or `07-share`.
  ///
  /// - Throws: `UsageError`, if there is none.
  func meant(by typed: String) throws(UsageError) -> LessonQuiz {
    let lesson = try CourseList.meant(by: typed, "lesson", in: lessons)
    if let quiz = quizzes.first(where: { $0.about == lesson }) { return quiz }
    let last = quizzes.last?.number ?? "01"
    throw UsageError(
      message: "lesson \(lesson.number) has no questions yet; try: make quiz-\(last)")
  }
}
