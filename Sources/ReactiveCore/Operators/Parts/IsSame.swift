extension Equatable {
  /// Whether two values are the same, so that going from one to the other is no change.
  ///
  /// Equal values are. So are two of which neither is equal to itself, such as two numbers that are
  /// NaN: they would count as a change for ever.
  package func isSame(as other: Self) -> Bool {
    self == other || (self != self && other != other)
  }
}
