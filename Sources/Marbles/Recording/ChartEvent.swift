/// One thing that happens on a chart.
package struct ChartEvent: Codable, Equatable, Sendable {
  /// Another row of the same chart.
  package struct Cause: Codable, Equatable, Sendable {
    package let index: Int
    package let label: String

    package init(index: Int, label: String) {
      self.index = index
      self.label = label
    }
  }

  /// The number of the chart: charts are counted as they are made.
  package let chart: Int

  /// The number of the row on which it happens: the rows of a chart are counted as they begin.
  package let index: Int

  /// Whose row it is: a listener's, or a watched signal's.
  package let lane: ChartRows.Lane

  /// What happens.
  package let mark: Timeline.Mark

  /// When it happens, in ticks.
  package let tick: Int

  /// How deep inside of other subscriptions it happens.
  package let depth: Int

  /// The line of the program that makes it happen.
  package var place: SourceLine

  /// The other row of the chart that caused it, if there is one.
  ///
  /// It is the row for which somebody subscribes, or the one that sends what this one gets.
  package let cause: Cause?

  /// For a row that begins and feeds another one: the number of that one, above which it is drawn.
  package let fed: Int?

  package init(
    chart: Int, index: Int, lane: ChartRows.Lane, mark: Timeline.Mark, tick: Int, depth: Int,
    place: SourceLine, cause: Cause? = nil, fed: Int? = nil
  ) {
    self.chart = chart
    self.index = index
    self.lane = lane
    self.mark = mark
    self.tick = tick
    self.depth = depth
    self.place = place
    self.cause = cause
    self.fed = fed
  }

  /// What happens: `early gets 2`.
  package var text: String {
    let (row, isListener) = (lane.label, lane.isListener)
    return switch mark {
    case .subscribed: "\(row) \(isListener ? "subscribes" : "gets a subscriber")"
    case .disposed: "the subscription of \(row) ends"
    case .next(let value): "\(row) \(isListener ? "gets" : "sends") \(value)"
    case .failed(let error): "\(row) \(isListener ? "gets the failure" : "fails"): \(error)"
    case .completed: "\(row) \(isListener ? "gets the completion" : "completes")"
    }
  }

  /// What caused it: `from run 1`, `for Ada`; nil if nothing on this chart did.
  package var causeText: String? {
    cause.map { "\(mark == .subscribed ? "for" : "from") \($0.label)" }
  }
}
