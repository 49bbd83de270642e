// MARK: Signal
// A signal holds what its producer captures, such as the signal that an operator was called on. It
// does not hold those who subscribe:
//
//     signal --> producer --> source, and the closures of its operators
//     whatever sends --> subscriber --> handler
//                            |
//                            +--> subscription --> teardowns
//
// The subscription that `subscribe` returns holds the teardowns, and neither the signal nor the
// handler.
//
// Comments of the core speak of laws by number, such as law 3: Tutorials/contract.md has them.

/// A stream of values over time that ends with `completed` or `failed`, or never.
///
/// A signal is a value around one closure, its producer. Nothing runs until somebody subscribes,
/// and every subscription runs the producer anew:
///
///     let greeting = Signal<String, Never> { subscriber in
///       subscriber.send("hello")
///       subscriber.complete()
///       return Disposable { print("unsubscribed") }
///     }
///     greeting.subscribe { print($0) }        // hello, then unsubscribed
///
/// No type says whether a signal is cold or hot. It depends on what the producer does: it starts
/// work of its own (cold), or it adds the subscriber to the roster of something that exists anyway
/// (hot, see `Subject`).
///
/// Elsewhere: `RACSignal` in ReactiveCocoa, `Observable` in RxSwift; ReactiveSwift has one type for
/// each temperature, `SignalProducer` and `Signal`.
public struct Signal<Value: Sendable, Failure: Error>: Sendable {
  private let producer: @Sendable (Subscriber<Value, Failure>) -> Void

  /// Creates a signal from a closure that runs once for each subscription.
  ///
  /// The producer may send from any thread, and from several: the events arrive one at a time.
  ///
  /// - Parameter producer: Gets the subscriber, sends to it, and returns what is to be undone when
  ///   the subscription ends; `.empty` if there is nothing.
  public init(_ producer: @escaping @Sendable (Subscriber<Value, Failure>) -> Disposable) {
    self.producer = { subscriber in
      subscriber.subscription.add(producer(subscriber.serialized()))
    }
  }

  /// Creates a signal whose producer sends one event at a time by its nature, so it needs no queue.
  init(unserialized producer: @escaping @Sendable (Subscriber<Value, Failure>) -> Void) {
    self.producer = producer
  }

  // MARK: Subscribing
  /// Runs the producer for a subscriber, unless the subscription has been disposed before (law 3).
  func start(_ subscriber: Subscriber<Value, Failure>) {
    if !subscriber.isDisposed { producer(subscriber) }
  }

  /// Subscribes with a handler for events.
  ///
  /// - Parameters:
  ///   - subscription: The disposable to use as the subscription. Pass your own if a handler
  ///     disposes it: it exists before the first event. Pass one for each subscription: two that share
  ///     one end together.
  ///   - handler: Gets the values and the ending, one at a time.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func subscribeToEvents(
    as subscription: Disposable = Disposable(),
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) -> Disposable {
    start(
      Subscriber(subscription: subscription) { event in
        if subscription.isDisposed { return }
        handler(event)
        if event.isTerminal { subscription.dispose() }
      })
    return subscription
  }

  /// Subscribes with a handler for each kind of event.
  ///
  /// All of them are one subscription.
  ///
  ///     Signal<Int, Never>.from([1, 2]).subscribe { print($0) } completed: { print("done") }
  ///     // 1
  ///     // 2
  ///     // done
  ///
  /// - Parameters:
  ///   - subscription: The disposable to use as the subscription. Pass your own if a handler
  ///     disposes it: it exists before the first event. Pass one for each subscription: two that share
  ///     one end together.
  ///   - next: Gets each value.
  ///   - failed: Gets the error, if the signal fails.
  ///   - completed: Runs if the signal completes.
  /// - Returns: The subscription; dispose it to stop listening.
  @discardableResult
  public func subscribe(
    as subscription: Disposable = Disposable(),
    next: @escaping @Sendable (Value) -> Void = { _ in },
    failed: @escaping @Sendable (Failure) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {}
  ) -> Disposable {
    start(
      Subscriber(subscription: subscription) { event in
        if subscription.isDisposed { return }
        switch event {
        case .next(let value): return next(value)
        case .failed(let error): failed(error)
        case .completed: completed()
        }
        subscription.dispose()
      })
    return subscription
  }
}
