import Foundation

/// What charts tell while a lesson runs for the step mode.
///
/// The step mode runs the lesson once more, with a variable set, and reads what that run prints. A
/// chart then prints a note of each event, after a mark that no lesson prints itself.
enum StepLog {
  /// The variable that asks charts for their notes.
  static let variable = "LESSON_STEPS"

  /// The character with which the line of a note begins: the record separator of ASCII.
  static let mark: Character = "\u{1E}"

  /// How many subscriptions and events the present one happens inside of.
  @TaskLocal static var depth = 0

  /// The row of the subscription that starts the present one, if one does.
  @TaskLocal static var starter: RowOfChart?

  /// The row of the subscription that sends the present event on, if one does.
  @TaskLocal static var sender: RowOfChart?

  /// The line of the lesson whose work runs, if it was given to a clock.
  @TaskLocal static var place: Place?

  private static let isOn = ProcessInfo.processInfo.environment[variable] != nil

  /// Prints a note, if somebody asked for them.
  static func note(_ note: @autoclosure () -> StepNote) {
    guard isOn, let json = try? JSONEncoder().encode(note()) else { return }
    print("\(mark)\(String(decoding: json, as: UTF8.self))")
  }
}

/// One event on a chart.
struct StepNote: Codable, Equatable, Sendable {
  /// What happened: `early gets 2`.
  let text: String

  /// When it happened, in ticks.
  let tick: Int

  /// How deep inside of other subscriptions it happened.
  let depth: Int

  /// The line of the lesson that made it happen.
  let place: Place

  /// Which other row of the chart caused it: `from run 1`, `for Ada`; nil if none is.
  var cause: String?

  /// The chart so far.
  let drawing: [String]

  /// Which chart it is, counted in the order of their making.
  let chart: Int
}

extension StepNote {
  /// What caused an event: another row that sends it, or for which somebody subscribes.
  enum Cause {
    case sends(RowOfChart?)
    case subscribes(RowOfChart?)

    /// Says it, if the other row is on the same chart.
    func words(onChart chart: Int) -> String? {
      switch self {
      case .sends(let row?) where row.chart == chart: "from \(row.label)"
      case .subscribes(let row?) where row.chart == chart: "for \(row.label)"
      default: nil
      }
    }
  }
}

/// A row of a chart, by their numbers, and its name.
struct RowOfChart: Sendable {
  let chart: Int
  let row: Int
  let label: String
}

/// A line of a lesson.
struct Place: Codable, Equatable, Sendable {
  let file: String
  let line: Int

  /// - Parameters:
  ///   - fileID: The file, as `#fileID` gives it.
  ///   - line: The line.
  init(_ fileID: String, _ line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }
}
