/// Decides whether a guess says what an answer says.
///
/// People write one answer in many ways: `2`, `two`, `it's 2`, `2 runs`, `twice`. A guess counts as
/// right when its words, without those that say nothing about the value, are the answer's words.
/// A guess without any such word is never right: `?` is not 0.
struct AnswerJudge {
  /// The number of the question, which may be pasted along with an answer.
  let number: Int

  /// The question as the learner reads it.
  let question: String

  /// The words that stand around the answer where it is printed: `runs: 2` says 2.
  var around: [String] = []

  /// Wrong answers that somebody foresaw: their words always count.
  var wrong: [String] = []

  /// Whether a list may be given in any order.
  var isInAnyOrder = false

  /// Returns whether a guess says what an answer says.
  func isSame(_ guess: String, as answer: String) -> Bool {
    if !answer.isEmpty, guess == answer { return true }
    let reading = AnswerReading(of: answer, judge: self)
    let trimmed = guess.drop(while: \.isWhitespace)
    let pasted = ["\(number). ", "\(number)) "].first { trimmed.hasPrefix($0) }
    guard let pasted else { return reading.isMeant(by: guess) }
    // `1. 2` may be a list, and it may be the answer 2, pasted with the number of the question.
    return reading.isMeant(by: String(trimmed.dropFirst(pasted.count)))
      || (!isInAnyOrder && reading.isMeant(by: guess))
  }
}

/// What counts in a guess, given the answer that it is compared with.
private struct AnswerReading {
  private enum Kind: Equatable { case nothing, numbers, yesOrNo, words }

  private let judge: AnswerJudge
  private let answer: [String]
  private let faces: [String]
  private let kind: Kind

  /// Words that are passed over in a guess.
  private let small: Set<String>

  /// Words of the question that are passed over, each without its plural.
  private let asked: Set<Substring>

  /// The numbers in the question.
  private let numbersAsked: [String]

  init(of answer: String, judge: AnswerJudge) {
    self.judge = judge
    faces = answer.faces
    let words = AnswerWords(answer, faces: faces).words
    let counting = words.filter { $0 != "," }
    self.answer = words
    // What kind it is decides what a guess may say instead.
    if counting.isEmpty || (counting.count == 1 && Self.nothing.contains(counting[0])) {
      kind = .nothing
    } else if counting.allSatisfy({ $0.first?.isNumber == true }) {
      kind = .numbers
    } else if Set(counting).isSubset(of: ["yes", "no"])
      || Set(counting).isSubset(of: ["true", "false"])
    {
      kind = .yesOrNo
    } else {
      kind = .words
    }
    let wrong = judge.wrong.map { AnswerWords($0).words }
    // A small word that is a whole place of a list is a value: `Be, Ber, Bern`.
    let values = wrong.flatMap { $0.split(separator: ",") }.filter { $0.count == 1 }.joined()
    small = Self.small.union(judge.around).union(kind == .numbers ? ["out", "ran", "made"] : [])
      .subtracting(counting).subtracting(values)
    let foreseen = kind == .numbers ? [] : Set((wrong.joined() + counting).map(\.withoutPlural))
    // What stands in a question as code may be one of the answers to choose from.
    let parts = judge.question.split(separator: "`", omittingEmptySubsequences: false)
    let prose = AnswerWords(
      parts.enumerated().map { $0.isMultiple(of: 2) ? $1 : " " }.joined()
    ).words
    numbersAsked = prose.filter { $0.smallNumber != nil }
    let passed = Set(prose.filter { $0.first?.isNumber == false }).subtracting(Self.meaningful)
    asked = Set(passed.map(\.withoutPlural)).subtracting(foreseen)
  }

  /// Whether a guess says the answer.
  func isMeant(by guess: String) -> Bool {
    if kind == .nothing { return isNothing(guess) }
    let wanted = counting(answer, isAnswer: true)
    if wanted.isEmpty { return false }
    let words = AnswerWords(withGaps(guess), faces: faces).words
    let given = counting(words)
    // Before small words are passed over: the `in` of `log in` is none.
    let texts = [words.filter { $0 != "," }.glued, given.flatMap(\.self).glued]
    if texts.contains(wanted.flatMap(\.self).glued) { return true }
    guard judge.isInAnyOrder, wanted.count > 1 else { return false }
    let places = wanted.map(\.glued).sorted()
    return given.map(\.glued).sorted() == places || given.flatMap(\.self).sorted() == places
  }

  /// Returns what counts, each place of a list by itself.
  private func counting(_ words: [String], isAnswer: Bool = false) -> [[String]] {
    var words = words
    if !isAnswer {
      if words.suffix(2) == ["of", "them"] { words.removeLast(2) }
      if kind == .numbers { words = asNumbers(words) }
      let order: Set = words.contains("first") ? ["first", "second", "finally", "last"] : []
      let denials: Set = words.first == "no" && kind == .yesOrNo ? Self.denials : []
      let passed = small.union(order.subtracting(answer)).union(denials)
      words = words.filter { !passed.contains($0) && !asked.contains($0.withoutPlural) }
    }
    if let both = words.firstIndex(of: "both"), isTwice { words[both...both] = ["2", "times"] }
    if kind == .yesOrNo { words = words.map { ["yes": "true", "no": "false"][$0] ?? $0 } }
    if let name = nameOfAll { words.removeAll { $0.withoutPlural == name.withoutPlural } }
    return words.filter { $0 != "to" }.split(separator: ",").map { $0.withoutArticles.repeated }
      .flatMap { kind == .words ? [$0] : $0.map { [$0] } }
  }

  /// The words of a guess about numbers: `none` is 0, `3 of 4` is 3, and `4 times` is 4.
  private func asNumbers(_ words: [String]) -> [String] {
    let zero = Self.nothing.union(["no", "never"])
    var words = words.map { zero.contains($0) ? "0" : $0 }
    let total = numbersAsked.count == 1 ? numbersAsked[0] : nil
    if answer.count == 1 {
      if words.count(where: { $0.first?.isNumber == true }) == 0 {
        if words.contains("all"), let total { words = [total] + words }
        if words.contains("both") { words = ["2"] + words }
        words.removeAll { $0 == "all" || $0 == "both" }
      } else if let total, let of = words.firstIndex(of: "of"), of + 1 < words.count {
        let end = words[of + 1] == "the" ? of + 2 : of + 1
        if end < words.count, words[end] == total { words.removeSubrange(of...end) }
      } else if words.first == "all" {
        words.removeFirst()
      }
      if judge.question.contains(/(?i)how (often|many)/), words.last == "times" {
        words.removeLast()
      }
    }
    return words
  }

  /// The name that stands before each number of the answer: `room` in `room 0, room 1`.
  private var nameOfAll: String? {
    let places = answer.split(separator: ",")
    let names = Set(places.map { $0.first ?? "" })
    let isNamed = places.allSatisfy { $0.count == 2 && $0.last?.smallNumber != nil }
    return isNamed && names.count == 1 ? names.first : nil
  }

  /// Whether the answer is the same twice.
  private var isTwice: Bool {
    let places = answer.split(separator: ",")
    return places.count == 2 && places[0] == places[1]
  }

  /// Whether a guess says that there is nothing.
  private func isNothing(_ guess: String) -> Bool {
    let words = AnswerWords(guess).words
    if words.isEmpty { return ["[]", "()", "{}"].contains(guess.filter { !$0.isWhitespace }) }
    let passed = small.union(["all", "list", ",", "can", "them", "the", "a", "an"])
    let counting = words.filter { !passed.contains($0) && !asked.contains($0.withoutPlural) }
    return counting.count == 1 && Self.nothing.union(["no", "empty"]).contains(counting[0])
  }

  /// A guess with a mark for each empty place of a list, where the answer has empty texts.
  private func withGaps(_ guess: String) -> String {
    guard answer.contains("∅"), guess.contains(where: \.isLetter) else { return guess }
    let names = /(?i)\b(an? )?(empty|blank)( (text|string))?\b/
    return guess.replacing(names, with: " ∅ ")
      .replacing(/^\s*\[?\s*,/, with: "∅,")
      .replacing(/,\s*(?=,)/, with: ",∅")
      .replacing(/,\s*\]?\s*$/, with: ",∅")
  }

  private static let nothing: Set = ["nothing", "none", "nobody", "noone", "neither"]

  private static let denials: Set = ["not", "doesnt", "dont", "isnt", "arent", "wont", "didnt"]

  /// Words that say nothing about a value.
  private static let small: Set = [
    "it", "its", "is", "are", "was", "were", "be", "only", "just", "exactly",
    "prints", "shows", "gets", "hears", "sees", "says", "sends", "print", "show", "get", "has",
    "there", "theres", "that", "thats", "this", "they", "he", "she", "i", "think", "guess",
    "answer", "does", "do", "did", "will", "would", "at", "in", "total", "altogether", "from",
    "of",
  ]

  /// Words that change what is said, even if they stand in the question.
  private static let meaningful: Set = [
    "or", "not", "no", "none", "nothing", "nobody", "than", "more", "less", "but", "except",
    "without", "before", "after", "until", "plus", "minus", "each", "every", "all", "both",
    "either", "neither", "times", "to", ",", "yes", "true", "false", "never", "always", "empty",
    "on", "off",
  ]
}

extension String {
  /// The word, the same for one and for several: `run` for `runs`.
  fileprivate var withoutPlural: Substring { hasSuffix("s") ? dropLast() : self[...] }
}

extension ArraySlice<String> {
  /// The words of one place; an `a` that nothing follows is a value, and no article.
  fileprivate var withoutArticles: [String] {
    indices.filter { $0 == indices.last || !["the", "a", "an"].contains(self[$0]) }
      .map { self[$0] }
  }
}

extension [String] {
  /// The words of one place, each as often as it is said: `3 times no` is `no no no`.
  fileprivate var repeated: [String] {
    guard let times = firstIndex(of: "times"), times > 0, count > 2,
      let count = self[times - 1].smallNumber
    else { return self }
    let rest = [String](self[..<(times - 1)] + self[(times + 1)...])
    return (0..<Swift.min(count, 100)).flatMap { _ in rest }
  }
}
