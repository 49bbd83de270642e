/// The one character that stands for each mark of a drawing, and what the characters mean.
///
/// A value that is a single letter or digit stands for itself. Every other value gets a letter that
/// no such value uses, and the same value gets the same letter in all rows.
struct Alphabet {
  /// What the letters and the `#` stand for.
  private(set) var meanings: [MarbleLayout.Meaning] = []

  private var letters: [String: Character] = [:]

  init(_ timelines: [Timeline]) {
    let values = timelines.flatMap(\.entries).compactMap(\.mark.value)
    var free = Self.pool.filter { letter in !values.contains(String(letter)) }[...]
    for value in values where !Self.standsForItself(value) && letters[value] == nil {
      guard let letter = free.popFirst() else {
        letters[value] = "?"
        continue
      }
      letters[value] = letter
      meanings.append(.init(mark: String(letter), row: nil, text: Self.legible(value)))
    }
    if letters.values.contains("?") {
      meanings.append(.init(mark: "?", row: nil, text: "a value for which no letter was left"))
    }
    meanings += Self.meaningsOfErrors(timelines)
  }

  /// Returns the character that stands for a mark.
  func character(for mark: Timeline.Mark) -> Character {
    switch mark {
    case .next(let value): letters[value] ?? Character(value)
    case .failed: "#"
    case .completed: "|"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }

  private static let pool = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private static func standsForItself(_ value: String) -> Bool {
    guard let character = value.first, value.count == 1 else { return false }
    return character.isValueMark
  }

  /// Quotes a value that would be invisible or break the line.
  private static func legible(_ value: String) -> String {
    let isPlain =
      value.first?.isWhitespace == false && value.last?.isWhitespace == false
      && !value.contains(where: \.isNewline)
    return isPlain ? value : value.debugDescription
  }

  /// One if all failures say the same; otherwise one for each row.
  private static func meaningsOfErrors(_ timelines: [Timeline]) -> [MarbleLayout.Meaning] {
    let failures = timelines.flatMap { timeline in
      timeline.entries.compactMap(\.mark.error).map { (row: timeline.label, text: $0) }
    }
    let texts = Set(failures.map(\.text))
    if texts.count == 1, let text = texts.first {
      return text.isEmpty ? [] : [.init(mark: "#", row: nil, text: legible(text))]
    }
    return failures.filter { !$0.text.isEmpty }.map { row, text in
      .init(mark: "#", row: row, text: legible(text))
    }
  }
}

extension Timeline.Mark {
  /// The value that was sent, if this is one.
  fileprivate var value: String? {
    guard case .next(let value) = self else { return nil }
    return value
  }

  /// What the error says, if this is one.
  fileprivate var error: String? {
    guard case .failed(let text) = self else { return nil }
    return text
  }
}

extension Character {
  /// Whether the character stands for a value in the notation: an ASCII letter or digit.
  var isValueMark: Bool { isASCII && (isLetter || isNumber) }
}
