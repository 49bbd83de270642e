extension Subscriber {
  /// Subscribes to the source of an operator that may go on when its source has completed.
  ///
  /// A source that completes is torn down at once. One that fails is torn down with the whole,
  /// after the failure was delivered (law 4), so the handler must pass every failure on.
  func subscribe<Input>(
    to source: Signal<Input, Failure>,
    _ handler: @escaping @Sendable (Event<Input, Failure>) -> Void
  ) {
    let inner = Disposable()
    subscription.add(inner)
    source.start(
      Subscriber<Input, Failure>(subscription: inner) { event in
        if inner.isDisposed { return }
        handler(event)
        if case .completed = event { inner.dispose() }
      })
  }
}
