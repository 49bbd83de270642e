import Observation
import ReactiveCore

extension Signal where Failure == Never {
  /// Returns a signal of what a closure reads of observable objects on the main actor: the value at
  /// once, then a new one after each change.
  ///
  ///     Signal.observing { [model] in model.title }.emit(with: self) { controller, title in
  ///       controller.title = title
  ///     }.disposed(by: bag)
  ///
  /// Change the objects on the main actor. Observation tells that a value is about to change, so the
  /// new one is read a moment later; changes that follow each other within one moment are one
  /// change.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameter read: Reads the objects. It is kept, with what it refers to, until the subscription
  ///   is disposed.
  /// - Returns: A cold signal: each subscription observes for itself. A disposed one leaves a few
  ///   bytes in the observed object until that changes.
  /// - Complexity: One piece of scheduled work for each change.
  ///
  /// Elsewhere: `Observations` of the standard library, which needs iOS 26.
  public static func observing(_ read: @escaping @MainActor () -> Value) -> Signal {
    Signal { subscriber in
      let listener = UntilDisposed((subscriber, read), of: subscriber.subscription)
      MainActor.assumeIsolated { readAndObserve(for: listener) }
      return .empty
    }.subscribe(on: MainScheduler())
  }

  /// Sends what the closure reads now, and reads again after the next change.
  @MainActor private static func readAndObserve(
    for listener: UntilDisposed<(Subscriber<Value, Never>, @MainActor () -> Value)>
  ) {
    guard let (subscriber, read) = listener.content else { return }
    let value = withObservationTracking {
      read()
    } onChange: {
      QueueScheduler.main.schedule { MainActor.assumeIsolated { readAndObserve(for: listener) } }
    }
    subscriber.send(value)
  }
}
