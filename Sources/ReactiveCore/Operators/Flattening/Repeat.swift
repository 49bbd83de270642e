extension Signal {
  /// Returns a signal that subscribes to its source again when it completes.
  ///
  ///     source, each time    1--2|
  ///     repeat(2)            1--21--2|
  ///
  /// - Completes: When the last run does; at once for `repeat(0)`, which never subscribes.
  /// - Fails: When a run does.
  /// - Parameter times: How many runs to make in all; 0 or more. `.max` means for ever.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each event; O(1) space, however many runs.
  public func `repeat`(_ times: Int = .max) -> Signal {
    require(times >= 0, "repeat(\(times)) cannot be: pass how many times to run, 0 or more.")
    if times == 0 { return .empty }
    return continuing { event, run in
      guard case .completed = event, run < times else { return .passing(event) }
      return .again(self)
    }
  }
}
