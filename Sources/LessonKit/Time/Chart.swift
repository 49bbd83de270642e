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

  /// Creates an empty chart.
  ///
  /// - Parameter clock: The clock whose ticks are the columns of the drawing.
  public init(_ clock: VirtualScheduler) { self.clock = clock }

  /// Subscribes to a signal and records what it sends.
  ///
  /// - Parameters:
  ///   - label: The name before the row.
  ///   - signal: What to subscribe to.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func record<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>
  ) -> Disposable {
    watch(label, signal).subscribe()
  }

  /// Returns the same signal, and records every subscription to it.
  ///
  /// With this one sees what goes on behind an operator: when it subscribes to its source, and when it ends
  /// the subscription.
  ///
  /// - Parameters:
  ///   - label: The name before the row of each subscription.
  ///   - signal: What to watch.
  /// - Returns: The signal to use in its place.
  public func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { subscriber in
      let row = self.begin(label)
      subscriber.subscription.add { self.end(row) }
      return signal.subscribeToEvents(as: subscriber.subscription) { event in
        switch event {
        case .next(let value): self.add(.next("\(value)"), to: row)
        case .failed(let error): self.add(.failed("\(error)"), to: row)
        case .completed: self.add(.completed, to: row)
        }
        subscriber.forward(event)
      }
    }
  }

  /// What has been recorded so far, through the present tick.
  public var drawing: MarbleDrawing {
    MarbleDrawing(rows.withLock { $0 }, through: clock.tick)
  }

  private func begin(_ label: String) -> Int {
    let tick = clock.tick
    return rows.withLock { rows in
      rows += [Timeline(label, from: tick), .subscription("", from: tick)]
      return rows.count - 2
    }
  }

  /// Notes the end of a subscription; its row of values is blank from there on.
  private func end(_ row: Int) {
    add(.disposed, to: row + 1)
    let tick = clock.tick
    rows.withLock { $0[row].through = tick }
  }

  private func add(_ mark: Timeline.Mark, to row: Int) {
    let tick = clock.tick
    rows.withLock { $0[row].append(mark, at: tick) }
  }
}
