import ReactiveCore

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
  private let log: ChartLog

  /// Creates an empty chart.
  ///
  /// - Parameters:
  ///   - clock: The clock whose ticks are the columns of the drawing.
  ///   - byRun: Whether a watched signal's subscriptions are numbered.
  public init(_ clock: VirtualScheduler, byRun: Bool = false) {
    log = ChartLog(clock, isByRun: byRun)
  }

  /// Subscribes to a signal and records what it sends.
  ///
  /// - Parameters:
  ///   - label: The name before the row.
  ///   - signal: What to subscribe to.
  ///   - fileID: The file of the caller; leave it out.
  ///   - line: The line of the caller; leave it out.
  ///   - next: Runs with each value.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func record<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>,
    fileID: String = #fileID, line: Int = #line,
    _ next: @escaping @Sendable (Value) -> Void = { _ in }
  ) -> Disposable {
    watch(.init(label: label, isListener: true, place: SourceLine(fileID, line)), signal)
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
  ///   - fileID: The file of the caller; leave it out.
  ///   - line: The line of the caller; leave it out.
  /// - Returns: The signal to use in its place.
  public func watch<Value, Failure>(
    _ label: String, _ signal: Signal<Value, Failure>,
    fileID: String = #fileID, line: Int = #line
  ) -> Signal<Value, Failure> {
    watch(.init(label: label, isListener: false, place: SourceLine(fileID, line)), signal)
  }

  private func watch<Value, Failure>(
    _ lane: ChartRows.Lane, _ signal: Signal<Value, Failure>
  ) -> Signal<Value, Failure> {
    Signal { [log] subscriber in
      let row = log.begin(lane)
      // The subscription to the source ends with the source, and the row only when its subscriber
      // does. So the drawing shows an operator that keeps a source that has ended.
      subscriber.subscription.add { log.add(.disposed, to: row) }
      let watched = Disposable()
      subscriber.subscription.add(watched)
      log.start(row) {
        signal.subscribeToEvents(as: watched) { event in
          log.add(Timeline.Mark(event), to: row) { subscriber.forward(event) }
        }
      }
      return .empty
    }
  }

  /// What has been recorded so far, through the present tick.
  public var drawing: MarbleDrawing { log.drawing }
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
