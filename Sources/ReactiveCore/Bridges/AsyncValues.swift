// MARK: AsyncValues
/// The values of a signal, to go through with `for try await`.
///
/// Elsewhere: `values` of an `Observable` in RxSwift and of a `Publisher` in Combine.
public struct AsyncValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let source: Signal<Value, Failure>
  let bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy

  /// Subscribes, and returns an iterator over what is sent from now on.
  ///
  /// In a task that is cancelled already it does not subscribe.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: bufferingPolicy)
    let failure = NotedFailure<Failure>()
    let subscription = Disposable()
    if Task.isCancelled { subscription.dispose() }
    continuation.onTermination = { _ in subscription.dispose() }
    source.subscribeToEvents(as: subscription) { event in
      switch event {
      case .next(let value): continuation.yield(value)
      case .failed(let error):
        failure.note(error)
        continuation.finish()
      case .completed: continuation.finish()
      }
    }
    return Iterator(values: stream.makeAsyncIterator(), failure: failure)
  }

  // MARK: Iterator
  /// Waits for one value after another.
  ///
  /// It ends its subscription when the task is cancelled or the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    var values: AsyncStream<Value>.AsyncIterator
    /// Why the source failed, if it did.
    ///
    /// It stands beside the values, so that no buffer can drop it.
    let failure: NotedFailure<Failure>

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
      let value = await values.next(isolation: actor)
      if wasCancelled { return nil }
      if value == nil, let error = failure.take() { throw error }
      return value
    }
  }
}

/// Why a source failed; a task that is cancelled may ask while the source fails.
final class NotedFailure<Failure: Error>: Sendable {
  private let failure = Lock<Failure?>(nil)

  func note(_ error: Failure) { failure.withLock { $0 = error } }

  /// Returns the error, once.
  func take() -> Failure? { failure.withLock { $0.take() } }
}

// MARK: values
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
  public var values: AsyncValues<Value, Failure> { values(bufferingPolicy: .unbounded) }

  /// The values of this signal as an asynchronous sequence that keeps only some of those that wait.
  ///
  ///     for await place in places.values(bufferingPolicy: .bufferingNewest(1)) { show(place) }
  ///
  /// The ending is never dropped: after the values that were kept, the loop ends or throws.
  ///
  /// - Parameter bufferingPolicy: What to keep while the loop is busy, and how many values of it.
  /// - Returns: A sequence; each loop over it subscribes anew.
  /// - Complexity: O(n) space for the n values that are kept.
  public func values(
    bufferingPolicy: AsyncStream<Value>.Continuation.BufferingPolicy
  ) -> AsyncValues<Value, Failure> {
    AsyncValues(source: self, bufferingPolicy: bufferingPolicy)
  }

  /// Subscribes, waits for the end without blocking a thread, and returns all values.
  ///
  ///     let numbers = await Signal<Int, Never>.from([1, 2, 3]).toArray()      // [1, 2, 3]
  ///
  /// When the task is cancelled, it disposes the subscription, and returns what has come until then.
  ///
  /// - Returns: The values, in order.
  /// - Throws: The error, if the signal fails.
  /// - Complexity: O(n) time and space for n values.
  public func toArray() async throws(Failure) -> [Value] {
    var all: [Value] = []
    for try await value in values { all.append(value) }
    return all
  }
}
