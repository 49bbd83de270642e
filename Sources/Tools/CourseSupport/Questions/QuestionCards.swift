import Foundation

/// The questions about a lesson, as they stand beside its sources in `questions.json`.
///
///     {
///       "predict": [
///         {
///           "ask": "How many runs start on demand?",
///           "section": "Cold: a film on demand",
///           "pattern": "runs: (\\d+)",
///           "because": "Two runs start",
///           "options": [
///             {"prints": "2"},
///             {"prints": "1", "say": "Each viewer has a run of their own."}
///           ]
///         }
///       ],
///       "quiz": [
///         {"ask": "How many runs start?", "run": "oneAfterTheOther", "options": […]}
///       ]
///     }
///
/// .github/CONTRIBUTING.md says what each key is for.
package struct QuestionCards: Sendable, Equatable {
  /// What the page asks before its reader runs the lesson.
  package let predict: [Question]

  /// What `make quiz-NN` asks.
  package let quiz: [Question]

  /// What the file is called.
  package static let fileName = "questions.json"

  /// Reads the cards.
  ///
  /// - Parameter json: What the file says.
  /// - Throws: What is wrong with it.
  package init(json: Data) throws(QuestionProblem) {
    let file: CardFile
    do {
      file = try JSONDecoder().decode(CardFile.self, from: json)
    } catch {
      throw QuestionProblem(error.inWords)
    }
    predict = try Self.questions(file.predict ?? [], "prediction")
    quiz = try Self.questions(file.quiz ?? [], "quiz question")
  }

  private static func questions(
    _ cards: [CardFile.Card], _ kind: String
  ) throws(QuestionProblem) -> [Question] {
    try cards.enumerated().map { index, card throws(QuestionProblem) in
      do throws(QuestionProblem) { return try card.question(number: index + 1) } catch {
        throw QuestionProblem("\(kind) \(index + 1): \(error)")
      }
    }
  }
}

/// What is wrong with a question, or with the page that asks it.
package struct QuestionProblem: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The file, key by key.
private struct CardFile: Decodable {
  let predict: [Card]?
  let quiz: [Card]?

  struct Card: Decodable {
    let ask: String
    let run: String?
    let section: String?
    let pattern: String?
    let lane: String?
    let because: String?
    let options: [Question.Option]
  }
}

extension CardFile.Card {
  fileprivate func question(number: Int) throws(QuestionProblem) -> Question {
    for proof in options.compactMap(\.proof) where (proof.run == nil) == (proof.section == nil) {
      throw QuestionProblem("the proof '\(proof.prints)' needs a 'run' or a 'section'")
    }
    return Question(
      number: number, ask: ask, source: try source(), because: because, options: options)
  }

  private func source() throws(QuestionProblem) -> AnswerSource {
    switch (run, section, pattern, lane) {
    case (let run?, nil, nil, nil): return .program(run)
    case (nil, let section?, nil, let lane?): return .lane(section: section, name: lane)
    case (nil, let section?, let pattern?, nil): return .lines(section: section, pattern: pattern)
    default:
      throw QuestionProblem(
        "the answer comes from 'run', from 'section' and 'pattern', or from 'section' and 'lane'")
    }
  }
}

extension Error {
  /// What is wrong with some JSON, and where: `predict, 2, options, 1: there is no 'say'`.
  package var inWords: String {
    let (problem, path): (String, [any CodingKey]) =
      switch self as any Error {
      case DecodingError.keyNotFound(let key, let context):
        ("there is no '\(key.stringValue)'", context.codingPath)
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        ("this is of another kind than it should be", context.codingPath)
      default: ("it is no JSON", [])
      }
    let place = path.map { key in key.intValue.map { "\($0 + 1)" } ?? key.stringValue }
    return place.isEmpty ? problem : "\(place.joined(separator: ", ")): \(problem)"
  }
}
