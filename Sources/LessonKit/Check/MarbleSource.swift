/// What one source of a check sends.
package struct MarbleSource: Sendable {
  /// The row, on the clock of the check; with the `^`, if it is drawn.
  package let row: Timeline

  /// Whether a `^` is drawn: then it plays whether anybody listens or not.
  package let isHot: Bool

  /// How many ticks stand before the `^`.
  let ticksBefore: Int

  /// Reads a row, in which one `^` may take the place of a silent tick.
  init(
    parsing notation: String, label: String, legend: [Character: String]
  ) throws(NotationError) {
    let problem = Self.problem(in: notation)
    if let problem { throw problem }
    let row: Timeline
    do {
      // Without the `^` it is a row like any other: a silent tick stands in its place.
      row = try Timeline(
        parsing: notation.replacing("^", with: "-"), label: label, legend: legend)
    } catch {
      throw NotationError(
        notation: notation, column: error.column, problem: error.problem, remedy: error.remedy)
    }
    guard let caret = notation.firstIndex(of: "^") else {
      self.init(row: row, isHot: false, ticksBefore: 0)
      return
    }
    let before = notation[..<caret].count { !$0.isWhitespace }
    let begin = Timeline.Entry(tick: before, mark: .subscribed)
    let later = row.entries.drop { $0.tick < before }
    let entries = row.entries.prefix { $0.tick < before } + [begin] + later
    self.init(
      row: Timeline(label, Array(entries), through: row.through), isHot: true, ticksBefore: before)
  }

  private init(row: Timeline, isHot: Bool, ticksBefore: Int) {
    self.row = row
    self.isHot = isHot
    self.ticksBefore = ticksBefore
  }

  /// Returns the source on a clock on which tick 0 of the check is a later tick.
  func shifted(by start: Int) -> MarbleSource {
    MarbleSource(row: row.shifted(by: start - ticksBefore), isHot: isHot, ticksBefore: ticksBefore)
  }

  /// What is wrong with a `^` or `!`, if anything is.
  private static func problem(in notation: String) -> NotationError? {
    var hasCaret = false
    var isInGroup = false
    for (index, character) in notation.enumerated() {
      let error = { (problem: String, remedy: String) in
        NotationError(notation: notation, column: index + 1, problem: problem, remedy: remedy)
      }
      switch character {
      case "(": isInGroup = true
      case ")": isInGroup = false
      case "^" where hasCaret:
        return error("a source has one '^'", "remove it; observers have windows of their own")
      case "^" where isInGroup:
        return error("'^' takes a tick of its own", "move it out of the group")
      case "^": hasCaret = true
      case "!":
        return error("'!' is no mark of a source", "put it into the window of an observer")
      default: break
      }
    }
    return nil
  }
}
