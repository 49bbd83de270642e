import Foundation
import Testing

@testable import LessonKit

/// The answers to the course's own questions, written as people write them.
///
/// The forms are made from each right answer, so a new question is tried as soon as there is one.
@Suite struct AnswerVariantsTests {
  @Test("what is wrong is wrong in all its forms", arguments: Course.lessons)
  func refusesWrongForms(lesson: Lesson) async throws {
    for asked in try await AskedQuestion.all(of: lesson) {
      #expect(asked.accepted == [], "question \(asked.question.number): \(asked.answer)")
    }
  }

  @Test("what is right in other words is right, but for a few")
  func takesHonestForms() async throws {
    var all: [AskedQuestion] = []
    for lesson in Course.lessons { all += try await AskedQuestion.all(of: lesson) }
    let rejected = all.flatMap { asked in
      asked.rejected.map { "'\($0)' for '\(asked.answer)': \(asked.question.ask)" }
    }
    let honest = all.map(\.honest.count).reduce(0, +)
    let wrong = all.map(\.wrong.count).reduce(0, +)
    print("rejected: \(rejected.count) of \(honest) honest forms; wrong ones tried: \(wrong)")
    for form in rejected { print("rejected: \(form)") }
    #expect(rejected.count < 20)
    #expect(all.count > 60)
    #expect(honest > 1000)
    #expect(wrong > 1000)
  }
}

/// A prediction, with the answer that a run of the lesson gives.
private struct AskedQuestion {
  let question: Question
  let answer: String

  /// The predictions of a lesson that it answers.
  static func all(of lesson: Lesson) async throws -> [AskedQuestion] {
    let steps = try await lesson.steps()
    return try lesson.cards().predict.compactMap { question in
      question.source.answer(in: steps).map { AskedQuestion(question: question, answer: $0) }
    }
  }

  /// What is right and does not count as right.
  var rejected: [String] { honest.filter { !question.isSame($0, as: answer) } }

  /// What is wrong and counts as right.
  var accepted: [String] { wrong.filter { question.isSame($0, as: answer) } }

  private var items: [String] {
    answer.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private var numbers: [Int]? {
    let numbers = items.compactMap { Int($0) }
    return !numbers.isEmpty && numbers.count == items.count ? numbers : nil
  }

  /// Other ways to say the answer.
  var honest: [String] {
    if answer.isEmpty {
      return ["nothing", "none", "None.", "[]", "nothing at all", "it gets nothing", "no values"]
        .filter { $0 != "no values" || question.ask.contains("value") }
    }
    let framed = ["\(answer).", "It is \(answer)", "it's \(answer)", "the answer is \(answer)"]
    let pasted = ["\(question.number). \(answer)", "- \(answer)", " \(answer)  ", answer.quoted]
    let cased = [answer.uppercased(), answer.lowercased(), "I think \(answer)", "**\(answer)**"]
    return framed + pasted + cased + told + ofNumbers + ofLists
  }

  /// The answer in a sentence of the question's words.
  private var told: [String] {
    guard let asked = question.ask.firstMatch(of: /does ([\w ]+?) (get|see|show)\b/)
    else { return [] }
    let (who, does) = (asked.1, asked.2)
    return ["\(who) \(does)s \(answer)", "\(who): \(answer)", "\(does)s \(answer)"]
  }

  private var ofNumbers: [String] {
    guard let numbers else { return [] }
    let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let spelled = numbers.map { words.indices.contains($0) ? words[$0] : "\($0)" }
    var forms = [spelled.joined(separator: ", "), spelled.joined(separator: " ").capitalized]
    if let number = numbers.first, numbers.count == 1 {
      let word = spelled[0]
      forms += ["exactly \(number)", "only \(word)", "(\(number))", "\(number)!", "`\(number)`"]
      if question.ask.contains(/(?i)how (often|many)/) {
        forms += ["\(number) times", "\(word) times", "\(number) in total", "\(number) of them"]
        forms += number == 0 ? ["none", "no", "nothing", "never", "none of them"] : []
        forms += number == 1 ? ["once", "one time"] : number == 2 ? ["twice", "both"] : []
        if let noun = question.ask.firstMatch(of: /(?i)how many (\w+)/)?.1, noun != "of" {
          forms += ["\(number) \(noun)", "\(word) \(noun)", "there are \(number) \(noun)"]
        }
      }
      if question.ask.contains("At which tick") { forms += ["tick \(number)", "at tick \(word)"] }
    } else if zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 }),
      let first = numbers.first, let last = numbers.last
    {
      forms += ["\(first)-\(last)", "\(first)–\(last)", "from \(first) to \(last)"]
      forms += ["\(first) to \(last)", "\(first)...\(last)", "\(first) … \(last)"]
      forms += ["\(first) through \(last)", "\(spelled.first ?? "") to \(spelled.last ?? "")"]
    }
    return forms
  }

  private var ofLists: [String] {
    guard items.count > 1 else { return [] }
    let joiners = [",", ", ", "; ", " & ", " → ", " -> ", " / ", " then ", " and ", " + "]
    var forms = joiners.map { items.joined(separator: $0) }
    forms += ["[\(answer)]", "(\(answer))", "[\(items.map(\.quoted).joined(separator: ", "))]"]
    forms.append("\(items.dropLast().joined(separator: ", ")) and \(items.last ?? "")")
    if items.count == 2 { forms.append("first \(items[0]), then \(items[1])") }
    if !items.contains(where: { $0.contains(where: \.isWhitespace) || $0.contains("\"") }) {
      forms.append(items.joined(separator: " "))
    }
    if items.allSatisfy({ $0.count == 1 && $0.contains(where: \.isLetter) }) {
      forms.append(items.joined())
    }
    if items.count > 2, Set(items).count == 1 {
      forms += ["\(items.count) times \(items[0])", "\(items[0]) \(items.count) times"]
    }
    if question.isInAnyOrder {
      forms += [
        items.reversed().joined(separator: ", "), items.reversed().joined(separator: " & "),
      ]
    }
    return forms
  }

  /// Answers that are wrong.
  var wrong: [String] {
    let empty = ["", "?", "??", "...", "!", ",", "and", "-", "→", ".", "then", "the", "it is"]
    let vague = ["something", "x", "not \(answer)", "I do not know", "yes or no", "all or none"]
    let doubled = answer.isEmpty ? [] : ["\(answer) or \(answer)1", "\(answer), \(answer)"]
    var forms = empty + vague + doubled
    for guess in question.options.map(\.prints) {
      forms += [guess, "\(guess).", "it is \(guess)", guess.uppercased(), "- \(guess)"]
      forms += ["\(question.number). \(guess)", "the \(guess)", "[\(guess)]", "\(guess) times"]
    }
    if items.count > 1 {
      forms.append(items.dropLast().joined(separator: ", "))
      forms.append(items.dropFirst().joined(separator: ", "))
      if !question.isInAnyOrder, items.reversed() != items {
        forms.append(items.reversed().joined(separator: ", "))
      }
    }
    if let numbers {
      forms += (0...9).filter { [$0] != numbers }.flatMap {
        ["\($0)", "\($0) times", "tick \($0)"]
      }
      forms += ["-\(numbers[0])", "\(numbers[0])\(numbers[0])", "\(numbers[0]).5"]
      forms += ["9223372036854775807", "-3 times \(numbers[0])", "at least \(numbers[0])"]
      forms += [numbers[0] == 0 ? "once" : "none", "0 to 99", "retry(\(numbers[0]))"]
    } else if !answer.isEmpty {
      forms += ["0", "1", "\(answer) too", "no \(answer)"]
    }
    return forms
  }
}

extension String {
  /// The text in quotation marks, unless there are some in it.
  fileprivate var quoted: String { contains("\"") || isEmpty ? self : "\"\(self)\"" }
}

extension Lesson {
  /// The questions about it.
  func cards() throws -> QuestionCards {
    let file = Course.root.appending(path: "Sources/Lessons/\(name)/\(QuestionCards.fileName)")
    return try QuestionCards(json: Data(contentsOf: file))
  }
}
