import ReactiveCore

extension Signal {
  /// Returns a signal that sends what an asynchronous closure returns.
  ///
  ///     let answer = Signal.from { try await server.search("tea") }
  ///
  /// - Completes: When the closure returns, after the value.
  /// - Fails: When the closure throws.
  /// - Parameter work: Runs anew for each subscription, in a task of its own.
  /// - Returns: A cold signal. Disposing the subscription cancels the task.
  /// - Complexity: One task for each subscription.
  ///
  /// Source: `Single.create(work:)` in RxSwift.
  public static func from(
    _ work: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Signal {
    Signal { subscriber in
      let task = Task {
        do throws(Failure) {
          subscriber.send(try await work())
          subscriber.complete()
        } catch {
          subscriber.fail(error)
        }
      }
      return Disposable { task.cancel() }
    }
  }
}
