extension Subscriber {
  /// Subscribes to the source of an operator that may go on when its source has ended.
  ///
  /// A source that ends is torn down at once, when the handler has had the ending.
  ///
  /// - Parameters:
  ///   - source: What to subscribe to.
  ///   - handler: Gets the events of the source.
  func subscribe<Input>(
    to source: Signal<Input, Failure>,
    _ handler: @escaping @Sendable (Event<Input, Failure>) -> Void
  ) {
    let inner = Disposable()
    subscription.add(inner)
    source.subscribeToEvents(as: inner, handler)
  }
}
