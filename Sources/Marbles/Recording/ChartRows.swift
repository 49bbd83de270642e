/// The subscriptions on a chart, built from the events on it.
///
/// A chart draws from its own. A tool that reads the events of a lesson builds the same one again.
package struct ChartRows: Sendable, Equatable {
  /// A listener or a watched signal, and the line of the program that put it on the chart.
  package struct Lane: Sendable, Equatable, Codable {
    package let label: String

    /// Whether it is a listener's; else it is a subscription to a watched signal.
    package let isListener: Bool
    package let place: SourceLine

    package init(label: String, isListener: Bool, place: SourceLine) {
      self.label = label
      self.isListener = isListener
      self.place = place
    }
  }

  /// One subscription: what it got, and how long it lasted.
  struct Row: Sendable, Equatable {
    let lane: Lane
    var events: Timeline
    var subscription: Timeline
    var timelines: [Timeline] { [events, subscription] }

    /// The row that this one feeds, and stands above; nil for one that stands where it began.
    var fed: Int?
  }

  /// The rows in the order in which they began; a row is known by its index.
  private(set) var all: [Row] = []

  package init() {}

  /// Applies what happens next.
  package mutating func apply(_ event: ChartEvent) {
    switch event.mark {
    case .subscribed:
      all.append(
        Row(
          lane: event.lane, events: Timeline(event.lane.label, from: event.tick),
          subscription: .subscription("", from: event.tick), fed: event.fed))
    case .disposed:
      all[event.index].subscription.append(.disposed, at: event.tick)
      all[event.index].events.through = event.tick
    case .next, .failed, .completed:
      all[event.index].events.append(event.mark, at: event.tick)
      if let feeder = event.cause?.index { note(feeder, feeds: event.index) }
    }
  }

  /// Puts a row above the one that it feeds, with all that the same line of the program has begun.
  ///
  /// One that stands above already stays there.
  private mutating func note(_ feeder: Int, feeds row: Int) {
    let lane = all[feeder].lane
    if all[feeder].fed != nil || lane.isListener || feeder < row { return }
    for index in all.indices where index > row && all[index].lane.place == lane.place {
      all[index].fed = row
    }
  }

  /// How many rows a lane has.
  func count(of lane: Lane) -> Int { all.count { $0.lane.place == lane.place } }

  /// All rows.
  func drawing(through tick: Int) -> MarbleDrawing {
    MarbleDrawing(drawn.flatMap(\.timelines), through: tick)
  }

  /// The rows of the first subscription, and of the newest ones up to that of an event: as many as a
  /// screen has room for.
  package func drawing(around event: ChartEvent) -> MarbleDrawing {
    let place = order.firstIndex(of: event.index) ?? 0
    let last = min(order.count, max(place + 1, 5))
    let shown = last <= 5 ? drawn.prefix(last) : drawn.prefix(1) + drawn[(last - 4)..<last]
    return MarbleDrawing(shown.flatMap(\.timelines), through: event.tick)
  }

  /// The rows from the top of the drawing.
  private var order: [Int] { all.indices.filter { all[$0].fed == nil }.flatMap(withFeeders) }

  /// The rows as they are drawn.
  private var drawn: [Row] { order.map { all[$0] } }

  /// A row, below those that feed it.
  private func withFeeders(of row: Int) -> [Int] {
    all.indices.filter { all[$0].fed == row }.flatMap(withFeeders) + [row]
  }
}
