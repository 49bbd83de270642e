/// What a lesson writes down when something happens in it.
enum StepNote: Codable, Equatable, Sendable {
  /// A section begins.
  case section(String, Place)

  /// Something is printed.
  case printed(String, Place)

  /// A drawing is printed, under its name.
  case drawn(name: String, layout: MarbleLayout, Place)

  /// Something happens on a chart.
  case event(ChartEvent)
}

/// One thing that happens on a chart.
package struct ChartEvent: Codable, Equatable, Sendable {
  /// The name of the row on which it happens.
  package let row: String

  /// Whether the row is a listener's; else it is a subscription to a watched signal.
  package let isListener: Bool

  /// What happens.
  package let mark: Timeline.Mark

  /// When it happens, in ticks.
  package let tick: Int

  /// How deep inside of other subscriptions it happens.
  package let depth: Int

  /// The line of the lesson that makes it happen.
  package let place: Place

  /// The other row of the chart that caused it, if there is one.
  ///
  /// It is the row for which somebody subscribes, or the one that sends what this one gets.
  package let cause: String?

  /// The chart so far.
  package let layout: MarbleLayout

  /// Which chart it is, counted in the order of their making.
  package let chart: Int

  /// What happens: `early gets 2`.
  package var text: String {
    switch mark {
    case .subscribed: "\(row) \(isListener ? "subscribes" : "gets a subscriber")"
    case .disposed: "the subscription of \(row) ends"
    case .next(let value): "\(row) \(isListener ? "gets" : "sends") \(value)"
    case .failed(let error): "\(row) \(isListener ? "gets the failure" : "fails"): \(error)"
    case .completed: "\(row) \(isListener ? "gets the completion" : "completes")"
    }
  }

  /// What caused it: `from run 1`, `for Ada`; nil if nothing on this chart did.
  package var causeText: String? {
    cause.map { "\(mark == .subscribed ? "for" : "from") \($0)" }
  }
}

/// A row of a chart, by their numbers, and its name.
struct RowOfChart: Sendable {
  let chart: Int
  let row: Int
  let label: String
}

/// A line of a lesson.
package struct Place: Codable, Equatable, Sendable {
  /// The name of its file.
  package let file: String

  /// Its number, from 1.
  package let line: Int

  /// - Parameters:
  ///   - fileID: The file, as `#fileID` gives it.
  ///   - line: The line.
  init(_ fileID: String, _ line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }
}
