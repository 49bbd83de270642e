/// The words of an answer, each by itself: `[1, 2]`, `1 2` and `one and two` are the same.
///
/// Upper case, quotation marks and brackets make no difference. What parts a list, such as `&` or
/// `→`, becomes a comma; a dash or dots between two numbers become `to`.
struct AnswerWords {
  private(set) var words: [String] = []

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: What somebody wrote, or what a run printed.
  ///   - faces: Faces such as `:-(`, which are words here although no letter stands in them.
  init(_ text: String, faces: [String] = []) {
    var text = String(Array(text.lowercased().map(\.plain)).markingEmptyStrings)
    // A regular expression is read anew each time, and few answers hold an event.
    if text.contains("next(") {
      text = text.replacing(/next\(([^)]*)\)/) { " \($0.output.1) " }
    }
    for (face, mark) in zip(faces, Character.faceMarks) {
      text = text.replacing(face, with: " \(mark) ")
    }
    let characters = Array(text)
    for index in characters.indices { read(index, of: characters) }
    endWord()
    words = words.spelledOut
  }

  /// The word that has begun.
  private var begun = ""

  private mutating func read(_ index: Int, of text: [Character]) {
    let character = text[index]
    let before = index > 0 ? text[index - 1] : " "
    let after = index + 1 < text.count ? text[index + 1] : " "
    if character.isInWord {
      begun.append(character)
    } else if "'’".contains(character), before.isLetter, after.isLetter {
      return
    } else if character.isDash, before.isLetter, after.isLetter {
      return
    } else if character == ".", before.isNumber, after.isNumber {
      begun.append("·")
    } else if character.isDash, !before.isInWord, after.isNumber {
      endWord()
      begun.append("-")
    } else {
      endWord()
      let isArrow = (character == "-" || character == "=") && after == ">"
      if character.partsList || isArrow {
        words.append(",")
      } else if character.isDash || character == "…" || (character == "." && before == ".") {
        words.append("to")
      } else if character == "×" {
        words.append("times")
      }
    }
  }

  private mutating func endWord() {
    if !begun.isEmpty { words.append(begun) }
    begun = ""
  }
}

extension String {
  /// Faces such as `:-(` in a text.
  var faces: [String] {
    split { $0.isWhitespace || $0 == "," }.map(String.init)
      .filter { $0.count > 1 && ":;".contains($0.first ?? " ") && !$0.contains(where: \.isInWord) }
  }

  /// The number, if it is one that an answer may be about.
  var smallNumber: Int? { count < 5 && allSatisfy(\.isNumber) ? Int(self) : nil }
}

extension [String] {
  /// Joined into one text, with a blank only where two numbers would become another one.
  var glued: String {
    reduce(into: "") { text, word in
      if let last = text.last, last.isNumber, word.first?.isNumber == true { text += " " }
      text += word
    }
  }

  /// The words with numbers as digits, and what parts a list as a comma.
  fileprivate var spelledOut: [String] {
    var words: [String] = []
    for word in self {
      switch word {
      case "and", "then": words.append(",")
      case "through": words.append("to")
      case "one" where words.last == "no": words[words.count - 1] = "nobody"
      case "once": words += ["1", "times"]
      case "twice": words += ["2", "times"]
      case "time": words.append("times")
      default: words.append(Self.numerals[word] ?? word)
      }
    }
    return words.withRanges
  }

  /// What stands for numbers up to twelve.
  private static let numerals = [
    "zero": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6",
    "seven": "7", "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
  ]

  /// The words with all numbers of a range: `1 to 3` is `1, 2, 3`, and so is `1, to, 3`.
  private var withRanges: [String] {
    var words: [String] = []
    var first: Int?
    for word in self {
      if word == "to" {
        first = first ?? words.last { $0 != "," }?.smallNumber
      } else if let from = first, let number = word.smallNumber {
        let between = from < number ? (from + 1..<number).prefix(100).map(String.init) : ["down"]
        words += between.flatMap { [",", $0] } + [",", word]
        first = nil
      } else {
        if word != "," { first = nil }
        words.append(word)
      }
    }
    return words
  }
}

extension [Character] {
  /// What stands for an empty string.
  private static let emptyString: Character = "∅"

  /// The text with a mark for each pair of quotation marks with nothing between them.
  ///
  /// In `["dogs'"]` there is no such pair: it would begin after a letter.
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
}

extension Character {
  /// What stands for faces: characters that nobody types.
  fileprivate static let faceMarks: [Character] = ["\u{E000}", "\u{E001}", "\u{E002}"]

  /// The character itself, or its twin in ASCII: of a digit of any script, and of `［`.
  fileprivate var plain: Character {
    if let digit = wholeNumberValue, digit < 10 { return Character("\(digit)") }
    guard let scalar = unicodeScalars.first, (0xFF01...0xFF5E).contains(scalar.value) else {
      return self
    }
    return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init) ?? self
  }

  fileprivate var isInWord: Bool {
    isLetter || isNumber || self == "∅" || self == "·" || Self.faceMarks.contains(self)
  }

  fileprivate var isDash: Bool { "-‐‑–—−".contains(self) }

  fileprivate var partsList: Bool { ",;/|&+→⇒>\n".contains(self) }

  fileprivate var isQuotationMark: Bool {
    "`´".contains(self) || unicodeScalars.first?.properties.isQuotationMark == true
  }

  /// Whether two quotation marks are a pair: the same twice, or two that are curved or angled.
  fileprivate func opensString(closedBy other: Character) -> Bool {
    isQuotationMark && other.isQuotationMark && (self == other || !(isASCII || other.isASCII))
  }
}
