import ReactiveCore

/// A signal fit to drive a user interface: it never fails, it is shared, and its handlers run on
/// the main actor.
///
/// The compiler checks the last point: a handler is `@MainActor` by type.
///
///     let title = search.asDriver(onErrorJustReturn: ":-(")
///     title.drive(label, \.text).disposed(by: bag)
///
/// Elsewhere: `Driver` in RxSwift.
public struct Driver<Value: Sendable>: Sendable {
  /// The values as a signal again: shared, with the latest value first.
  ///
  /// They arrive on the driver's scheduler. Only the handlers of `drive` are sure to run on the main
  /// actor.
  ///
  /// - Completes: When the source ends, however it does.
  /// - Fails: Never.
  ///
  /// Elsewhere: `asObservable()` in RxSwift.
  public let signal: Signal<Value, Never>

  /// Creates a driver of a signal.
  ///
  /// - Parameters:
  ///   - source: A signal that cannot fail.
  ///   - scheduler: Where values arrive once for all, before each handler runs on the main thread.
  init(_ source: Signal<Value, Never>, on scheduler: any Scheduler) {
    signal = source.observe(on: scheduler).share(replay: 1)
  }

  /// Subscribes with a handler that may touch the user interface.
  ///
  /// - Parameters:
  ///   - subscription: The disposable to use as the subscription. Pass your own if the handler
  ///     disposes it.
  ///   - handler: Gets the latest value, if others listen already, and then every new one.
  /// - Returns: The subscription; put it into a bag, or dispose it to stop listening.
  /// - Complexity: O(1), beside what the source does.
  @MainActor
  public func drive(
    as subscription: Disposable = Disposable(), _ handler: @escaping @MainActor (Value) -> Void
  ) -> Disposable {
    // The driver may have another scheduler, and where several threads deliver at once, one of them
    // delivers for all. So the last step goes to the main thread.
    signal.observe(on: MainScheduler()).subscribe(as: subscription) { value in
      MainActor.assumeIsolated { handler(value) }
    }
  }
}

extension Signal {
  /// Returns a driver of this signal's values, which sends a value in place of an error.
  ///
  /// - Completes: When the source ends, however it does.
  /// - Fails: Never.
  /// - Parameters:
  ///   - value: What to send in place of an error.
  ///   - scheduler: Where values arrive, once for all who listen; each handler then runs on the main
  ///     thread.
  /// - Returns: A driver, which subscribes to this signal once for all who listen at the same time.
  /// - Complexity: One piece of scheduled work for each event at most.
  public func asDriver(
    onErrorJustReturn value: Value, on scheduler: any Scheduler = QueueScheduler.main
  ) -> Driver<Value> {
    Driver(`catch`(justReturn: value), on: scheduler)
  }
}
