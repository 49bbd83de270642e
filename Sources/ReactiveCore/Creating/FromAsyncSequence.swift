extension Signal {
  /// Returns a signal that goes through an asynchronous sequence, for each subscription anew.
  ///
  /// - Completes: When the sequence ends.
  /// - Fails: When the sequence throws.
  /// - Parameter elements: What to send.
  /// - Returns: A cold signal. Disposing the subscription cancels the task that goes through the
  ///   sequence.
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
