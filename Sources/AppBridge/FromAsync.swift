import ReactiveCore

extension Signal {
  /// Returns a signal that sends what an asynchronous closure returns.
  ///
  ///     let answer = Signal.from { try await server.search("tea") }
  ///
  /// - Completes: When the closure returns, after the value.
  /// - Fails: When the closure throws.
  /// - Parameter work: Runs anew for each subscription, in a task of its own.
  /// - Returns: A cold signal. Disposing the subscription cancels the task and releases the handlers
  ///   at once, even if the work takes longer to end.
  /// - Complexity: One task for each subscription.
  ///
  /// Elsewhere: `Single.create(work:)` in RxSwift.
  public static func from(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal {
    Signal { subscriber in
      let listener = UntilDisposed(subscriber, of: subscriber.subscription)
      let task = Task {
        do throws(Failure) {
          let value = try await work()
          listener.content?.send(value)
          listener.content?.complete()
        } catch {
          listener.content?.fail(error)
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
