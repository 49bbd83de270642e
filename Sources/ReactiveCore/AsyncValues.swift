/// The values of a signal, to go through with `for try await`.
///
/// Source: `values` of an `Observable` in RxSwift and of a `Publisher` in Combine.
public struct AsyncValues<Value: Sendable, Failure: Error>: AsyncSequence, Sendable {
  let source: Signal<Value, Failure>

  /// Subscribes, and returns an iterator over what is sent from now on.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Event<Value, Failure>.self)
    let subscription = Disposable()
    continuation.onTermination = { _ in subscription.dispose() }
    source.subscribeToEvents(as: subscription) { event in
      continuation.yield(event)
      if event.isTerminal { continuation.finish() }
    }
    return Iterator(events: stream.makeAsyncIterator())
  }

  /// Waits for one value after another.
  ///
  /// Ends its subscription when the task is cancelled or it is let go.
  public struct Iterator: AsyncIteratorProtocol {
    var events: AsyncStream<Event<Value, Failure>>.AsyncIterator

    /// Waits for the next value.
    ///
    /// - Parameter actor: Where the caller runs.
    /// - Returns: The value, or nil when the signal has completed or the task is cancelled.
    /// - Throws: The error, if the signal fails.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Failure) -> Value? {
      switch await events.next(isolation: actor) {
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
  /// What comes while the loop is busy waits for it. Cancelling the task disposes the subscription.
  ///
  /// - Complexity: O(n) space for n values that wait.
  public var values: AsyncValues<Value, Failure> { AsyncValues(source: self) }

  /// Returns a signal that goes through an asynchronous sequence, for each subscription anew.
  ///
  /// - Completes: When the sequence ends.
  /// - Fails: When the sequence throws.
  /// - Parameter elements: What to send.
  /// - Returns: A cold signal. Disposing the subscription cancels the task that goes through the sequence.
  /// - Complexity: One task for each subscription.
  public static func from<Elements: AsyncSequence & Sendable>(_ elements: Elements) -> Signal
  where Elements.Element == Value, Elements.Failure == Failure {
    Signal { subscriber in
      let task = Task {
        do throws(Failure) {
          for try await element in elements {
            subscriber.send(element)
            if subscriber.isDisposed { break }
          }
          subscriber.complete()
        } catch {
          subscriber.fail(error)
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
