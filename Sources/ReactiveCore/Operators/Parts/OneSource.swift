extension Subscriber {
  /// Subscribes to the source of an operator that may go on when its source has completed.
  ///
  /// A source that completes is torn down at once. One that fails is torn down with the whole,
  /// after the failure was delivered (law 4), so the handler must pass every failure on.
  ///
  /// - Parameters:
  ///   - source: What to subscribe to.
  ///   - whole: What ends the source when it is disposed; nil for the subscription itself.
  ///   - handler: Gets the events of the source.
  func subscribe<Input>(
    to source: Signal<Input, Failure>, within whole: Disposable? = nil,
    _ handler: @escaping @Sendable (Event<Input, Failure>) -> Void
  ) {
    let inner = Disposable()
    (whole ?? subscription).add(inner)
    source.start(
      Subscriber<Input, Failure>(subscription: inner) { event in
        handler(event)
        if case .completed = event { inner.dispose() }
      })
  }
}
