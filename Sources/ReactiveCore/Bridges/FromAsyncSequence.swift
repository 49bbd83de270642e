extension Signal {
  /// Returns a signal that goes through an asynchronous sequence, for each subscription anew.
  ///
  /// - Completes: When the sequence ends.
  /// - Fails: When the sequence throws.
  /// - Parameter elements: What to send.
  /// - Returns: A cold signal, if the sequence can be gone through more than once; an `AsyncStream`
  ///   cannot, so share that signal. Disposing the subscription cancels the task that goes through the
  ///   sequence.
  /// - Complexity: One task for each subscription.
  public static func from<Elements: AsyncSequence & Sendable>(_ elements: Elements) -> Signal
  where Elements.Element == Value, Elements.Failure == Failure {
    Signal { subscriber in
      // The task may go on for a while after the disposal, and is not to keep the handler.
      let listener = UntilDisposed(subscriber, of: subscriber.subscription)
      let task = Task {
        do throws(Failure) {
          for try await element in elements {
            guard let subscriber = listener.content else { return }
            subscriber.send(element)
          }
          listener.content?.complete()
        } catch {
          listener.content?.fail(error)
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
