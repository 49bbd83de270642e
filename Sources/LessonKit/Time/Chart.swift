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
  private let rows = Mutex(ChartRows())

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
    watch(.init(label: label, isListener: true, place: Place(fileID, line)), signal)
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
    watch(.init(label: label, isListener: false, place: Place(fileID, line)), signal)
  }

  private func watch<Value, Failure>(
    _ lane: ChartRows.Lane, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { subscriber in
      let row = self.begin(lane)
      // Its own subscription ends with the source, and the row only when the listener lets go: a
      // listener that keeps a source that has ended is seen.
      subscriber.subscription.add { self.add(.disposed, to: row) }
      let watched = Disposable()
      subscriber.subscription.add(watched)
      StepLog.inside(row, as: \.starter) {
        signal.subscribeToEvents(as: watched) { event in
          self.add(Timeline.Mark(event), to: row, cause: StepLog.around.sender)
          StepLog.inside(row, as: \.sender) { subscriber.forward(event) }
        }
      }
      return .empty
    }
  }

  /// What has been recorded so far, through the present tick.
  public var drawing: MarbleDrawing {
    rows.withLock { $0.drawing(through: clock.tick) }
  }

  /// Begins a row for a subscription.
  private func begin(_ lane: ChartRows.Lane) -> RowOfChart {
    let (tick, around) = (clock.tick, StepLog.around)
    let (row, event) = rows.withLock { rows in
      let isNumbered = isByRun && !lane.isListener
      let label = isNumbered ? "\(lane.label) \(rows.count(of: lane) + 1)" : lane.label
      let row = RowOfChart(
        chart: number, row: rows.all.count,
        lane: .init(label: label, isListener: lane.isListener, place: lane.place),
        depth: around.depth)
      let sender = index(of: around.sender)
      let fed = index(of: around.starter) ?? sender.flatMap { rows.all[$0].fed }
      let event = chartEvent(
        .subscribed, on: row, at: tick, cause: around.starter, feeds: lane.isListener ? nil : fed)
      rows.apply(event)
      return (row, event)
    }
    StepLog.note(.event(event))
    return row
  }

  /// Adds what happens on a row; the end of a subscription makes the row of its values blank.
  private func add(_ mark: Timeline.Mark, to row: RowOfChart, cause: RowOfChart? = nil) {
    let event = chartEvent(mark, on: row, at: clock.tick, cause: cause)
    rows.withLock { $0.apply(event) }
    StepLog.note(.event(event))
  }

  private func chartEvent(
    _ mark: Timeline.Mark, on row: RowOfChart, at tick: Int, cause: RowOfChart?,
    feeds fed: Int? = nil
  ) -> ChartEvent {
    let cause = cause?.chart == number ? cause : nil
    return ChartEvent(
      chart: number, index: row.row, lane: row.lane, mark: mark, tick: tick, depth: row.depth,
      place: StepLog.place ?? row.lane.place,
      cause: cause.map { .init(index: $0.row, label: $0.lane.label) }, fed: fed)
  }

  /// The index of a row, if it is on this chart.
  private func index(of row: RowOfChart?) -> Int? { row?.chart == number ? row?.row : nil }
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
