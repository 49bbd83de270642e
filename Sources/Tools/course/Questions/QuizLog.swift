import CourseSupport
import Foundation
import LessonKit

/// All answers that a learner has given, the newest last.
///
/// It is kept as lines of text, so that one can read it: `wrong twoScreens in 03`. Other lines are
/// ignored.
struct QuizLog: Equatable {
  let answers: [Answer]

  /// One answer to one question.
  struct Answer: Equatable {
    let question: String

    /// The number of the lesson in whose quiz it was asked, or `mix`.
    let quiz: String

    let isRight: Bool

    /// The answer as it is kept.
    var line: String { "\(isRight ? "right" : "wrong") \(question) in \(quiz)\n" }
  }

  init(text: String = "") {
    answers = text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(right|wrong) (\w+) in (\w+)/) else { return nil }
      return Answer(
        question: String(match.2), quiz: String(match.3), isRight: match.1 == "right")
    }
  }

  /// Whether the last answer to a question was wrong; nil if there is none.
  func isWrong(_ question: Question) -> Bool? {
    answers.last { $0.question == question.name }.map { !$0.isRight }
  }

  /// Whether a question was missed in the quiz of its own lesson, or in a mixed one.
  ///
  /// The quizzes of the two lessons after do not count: it comes back in both of them.
  func wasMissed(_ question: Question, in home: LessonQuiz) -> Bool {
    let last = answers.last {
      $0.question == question.name && [home.number, QuizPlan.mix].contains($0.quiz)
    }
    return last?.isRight == false
  }

  /// When a question was asked last; the larger, the later.
  func lastTime(of question: Question) -> Int {
    answers.lastIndex { $0.question == question.name } ?? -1
  }
}
