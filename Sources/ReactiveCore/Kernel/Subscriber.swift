// MARK: Subscriber
/// The receiving end of one subscription: what a producer sends to.
///
/// Elsewhere: `RACSubscriber` in ReactiveCocoa, `AnyObserver` in RxSwift.
public struct Subscriber<Value: Sendable, Failure: Error>: Sendable {
  /// The subscription.
  ///
  /// It exists before the producer runs, so both ends can dispose it at any time.
  public let subscription: Disposable

  let receive: @Sendable (Event<Value, Failure>) -> Void

  /// Whether nobody listens any more.
  ///
  /// A producer with much to send looks here from time to time.
  public var isDisposed: Bool { subscription.isDisposed }

  /// Sends a value.
  ///
  /// - Parameter value: What the handler for values gets.
  public func send(_ value: Value) { receive(.next(value)) }

  /// Ends the subscription because something went wrong.
  ///
  /// - Parameter error: What went wrong.
  public func fail(_ error: Failure) { receive(.failed(error)) }

  /// Ends the subscription because the work is done.
  public func complete() { receive(.completed) }

  /// Sends an event on as it is.
  ///
  /// - Parameter event: A value or an ending.
  public func forward(_ event: Event<Value, Failure>) { receive(event) }

  // MARK: A last value
  /// Sends a last value, if there is one, and completes, unless that value made the subscriber
  /// leave.
  func complete(with value: Value?) {
    if let value { send(value) }
    if !isDisposed { complete() }
  }

  // MARK: One at a time
  /// Returns a subscriber that may be sent to from several sides at once, and that lets nothing
  /// through after an ending.
  func serialized() -> Subscriber {
    let queue = DeliveryQueue<Bool, Event<Value, Failure>>(remembering: false) {
      hasEnded, event, _ in
      if hasEnded || isDisposed { return }
      hasEnded = event.isTerminal
      receive(event)
    }
    return Subscriber(subscription: subscription) { event in queue.send(event) }
  }

  /// Returns a subscriber for the same subscription that lets nothing through after an ending.
  ///
  /// The subscription is disposed when the ending has arrived at the end of the chain. The ending
  /// may wait on its way, for a handler that is running, and a source may go on sending meanwhile.
  /// Events must come here one at a time.
  ///
  /// - Parameter hasEnded: Becomes true with the ending, for a caller that wants to know.
  /// - Returns: A subscriber that sends on to this one.
  func untilEnded(noting hasEnded: Confined<Bool> = Confined(false)) -> Subscriber {
    Subscriber(subscription: subscription) { event in
      if hasEnded.value || isDisposed { return }
      hasEnded.value = event.isTerminal
      receive(event)
    }
  }

  /// Passes an event on, unless nobody listens any more.
  func receiveUnlessDisposed(_ event: Event<Value, Failure>) {
    if !isDisposed { receive(event) }
  }
}
