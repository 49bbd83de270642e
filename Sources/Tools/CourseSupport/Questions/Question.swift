import Foundation
import Marbles

/// A question about a run: what it asks, where the run says the answer, and what to reply.
///
/// The predictions of a page and the questions of a quiz are of this one kind. No answer is marked
/// as the right one: a lesson's output has it, or a small program prints it.
package struct Question: Sendable, Equatable, Decodable {
  /// Its place in its list, from 1.
  package private(set) var number = 0

  /// The question as the learner reads it.
  package let ask: String

  /// The name of the function whose line is the answer, if a small program answers.
  package let run: String?

  /// The section of the lesson in which the answer stands, if the lesson answers, and a regular
  /// expression that captures it in a line there.
  package let section: String?
  package let pattern: String?

  /// The answers that are offered, in the order in which they are shown; one of them is right.
  ///
  /// The order is mixed, so that it gives nothing away, and the same each time and everywhere.
  package private(set) var options: [Option]

  /// The small program that answers, if it is one: its lines, and the line that it printed when it
  /// was recorded.
  package var program: SmallProgram?

  /// A program of one function that prints one line.
  package struct SmallProgram: Sendable, Equatable {
    package let code: [String]
    package let prints: String
  }

  private enum CodingKeys: CodingKey { case ask, run, section, pattern, options }

  /// The name of the function that is its program, or nothing if a lesson answers.
  package var name: String { run ?? "" }

  /// Finds the answer in the steps of a lesson: what is captured, joined by commas.
  ///
  /// - Returns: The answer, which may be empty; or nil, if the lesson prints nothing of the kind.
  package func answer(in steps: [Step]) -> String? {
    guard let section, let pattern = pattern.flatMap({ try? Regex($0) }) else { return nil }
    let captures = steps.lines(in: section).flatMap { line in
      line.matches(of: pattern).map { String($0.output.last?.substring ?? "") }
    }
    return captures.isEmpty ? nil : captures.joined(separator: ", ")
  }

  /// The same question with its place in a list, and with its answers in their order.
  fileprivate func numbered(_ number: Int) -> Question {
    var question = self
    question.number = number
    question.options = options.mixed(by: ask)
    return question
  }

  /// An answer, and what to say to it.
  package struct Option: Sendable, Equatable, Decodable {
    /// What the run would print, were this the right answer.
    package let prints: String

    /// The answer in words, if what is printed says too little.
    package let answer: String?

    /// The reply to whoever gives this answer.
    package let say: String

    /// The name of the common mistake that leads to it, if it has one.
    package let mistake: String?

    /// What shows that the reply is true, if it says more than the question's own run.
    package let proof: Proof?

    /// What the learner reads.
    package var text: String { answer ?? prints }
  }

  /// A line that shows what a reply says: the small program `run` prints it, or the lesson itself in
  /// a section.
  package struct Proof: Sendable, Equatable, Decodable {
    package let run: String?
    package let section: String?

    /// The line, without the spaces that it begins with.
    package let prints: String
  }
}

extension [Question.Option] {
  /// The same answers in an order that depends on the question and on them, and on nothing else.
  fileprivate func mixed(by question: String) -> [Question.Option] {
    map { (place: "\($0.prints)\n\(question)".fingerprint, option: $0) }
      .sorted { ($0.place, $0.option.prints) < ($1.place, $1.option.prints) }
      .map(\.option)
  }
}

extension String {
  /// A number that is the same for the same text, in each run and on each machine.
  ///
  /// It is the hash FNV-1a, whose bits are then spread as in SplitMix64: texts that differ in their
  /// last letter only would be in the same order for all questions otherwise.
  fileprivate var fingerprint: UInt64 {
    SplitMix64.mixed(
      utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }
}

/// The questions about a lesson, as they stand beside its sources in `questions.json`.
///
/// .github/CONTRIBUTING.md says what each key is for.
package struct LessonQuestions: Sendable, Equatable, Decodable {
  /// What the page asks before its reader runs the lesson.
  package let predict: [Question]

  /// What `make quiz-NN` asks.
  package let quiz: [Question]

  /// What the file is called.
  package static let fileName = "questions.json"

  private enum CodingKeys: CodingKey { case predict, quiz }

  package init(from decoder: any Decoder) throws {
    let file = try decoder.container(keyedBy: CodingKeys.self)
    predict = try zip(1..., file.decode([Question].self, forKey: .predict)).map { $1.numbered($0) }
    quiz = try zip(1..., file.decode([Question].self, forKey: .quiz)).map { $1.numbered($0) }
  }
}
