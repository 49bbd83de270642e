extension Signal {
  /// A signal that completes at once, without a value.
  public static var empty: Signal { Signal(unserialized: { $0.complete() }) }
}
