import ReactiveCore
import Synchronization

/// A recording of what happens on signals, to be drawn: nobody types a marble diagram here.
///
///     let clock = VirtualScheduler()
///     let chart = Chart(clock)
///     chart.record("early", station.signal)                    // subscribes now
///     clock.at(3) { chart.record("late", station.signal) }     // subscribes at tick 3
///     clock.run()
///     draw("two listeners", chart.drawing)
///
/// Each recorded subscription has a row for what it received, and below it a row with `^` where it
/// began and `!` where it ended.
///
/// A chart says what feeds what: the subscriptions to watched signals stand above the listener that
/// they were started for, or that gets their values. A chart by run numbers them.
public final class Chart: Sendable {
  private let clock: VirtualScheduler
  private let isByRun: Bool
  private let rows = Mutex(Rows())

  /// Tells charts apart, for the step mode.
  private let number = Chart.made.increment()
  private static let made = Counter()

  /// Creates an empty chart.
  ///
  /// - Parameters:
  ///   - clock: The clock whose ticks are the columns of the drawing.
  ///   - byRun: Whether a watched signal's subscriptions are numbered.
  public init(_ clock: VirtualScheduler, byRun: Bool = false) {
    self.clock = clock
    isByRun = byRun
  }

  /// Subscribes to a signal and records what it sends.
  ///
  /// - Parameters:
  ///   - label: The name before the row.
  ///   - signal: What to subscribe to.
  ///   - fileID: The file of the lesson; leave it out.
  ///   - line: The line of the lesson; leave it out.
  ///   - next: Runs with each value.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func record<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>,
    fileID: String = #fileID, line: Int = #line,
    _ next: @escaping @Sendable (Value) -> Void = { _ in }
  ) -> Disposable {
    watch(Lane(label: label, isListener: true, place: Place(fileID, line)), signal)
      .subscribe(next: next)
  }

  /// Returns the same signal, and records every subscription to it.
  ///
  /// This shows what an operator does with its source: when it subscribes, and when it ends the
  /// subscription.
  ///
  /// - Parameters:
  ///   - label: The name before the row of each subscription.
  ///   - signal: What to watch.
  ///   - fileID: The file of the lesson; leave it out.
  ///   - line: The line of the lesson; leave it out.
  /// - Returns: The signal to use in its place.
  public func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>,
    fileID: String = #fileID, line: Int = #line
  ) -> Signal<Value, Failure> {
    watch(Lane(label: label, isListener: false, place: Place(fileID, line)), signal)
  }

  private func watch<Value, Failure>(
    _ lane: Lane, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { subscriber in
      let depth = StepLog.depth
      let (row, lane) = self.begin(lane, depth)
      // Its own subscription ends with the source, and the row only when the listener lets go: a
      // listener that keeps a source that has ended is seen.
      subscriber.subscription.add { self.end(row, lane, depth) }
      let watched = Disposable()
      subscriber.subscription.add(watched)
      let own = RowOfChart(chart: self.number, row: row, label: lane.label)
      StepLog.$depth.withValue(depth + 1) {
        StepLog.$starter.withValue(own) {
          signal.subscribeToEvents(as: watched) { event in
            self.add(Timeline.Mark(event), to: row, from: StepLog.sender)
            self.note(Timeline.Mark(event), row, lane, depth, cause: StepLog.sender)
            StepLog.$depth.withValue(depth + 1) {
              StepLog.$sender.withValue(own) { subscriber.forward(event) }
            }
          }
        }
      }
      return .empty
    }
  }

  /// What has been recorded so far, through the present tick.
  public var drawing: MarbleDrawing {
    MarbleDrawing(rows.withLock { $0.drawn.flatMap(\.timelines) }, through: clock.tick)
  }

  /// Begins a row, and returns it with the lane's name on this chart.
  private func begin(_ lane: Lane, _ depth: Int) -> (row: Int, lane: Lane) {
    let tick = clock.tick
    let (starter, sender) = (index(of: StepLog.starter), index(of: StepLog.sender))
    let (row, label) = rows.withLock { rows in
      let isNumbered = isByRun && !lane.isListener
      let label = isNumbered ? "\(lane.label) \(rows.count(of: lane) + 1)" : lane.label
      let row = rows.begin(lane, label, at: tick)
      if !lane.isListener { rows.all[row].fed = starter ?? sender.flatMap { rows.all[$0].fed } }
      return (row, label)
    }
    let named = Lane(label: label, isListener: lane.isListener, place: lane.place)
    note(.subscribed, row, named, depth, cause: StepLog.starter)
    return (row, named)
  }

  /// Notes the end of a subscription; its row of values is blank from there on.
  private func end(_ row: Int, _ lane: Lane, _ depth: Int) {
    let tick = clock.tick
    rows.withLock { rows in
      rows.all[row].subscription.append(.disposed, at: tick)
      rows.all[row].events.through = tick
    }
    note(.disposed, row, lane, depth)
  }

  private func add(_ mark: Timeline.Mark, to row: Int, from sender: RowOfChart?) {
    let tick = clock.tick
    let feeder = index(of: sender)
    rows.withLock { rows in
      rows.all[row].events.append(mark, at: tick)
      if let feeder { rows.note(feeder, feeds: row) }
    }
  }

  /// The index of a row, if it is on this chart.
  private func index(of row: RowOfChart?) -> Int? {
    guard let row, row.chart == number else { return nil }
    return row.row
  }

  /// Tells the step mode what happened, if it wants to know.
  private func note(
    _ mark: Timeline.Mark, _ row: Int, _ lane: Lane, _ depth: Int, cause: RowOfChart? = nil
  ) {
    StepLog.note(
      .event(
        ChartEvent(
          row: lane.label, isListener: lane.isListener, mark: mark, tick: clock.tick, depth: depth,
          place: StepLog.place ?? lane.place, cause: cause?.chart == number ? cause?.label : nil,
          layout: drawing(around: row).layout, chart: number)))
  }

  /// The rows of the first subscription, and of the newest ones up to that in a row: as many as a
  /// screen has room for.
  private func drawing(around row: Int) -> MarbleDrawing {
    let rows = rows.withLock { $0 }
    let place = rows.order.firstIndex(of: row) ?? 0
    let last = min(rows.order.count, max(place + 1, 5))
    let drawn = rows.drawn
    let shown = last <= 5 ? drawn.prefix(last) : drawn.prefix(1) + drawn[(last - 4)..<last]
    return MarbleDrawing(shown.flatMap(\.timelines), through: clock.tick)
  }
}

/// The subscriptions on a chart.
private struct Rows {
  /// One subscription: what it got, and how long it lasted.
  struct Row {
    let lane: Lane
    var events: Timeline
    var subscription: Timeline
    var timelines: [Timeline] { [events, subscription] }

    /// The row that this one feeds, and stands above; nil for one that stands where it began.
    var fed: Int?
  }

  /// The rows in the order in which they began; a row is known by its index.
  var all: [Row] = []

  /// The rows from the top of the drawing.
  var order: [Int] { all.indices.filter { all[$0].fed == nil }.flatMap(withFeeders) }

  /// The rows as they are drawn.
  var drawn: [Row] { order.map { all[$0] } }

  /// A row, below those that feed it.
  private func withFeeders(of row: Int) -> [Int] {
    all.indices.filter { all[$0].fed == row }.flatMap(withFeeders) + [row]
  }

  /// How many rows a lane has.
  func count(of lane: Lane) -> Int { all.count { $0.lane.place == lane.place } }

  /// Begins a row and returns its index.
  mutating func begin(_ lane: Lane, _ label: String, at tick: Int) -> Int {
    all.append(
      Row(
        lane: lane, events: Timeline(label, from: tick),
        subscription: .subscription("", from: tick)))
    return all.count - 1
  }

  /// Puts a row above the one that it feeds, with all that the same line of the lesson has begun.
  ///
  /// One that stands above already stays there.
  mutating func note(_ feeder: Int, feeds row: Int) {
    let lane = all[feeder].lane
    if all[feeder].fed != nil || lane.isListener || feeder < row { return }
    for index in all.indices where index > row && all[index].lane.place == lane.place {
      all[index].fed = row
    }
  }
}

/// What has a row on a chart, and the line of the lesson that gave it the row.
private struct Lane: Sendable {
  let label: String
  let isListener: Bool
  let place: Place
}

extension Timeline.Mark {
  fileprivate init<Value, Failure>(_ event: Event<Value, Failure>) {
    switch event {
    case .next(let value): self = .next("\(value)")
    case .failed(let error): self = .failed("\(error)")
    case .completed: self = .completed
    }
  }
}
