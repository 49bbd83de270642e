import CourseSupport
import Foundation

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

  /// The questions of a lesson, after those of the two lessons before that are due.
  init(of lesson: CourseList.Item, in book: QuizBook, log: QuizLog, now: Date) {
    let before = book.quizzes.prefix { $0.lesson != lesson }.suffix(2)
    let due = before.flatMap { home in
      home.questions.filter { log.isDue($0, at: now) }
        .map { Asked(question: $0, lesson: home.lesson) }
    }
    let own = book.quizzes.filter { $0.lesson == lesson }.flatMap { home in
      home.questions.map { Asked(question: $0, lesson: home.lesson) }
    }
    name = lesson.number
    headline = "Quiz \(lesson.number) · \(lesson.title)"
    questions = due + own
  }

  /// A few questions from the first lesson to the last one that was checked or quizzed.
  ///
  /// Those that were missed come first, then those that were never asked, then those that were
  /// asked longest ago; what was right a short time ago is left out. Before anything is done, they
  /// are those of the first lesson.
  init(upTo checked: Set<String>, in book: QuizBook, log: QuizLog, now: Date) {
    let quizzed = Set(log.entries.map(\.question))
    let last = book.quizzes.lastIndex { quiz in
      checked.contains(quiz.lesson.number) || quiz.questions.contains { quizzed.contains($0.name) }
    }
    let known = book.quizzes.prefix((last ?? 0) + 1)
    let all = known.flatMap { home in
      home.questions.map { Asked(question: $0, lesson: home.lesson) }
    }
    let ranked = all.filter { !log.rests($0.question, at: now) }.enumerated().sorted {
      first, second in
      let ranks = [first, second].map { index, asked in
        (log.isWrong(asked.question) == true ? 0 : 1, log.lastTime(of: asked.question), index)
      }
      return ranks[0] < ranks[1]
    }
    name = Self.mix
    questions = ranked.prefix(Self.mixed).map(\.element)
    let numbers = Set(questions.map(\.lesson.number)).sorted()
    headline =
      "Quiz · lesson\(numbers.count == 1 ? "" : "s") \(numbers.joined(separator: ", "))"
  }
}

/// All answers that a learner has given, the newest last.
///
/// It is kept as lines of text, so that one can read it:
/// `wrong twoScreens in 03 at 2026-11-28T12:30:00Z`. Other lines are ignored.
struct QuizLog: Equatable {
  let entries: [Entry]

  /// One answer to one question.
  struct Entry: Equatable {
    let question: String

    /// The number of the lesson in whose quiz it was asked, or `mix`.
    let quiz: String

    let isRight: Bool

    /// When it was given; long ago, if nobody knows.
    var time = Date.distantPast

    /// The answer as it is kept.
    var line: String {
      let when = time == .distantPast ? "" : " at \(time.formatted(.iso8601))"
      return "\(isRight ? "right" : "wrong") \(question) in \(quiz)\(when)\n"
    }
  }

  init(text: String = "") {
    entries = text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(right|wrong) (\w+) in (\w+)(?: at (\S+))?/)
      else { return nil }
      return Entry(
        question: String(match.2), quiz: String(match.3), isRight: match.1 == "right",
        time: match.4.flatMap { try? Date(String($0), strategy: .iso8601) } ?? .distantPast)
    }
  }

  /// Whether the last answer to a question was wrong; nil if there is none.
  func isWrong(_ question: Question) -> Bool? {
    entries.last { $0.question == question.name }.map { !$0.isRight }
  }

  /// Whether a question was answered right less than a day ago.
  func rests(_ question: Question, at now: Date) -> Bool {
    guard let last = entries.last(where: { $0.question == question.name }) else { return false }
    return last.isRight && now < last.time + 24 * 60 * 60
  }

  /// Whether a question that was missed comes back: until it is answered right, and once more a day
  /// after that.
  func isDue(_ question: Question, at now: Date) -> Bool {
    let answers = entries.filter { $0.question == question.name }
    let timesRight = answers.reversed().prefix(while: \.isRight).count
    return timesRight < min(2, answers.count) && !rests(question, at: now)
  }

  /// When a question was asked last; the larger, the later.
  func lastTime(of question: Question) -> Int {
    entries.lastIndex { $0.question == question.name } ?? -1
  }
}
