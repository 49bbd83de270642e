extension String {
  /// What counts when lines are compared: `Ada gets next("mkj")` means `ada gets mkj`.
  ///
  /// Quotation marks of any script are left out, but not an empty string: `[""]` is no `[]`.
  var meaning: String {
    let counting = Array(lowercased().map(\.halfWidth)).markingEmptyStrings.filter(\.counts)
    return String(counting.fillingGaps).replacing(/next\(([^)]*)\)/) { $0.output.1 }
  }

  /// The meaning, brackets left out: `[1, 2]` means `1,2`.
  var flatMeaning: String {
    // A list without brackets begins and ends with a value, too.
    "[\(self)]".replacing(/(\d)\.(\d)/) { "\($0.output.1)·\($0.output.2)" }
      .meaning.filter { !$0.isBracket }
  }

  /// The words, without what makes no difference: `[1, 2]`, `1 2` and `one and two` are the same.
  var words: [String] {
    Array(lowercased().replacing("no one", with: "nobody").map(\.halfWidth)).markingEmptyStrings
      .filter { !$0.isQuotationMark }
      .split { $0.isWhitespace || $0.isBracket || ",;".contains($0) }
      .map { String($0.trimmingSuffix { ".:!?".contains($0) }) }
      .filter { !["", "and", "then", "nothing", "none"].contains($0) }
      .map { word in Self.numerals[word] ?? word }
  }

  /// What stands for numbers up to ten.
  private static let numerals = [
    "no": "0", "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10",
  ]
}

extension [Character] {
  /// What stands for an empty string.
  private static let emptyString: Character = "∅"

  /// The text with a mark for each pair of quotation marks with nothing between them.
  ///
  /// In `["dogs'"]` there is no such pair: it would begin behind a letter.
  fileprivate var markingEmptyStrings: [Character] {
    reduce(into: []) { text, character in
      let before = text.dropLast().last ?? " "
      let isBegin = !before.isLetter && !before.isNumber && !before.isQuotationMark
      if isBegin, let opening = text.last, opening.opensString(closedBy: character) {
        text[text.count - 1] = Self.emptyString
      } else {
        text.append(character)
      }
    }
  }

  /// The text with a mark for each place of a list that has nothing in it: `[,a]` begins with one.
  fileprivate var fillingGaps: [Character] {
    reduce(into: []) { text, character in
      switch (text.last, character) {
      case ("[", ","), (",", ","), (",", "]"): text += [Self.emptyString, character]
      default: text.append(character)
      }
    }
  }
}

extension Character {
  /// The character itself, or, of a full-width one such as `［`, its twin in ASCII.
  fileprivate var halfWidth: Character {
    guard let scalar = unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value) else {
      return self
    }
    return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
  }

  fileprivate var isBracket: Bool { "[](){}".contains(self) }

  fileprivate var isQuotationMark: Bool {
    "`´".contains(self) || unicodeScalars.first?.properties.isQuotationMark == true
  }

  /// Whether two quotation marks are a pair: the same twice, or two that are curved or angled.
  fileprivate func opensString(closedBy other: Character) -> Bool {
    isQuotationMark && other.isQuotationMark && (self == other || !(isASCII || other.isASCII))
  }

  /// Whether it makes a difference.
  fileprivate var counts: Bool { !isWhitespace && !isQuotationMark && self != ":" && self != "." }
}

extension ArraySlice<Character> {
  /// The characters up to the last one that is none of those.
  fileprivate func trimmingSuffix(_ isLeftOut: (Character) -> Bool) -> ArraySlice<Character> {
    lastIndex { !isLeftOut($0) }.map { self[...$0] } ?? []
  }
}
