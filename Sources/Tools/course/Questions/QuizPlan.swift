import CourseSupport
import Marbles

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
    let lesson: CourseList.Item
  }

  /// The questions of a lesson, after those that were missed in the two lessons before.
  init(of lesson: CourseList.Item, in book: QuizBook, log: QuizLog) {
    let before = book.quizzes.prefix { $0.lesson != lesson }.suffix(2)
    let missed = before.flatMap { home in
      home.questions.filter { log.wasMissed($0, in: home.lesson) }
        .map { Asked(question: $0, lesson: home.lesson) }
    }
    let own = book.quizzes.filter { $0.lesson == lesson }.flatMap { home in
      home.questions.map { Asked(question: $0, lesson: home.lesson) }
    }
    name = lesson.number
    headline = "Quiz \(lesson.number) · \(lesson.title)"
    questions = missed + own
  }

  /// A few questions from the first lesson to the last one that was checked or quizzed.
  ///
  /// Those that were missed come first, then those that were never asked, then those that were
  /// asked longest ago. Before anything is done, they are those of the first lesson.
  init(upTo checked: Set<String>, in book: QuizBook, log: QuizLog) {
    let quizzed = Set(log.entries.map(\.question))
    let last = book.quizzes.lastIndex { quiz in
      checked.contains(quiz.lesson.number) || quiz.questions.contains { quizzed.contains($0.name) }
    }
    let known = book.quizzes.prefix((last ?? 0) + 1)
    let all = known.flatMap { home in
      home.questions.map { Asked(question: $0, lesson: home.lesson) }
    }
    let ranked = all.enumerated().sorted { first, second in
      let ranks = [first, second].map { index, asked in
        (log.isWrong(asked.question) == true ? 0 : 1, log.lastTime(of: asked.question), index)
      }
      return ranks[0] < ranks[1]
    }
    name = Self.mix
    headline = known.last.map { "Quiz · lessons 01 to \($0.lesson.number)" } ?? "Quiz"
    questions = ranked.prefix(Self.mixed).map(\.element)
  }
}

/// All answers that a learner has given, the newest last.
///
/// It is kept as lines of text, so that one can read it: `wrong twoScreens in 03`. Other lines are
/// ignored.
struct QuizLog: Equatable {
  let entries: [Entry]

  /// One answer to one question.
  struct Entry: Equatable {
    let question: String

    /// The number of the lesson in whose quiz it was asked, or `mix`.
    let quiz: String

    let isRight: Bool

    /// The answer as it is kept.
    var line: String { "\(isRight ? "right" : "wrong") \(question) in \(quiz)\n" }
  }

  init(text: String = "") {
    entries = text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(right|wrong) (\w+) in (\w+)/) else { return nil }
      return Entry(
        question: String(match.2), quiz: String(match.3), isRight: match.1 == "right")
    }
  }

  /// Whether the last answer to a question was wrong; nil if there is none.
  func isWrong(_ question: Question) -> Bool? {
    entries.last { $0.question == question.name }.map { !$0.isRight }
  }

  /// Whether a question was missed in the quiz of its own lesson, or in a mixed one.
  ///
  /// The quizzes of the two lessons after do not count: it comes back in both of them.
  func wasMissed(_ question: Question, in lesson: CourseList.Item) -> Bool {
    let last = entries.last {
      $0.question == question.name && [lesson.number, QuizPlan.mix].contains($0.quiz)
    }
    return last?.isRight == false
  }

  /// When a question was asked last; the larger, the later.
  func lastTime(of question: Question) -> Int {
    entries.lastIndex { $0.question == question.name } ?? -1
  }
}
