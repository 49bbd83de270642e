/// A question about a run: what it asks, where the run says the answer, and what to reply.
///
/// The predictions of a page and the questions of a quiz are of this one kind. Nobody marks the
/// right answer: a lesson's output has it, or a small program prints it.
package struct Question: Sendable, Equatable {
  /// Its place in its list, from 1.
  package let number: Int

  /// The question as the learner reads it.
  package let ask: String

  /// Where the right answer stands.
  package let source: AnswerSource

  /// A part of the page's sentence that explains the answer, if a page does.
  package let because: String?

  /// The answers that somebody foresaw.
  ///
  /// A quiz offers all of them, and one is right; those of a prediction are wrong.
  package let options: [Option]

  /// Other words for an answer, such as "one for each viewer" for 2.
  package let means: [String: String]

  /// Whether a list may be given in any order.
  package let isInAnyOrder: Bool

  /// The lines of the small program, if it is one that answers.
  package var code: [String] = []

  /// A foreseen answer, and what to say to it.
  package struct Option: Sendable, Equatable, Codable {
    /// What the run would print, were this the right answer.
    package let prints: String

    /// The answer in words, if what is printed says too little.
    package let answer: String?

    /// What to say to whoever gives it.
    package let say: String

    /// The name of the common mistake that leads to it, if it has one.
    package let mistake: String?

    /// What shows that the reply is true, if it says more than the question's own run.
    package let proof: Proof?

    /// What the learner reads.
    package var text: String { answer ?? prints }
  }

  /// A line that shows what a reply says; a small program prints it, or the lesson itself.
  package struct Proof: Sendable, Equatable, Codable {
    /// The name of the program's function, or nil if the lesson prints the line.
    package let run: String?

    /// The section of the lesson in which the line stands, or nil if a program prints it.
    package let section: String?

    /// The line, without the spaces that it begins with.
    package let prints: String

    package init(run: String? = nil, section: String? = nil, prints: String) {
      self.run = run
      self.section = section
      self.prints = prints
    }
  }
}

extension Question {
  /// The name of the function that is its program, or nothing if a lesson answers.
  package var name: String {
    if case .program(let name) = source { name } else { "" }
  }

  /// Returns whether a guess says what an answer says.
  package func isSame(_ guess: String, as answer: String) -> Bool {
    let judge = AnswerJudge(
      number: number, question: ask, around: source.wordsAround, wrong: options.map(\.prints),
      isInAnyOrder: isInAnyOrder)
    let phrase = means.keys.sorted().first { judge.isSame(guess, as: $0) }
    return judge.isSame(phrase.flatMap { means[$0] } ?? guess, as: answer)
  }

  /// Returns the answer that somebody means who wrote it in words; nil if none or several are.
  ///
  /// Where all answers begin alike, as in `requests: 2`, the rest is enough.
  package func option(meantBy typed: String) -> Option? {
    let label = options.map { $0.prints.prefix { $0 != ":" } }
    let begins = Set(label).count == 1 ? "\(label[0]): " : ""
    let judge = AnswerJudge(
      number: number, question: ask, around: AnswerWords(begins).words,
      wrong: options.map(\.prints))
    let whole = options.filter { judge.isSame(typed, as: $0.text) }
    if whole.count == 1 { return whole[0] }
    let meant = options.filter { option in
      option.prints.hasPrefix(begins)
        && judge.isSame(typed, as: String(option.prints.dropFirst(begins.count)))
    }
    return meant.count == 1 ? meant[0] : nil
  }
}
