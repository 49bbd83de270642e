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
public final class Chart: Sendable {
  private let clock: VirtualScheduler
  private let rows = Mutex<[Timeline]>([])

  /// Tells charts apart, for the step mode.
  private let number = Chart.made.increment()
  private static let made = Counter()

  /// Creates an empty chart.
  ///
  /// - Parameter clock: The clock whose ticks are the columns of the drawing.
  public init(_ clock: VirtualScheduler) { self.clock = clock }

  /// Subscribes to a signal and records what it sends.
  ///
  /// - Parameters:
  ///   - label: The name before the row.
  ///   - signal: What to subscribe to.
  ///   - fileID: The file of the lesson; leave it out.
  ///   - line: The line of the lesson; leave it out.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func record<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>,
    fileID: String = #fileID, line: Int = #line
  ) -> Disposable {
    watch(Lane(label: label, isListener: true, place: Place(fileID, line)), signal).subscribe()
  }

  /// Returns the same signal, and records every subscription to it.
  ///
  /// With this one sees what goes on behind an operator: when it subscribes to its source, and when it ends
  /// the subscription.
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
      let row = self.begin(lane, depth)
      subscriber.subscription.add { self.end(row, lane, depth) }
      return StepLog.$depth.withValue(depth + 1) {
        signal.subscribeToEvents(as: subscriber.subscription) { event in
          self.add(Timeline.Mark(event), to: row)
          self.note(lane.sentence(for: event), row, lane, depth)
          StepLog.$depth.withValue(depth + 1) { subscriber.forward(event) }
        }
      }
    }
  }

  /// What has been recorded so far, through the present tick.
  public var drawing: MarbleDrawing {
    MarbleDrawing(rows.withLock { $0 }, through: clock.tick)
  }

  private func begin(_ lane: Lane, _ depth: Int) -> Int {
    let tick = clock.tick
    let row = rows.withLock { rows in
      rows += [Timeline(lane.label, from: tick), .subscription("", from: tick)]
      return rows.count - 2
    }
    let verb = lane.isListener ? "subscribes" : "is subscribed to"
    note("\(lane.label) \(verb)", row, lane, depth)
    return row
  }

  /// Notes the end of a subscription; its row of values is blank from there on.
  private func end(_ row: Int, _ lane: Lane, _ depth: Int) {
    add(.disposed, to: row + 1)
    let tick = clock.tick
    rows.withLock { $0[row].through = tick }
    note("the subscription of \(lane.label) ends", row, lane, depth)
  }

  private func add(_ mark: Timeline.Mark, to row: Int) {
    let tick = clock.tick
    rows.withLock { $0[row].append(mark, at: tick) }
  }

  /// Tells the step mode what happened, if it wants to know.
  private func note(_ text: String, _ row: Int, _ lane: Lane, _ depth: Int) {
    StepLog.note(
      StepNote(
        text: text, tick: clock.tick, depth: depth, place: StepLog.place ?? lane.place,
        drawing: drawing(around: row).lines, chart: number))
  }

  /// The rows of the first subscription, and of the newest ones up to that in a row: as many as a
  /// screen has room for.
  private func drawing(around row: Int) -> MarbleDrawing {
    let rows = rows.withLock { $0 }
    let last = min(rows.count, max(row + 2, 10))
    let shown = last <= 10 ? rows.prefix(last) : rows.prefix(2) + rows[(last - 8)..<last]
    return MarbleDrawing(Array(shown), through: clock.tick)
  }
}

/// Who has a row on a chart, and the line of the lesson that gave it the row.
private struct Lane: Sendable {
  let label: String
  let isListener: Bool
  let place: Place

  func sentence<Value, Failure>(for event: Event<Value, Failure>) -> String {
    switch event {
    case .next(let value): "\(label) \(isListener ? "gets" : "sends") \(value)"
    case .failed(let error): "\(label) \(isListener ? "gets the failure" : "fails"): \(error)"
    case .completed: "\(label) \(isListener ? "gets the completion" : "completes")"
    }
  }
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
