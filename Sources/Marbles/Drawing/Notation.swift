extension Timeline {
  /// Reads a timeline from the notation in which timelines are drawn.
  ///
  ///     try Timeline(parsing: "1---2-----|")   // 1 at tick 0, 2 at tick 4, completes at tick 10
  ///     try Timeline(parsing: "--(ab|)")       // a, b and completion at tick 2
  ///     try Timeline(parsing: "  --a#", legend: ["a": "tea", "#": "timeout"])
  ///     try Timeline(parsing: "--^---!")       // a subscription from tick 2 to tick 6
  ///
  /// A character is a tick. All of a group happens at the tick of its `(`, and the group takes as
  /// many ticks as it has characters. Spaces take no time. A timeline that nothing ends lives
  /// through the last tick of its notation.
  ///
  /// - Parameters:
  ///   - notation: The row, without its label.
  ///   - label: The name of the row.
  ///   - legend: The values for which letters stand, and what the error says for `#`.
  /// - Throws: `NotationError`, which says what is wrong at which column, and what to do.
  public init(
    parsing notation: String, label: String = "", legend: [Character: String] = [:]
  ) throws(NotationError) {
    var reader = NotationReader(notation: notation, legend: legend)
    for (index, character) in notation.enumerated() where !character.isWhitespace {
      try reader.read(character, column: index + 1)
    }
    try reader.finish()
    let isSubscription = reader.entries.first?.mark == .subscribed
    self.init(
      label, reader.entries, from: isSubscription ? reader.entries[0].tick : 0,
      through: reader.hasEnded || reader.tick == 0 ? nil : reader.tick - 1)
  }
}

/// Reads a notation character by character.
private struct NotationReader {
  let notation: String
  let legend: [Character: String]
  var entries: [Timeline.Entry] = []
  var tick = 0
  var group: (column: Int, tick: Int)?

  var hasEnded: Bool { entries.last?.mark.isEnd ?? false }

  mutating func read(_ character: Character, column: Int) throws(NotationError) {
    switch character {
    case "-":
      guard group == nil else {
        throw error(column, "a group is one moment, and '-' is time", "move '-' out of the group")
      }
    case "(":
      guard group == nil else {
        throw error(column, "a group cannot hold a group", "remove the inner '('")
      }
      group = (column, tick)
    case ")":
      guard let opened = group else {
        throw error(column, "')' closes no group", "remove it, or add '(' before it")
      }
      guard entries.last?.tick == opened.tick else {
        throw error(column, "the group is empty", "write '--', or put events into it")
      }
      group = nil
    default:
      let mark = try mark(for: character, column: column)
      try check(mark, character, column: column)
      entries.append(Timeline.Entry(tick: group?.tick ?? tick, mark: mark))
    }
    tick += 1
  }

  func finish() throws(NotationError) {
    guard let group else { return }
    throw error(group.column, "the group is never closed", "add ')' after its last event")
  }

  private func mark(
    for character: Character, column: Int
  ) throws(NotationError) -> Timeline.Mark {
    switch character {
    case "|": return .completed
    case "#": return .failed(legend["#"] ?? "")
    case "^": return .subscribed
    case "!": return .disposed
    default:
      guard character.isValueMark else {
        throw error(
          column, "'\(character)' is no mark",
          "use '-', a letter or digit, '|', '#', '(…)', or '^' and '!' for a subscription")
      }
      return .next(legend[character] ?? String(character))
    }
  }

  /// Throws if a mark cannot follow those before it.
  private func check(
    _ mark: Timeline.Mark, _ character: Character, column: Int
  ) throws(NotationError) {
    if hasEnded {
      throw error(column, "'\(character)' comes after the end", "remove it, or the end before it")
    }
    let isSubscription = entries.first?.mark == .subscribed
    switch mark {
    case .subscribed where !entries.isEmpty:
      throw error(column, "'^' must come first", "give each subscription a row of its own")
    case .disposed where !isSubscription:
      throw error(column, "'!' ends no subscription", "add '^' before it")
    case .next where isSubscription, .completed where isSubscription, .failed where isSubscription:
      throw error(column, "'\(character)' is no mark of a subscription", "give it another row")
    default: break
    }
  }

  private func error(_ column: Int, _ problem: String, _ remedy: String) -> NotationError {
    NotationError(notation: notation, column: column, problem: problem, remedy: remedy)
  }
}

/// What is wrong with a notation, where, and what to do about it.
public struct NotationError: Error, Equatable, CustomStringConvertible {
  /// The notation that was given.
  public let notation: String

  /// The character that is wrong, counted from 1, spaces included.
  public let column: Int

  /// What is wrong with it.
  public let problem: String

  /// What to do.
  public let remedy: String

  /// All of it in one line.
  public var description: String { "column \(column) of '\(notation)': \(problem); \(remedy)" }
}
