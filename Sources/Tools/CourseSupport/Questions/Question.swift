/// A question about a run: what it asks, where the run says the answer, and what to reply.
///
/// The predictions of a page and the questions of a quiz are of this one kind. No answer is marked
/// as the right one: a lesson's output has it, or a small program prints it.
package struct Question: Sendable, Equatable {
  /// Its place in its list, from 1.
  package let number: Int

  /// The question as the learner reads it.
  package let ask: String

  /// Where the right answer stands.
  package let source: AnswerSource

  /// A part of the page's sentence that explains the right answer, if a page does.
  package let because: String?

  /// The answers that are offered, in the order in which they are shown; one of them is right.
  ///
  /// The order is mixed, so that it gives nothing away, and the same each time and everywhere.
  package let options: [Option]

  /// The small program that answers, if it is one: its lines, and the line that it printed when it
  /// was recorded.
  package var program: Program?

  /// A small program.
  package struct Program: Sendable, Equatable {
    package let code: [String]
    package let prints: String
  }

  package init(
    number: Int, ask: String, source: AnswerSource, because: String? = nil, options: [Option],
    program: Program? = nil
  ) {
    self.number = number
    self.ask = ask
    self.source = source
    self.because = because
    self.options = options.mixed(by: ask)
    self.program = program
  }

  /// The name of the function that is its program, or nothing if a lesson answers.
  package var name: String {
    if case .program(let name) = source { name } else { "" }
  }

  /// An answer, and what to say to it.
  package struct Option: Sendable, Equatable, Codable {
    /// What the run would print, were this the right answer.
    package let prints: String

    /// The answer in words, if what is printed says too little.
    package var answer: String?

    /// The reply to it; nil for what a sentence of the page explains.
    package var say: String?

    /// The name of the common mistake that leads to it, if it has one.
    package var mistake: String?

    /// What shows that the reply is true, if it says more than the question's own run.
    package var proof: Proof?

    /// What the learner reads.
    package var text: String { answer ?? prints }
  }

  /// A line that shows what a reply says; a small program prints it, or the lesson itself.
  package struct Proof: Sendable, Equatable, Codable {
    /// The name of the program's function, or nil if the lesson prints the line.
    package var run: String?

    /// The section of the lesson in which the line stands, or nil if a program prints it.
    package var section: String?

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
    var hash = utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}
