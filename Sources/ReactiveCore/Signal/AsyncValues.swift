/// The values of a signal, to go through with `for try await`.
///
/// Source: `values` of an `Observable` in RxSwift and of a `Publisher` in Combine.
public struct AsyncValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let source: Signal<Value, Failure>

  /// Subscribes, and returns an iterator over what is sent from now on.
  ///
  /// In a task that is cancelled already it does not subscribe.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Event<Value, Failure>.self)
    let subscription = Disposable()
    if Task.isCancelled { subscription.dispose() }
    continuation.onTermination = { _ in subscription.dispose() }
    source.subscribeToEvents(as: subscription) { event in
      continuation.yield(event)
      if event.isTerminal { continuation.finish() }
    }
    return Iterator(events: stream.makeAsyncIterator())
  }

  /// Waits for one value after another.
  ///
  /// It ends its subscription when the task is cancelled or the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    var events: AsyncStream<Event<Value, Failure>>.AsyncIterator

    /// Waits for the next value.
    ///
    /// - Parameter actor: Where the caller runs.
    /// - Returns: The value, or nil when the signal has completed or the task is cancelled. Once it
    ///   is cancelled, what has come before and waits is dropped.
    /// - Throws: The error, if the signal fails.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Value? {
      let wasCancelled = Task.isCancelled
      // Also in a cancelled task: so the stream hears of it, and ends the subscription.
      let event = await events.next(isolation: actor)
      if wasCancelled { return nil }
      switch event {
      case .next(let value): return value
      case .failed(let error): throw error
      case .completed, nil: return nil
      }
    }
  }
}

extension Signal {
  /// The values of this signal as an asynchronous sequence.
  ///
  /// Each loop over it subscribes anew.
  ///
  ///     for await name in names.signal.values { print(name) }
  ///
  /// What comes while the loop is busy waits for it. Leaving the loop, or cancelling the task,
  /// disposes the subscription. A signal that sends without end while it is being subscribed never
  /// lets the loop begin.
  ///
  /// - Complexity: O(n) space for n values that wait.
  public var values: AsyncValues<Value, Failure> { AsyncValues(source: self) }
}
