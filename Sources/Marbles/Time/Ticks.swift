import ReactiveCore

/// The unit of time in drawings: a tick is a tenth of a second.
///
/// In virtual time a tick takes no time at all; on a real clock it takes 100 milliseconds.
extension Duration {
  /// Returns the duration of a number of ticks.
  ///
  ///     search.debounce(for: .ticks(3), on: clock)
  ///
  /// - Parameter count: How many ticks.
  /// - Returns: A tenth of a second for each tick.
  public static func ticks(_ count: Int) -> Duration { .milliseconds(100 * count) }
}

extension VirtualScheduler {
  /// The number of whole ticks that have gone by on this clock.
  public var tick: Int { Int(now / .ticks(1)) }

  /// Runs work when the clock shows a tick.
  ///
  /// - Parameters:
  ///   - tick: When, counted from the start of the clock; the present tick or a later one.
  ///   - fileID: The file of the caller; leave it out.
  ///   - line: The line of the caller; leave it out.
  ///   - work: What to run.
  public func at(
    _ tick: Int, fileID: String = #fileID, line: Int = #line,
    _ work: @escaping @Sendable () -> Void
  ) {
    let place = SourceLine(fileID, line)
    schedule(after: .ticks(tick) - now) { ChartLog.$place.withValue(place, operation: work) }
  }

  /// Lets a number of ticks go by, and runs what becomes due.
  ///
  /// - Parameter count: How many ticks.
  public func advance(ticks count: Int) { advance(by: .ticks(count)) }
}
