import CourseSupport
import Foundation

/// A small program with a gap, and what to say about the ways in which learners fill it.
struct Exercise: Sendable, Equatable {
  /// The name of its folder, such as `04-sequences`, or `c03-one-at-a-time` for a chapter of the
  /// core's book; `04b-sequences` if a lesson has a second one.
  let name: String

  /// What replies.json says.
  let texts: ExerciseTexts

  /// What may stand in the gap: what is laid out, our answer, and each wrong one that is foreseen.
  let answers: [GapAnswer]

  /// What may go wrong in any exercise.
  var slips: [Slip] = []

  /// The program as it is laid out.
  var program: String { answers.first?.program ?? "" }

  /// The program with our answer.
  var solution: String { answers.dropFirst().first?.program ?? "" }

  /// What our answer prints.
  var expected: String { answers.dropFirst().first?.prints ?? "" }

  /// The program of a learner.
  var path: String { path("main.swift") }

  /// A file in the folder in which a learner works on it.
  func path(_ file: String) -> String { "\(CourseFiles.learnerFolder)/\(name)/\(file)" }

  /// The number as one types it: `03`, `03b`, or `c03`.
  var number: String { String(name.prefix { $0 != "-" }) }

  /// The line above everything the course says about it.
  var headline: String { "Exercise \(number) · \(texts.title)" }

  /// Which book it belongs to.
  var book: Book { name.hasPrefix("c") ? .core : .course }

  /// The name of its chapter, `03-one-at-a-time`, if it belongs to the core's book.
  var chapter: String? {
    book == .core ? "\(number.dropFirst().prefix(2))\(name.dropFirst(number.count))" : nil
  }

  /// What to build to see the program of its lesson or chapter: `lesson-03`, or `chapter-03`.
  var homeProgram: String {
    book == .course ? "lesson-\(number.prefix(2))" : "chapter-\(number.dropFirst().prefix(2))"
  }

  /// Whether this exercise is meant by what was typed, a number or a name: `4`, `04` or
  /// `04-sequences`.
  func isMeant(by typed: String) -> Bool {
    let typed = typed.lowercased()
    return typed == name || typed.trimmingZeros == number.trimmingZeros
  }
}

extension [Exercise] {
  /// Returns the exercise with the number that was typed.
  ///
  /// - Throws: `UsageError`, if there is none.
  func meant(by typed: String) throws(UsageError) -> Exercise {
    if let exercise = first(where: { $0.isMeant(by: typed) }) { return exercise }
    let ranges = [Book.course, .core].compactMap { book -> String? in
      let numbers = filter { $0.book == book }.map(\.number)
      // Not every chapter of the core's book has one.
      if book == .core { return numbers.isEmpty ? nil : numbers.joined(separator: " ") }
      return numbers.first.map { "from \($0) to \(numbers.last ?? $0)" }
    }
    let range = "they go " + ranges.joined(separator: ", and ")
    throw UsageError(message: "there is no exercise \(typed); \(range); list them: make progress")
  }
}

extension Exercise: CustomStringConvertible {
  var description: String { name }
}

/// The contents of replies.json.
struct ExerciseTexts: Sendable, Equatable, Codable {
  let title: String

  /// What to say about foreseen answers; the first whose conditions hold is said.
  let replies: [Reply]

  /// One to three, each of which gives away a little more.
  let hints: [String]
}

/// What to say about an answer that somebody foresaw.
///
/// It is said of a program that prints exactly what this answer prints, or that fails as it does, and
/// that has the words in it of which the reply speaks.
struct Reply: Sendable, Equatable, Codable {
  /// The name of the answer: `laid-out` for the program as it is laid out.
  let about: String

  /// Words that stand in the learner's own code, one after another.
  var code: [String]?

  /// Words of the compiler, which refuses the program.
  var compiler: String?

  /// Words on standard error, with which the program stops before its end.
  var stops: String?

  /// Whether the program stops before its end, and does not say that something else is wrong.
  ///
  /// A stack that overflows says nothing, and a lock that is taken twice not the same everywhere.
  var crashes: Bool?

  /// Whether the program has to be stopped.
  var endless: Bool?

  let say: String
}

extension Exercise {
  /// Returns what to say about the slips in words of the compiler, or in lines of a program.
  func slips(in seen: [String], _ work: Work) -> [String] {
    slips.filter { $0.fits(seen, in: work) }.map(\.say)
  }

  /// Returns the first reply that is true of a program.
  func reply(to attempt: Attempt, of work: Work) -> Reply? {
    texts.replies.first { reply in
      guard work.contains(inOrder: reply.code ?? []) else { return false }
      return switch attempt {
      case .refused(let complaints): reply.compiler.map(complaints.contains) ?? false
      case .tooLongToCompile: false
      case .endless, .flooded: reply.endless == true
      case .crashed(_, let errors):
        if let stops = reply.stops {
          errors.contains(stops)
        } else {
          reply.crashes == true && !errors.saysWhatIsWrong
        }
      case .ended(let output):
        answers.first { $0.name == reply.about }?.prints
          .map { Difference(expected: $0, actual: output) == nil } ?? false
      }
    }
  }
}

extension String {
  /// Whether Swift says why it stopped the program, and it is no lock that is taken twice.
  fileprivate var saysWhatIsWrong: Bool { contains("Fatal error: ") && !contains("Mutex") }

  /// The number of an exercise without its zeros: `3` for `03`, `c3` for `c03`.
  fileprivate var trimmingZeros: String {
    hasPrefix("c") ? "c" + dropFirst().drop { $0 == "0" } : String(drop { $0 == "0" })
  }
}
