extension Equatable {
  /// Whether two values are the same to whoever looks for a change: they are equal, or both are not
  /// even equal to themselves, as NaN is.
  func isSame(as other: Self) -> Bool { self == other || (self != self && other != other) }
}
