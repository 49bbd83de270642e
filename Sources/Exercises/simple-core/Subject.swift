// A subject as you might write it after four chapters. Chapter 4 of Tutorials/core shows it, and
// laws.txt lists the tests of the core that fail when it takes the place of ours.
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// snippet.subject
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    var listeners: [Subscriber<Value, Failure>] = []
    var past: [Value] = []
    var ending: Event<Value, Failure>?
    var version = 0
  }

  private struct Delivery: Sendable {
    let events: [Event<Value, Failure>]
    let listeners: [Subscriber<Value, Failure>]
  }

  private let capacity: Int
  private let state = Lock(State())
  private let deliveries = DeliveryQueue<Void, Delivery>(remembering: ()) { _, delivery, _ in
    for event in delivery.events {
      for listener in delivery.listeners { listener.receiveUnlessDisposed(event) }
    }
  }

  public convenience init() { self.init(replaying: 0) }
  init(replaying capacity: Int) { self.capacity = capacity }

  public var signal: Signal<Value, Failure> { Signal(unserialized: { self.admit($0) }) }
  public func send(_ value: Value) { forward(.next(value)) }
  public func fail(_ error: Failure) { forward(.failed(error)) }
  public func complete() { forward(.completed) }
  var latest: Value? { state.withLock { $0.past.last } }
  var isClosed: Bool { state.withLock { $0.ending != nil } }
  var version: Int { state.withLock { $0.version } }

  public func forward(_ event: Event<Value, Failure>) { deliver { take(event, &$0) } }

  func send(_ value: Value, ifVersionIs version: Int) -> Bool {
    var isCurrent = false
    deliver { state in
      isCurrent = state.version == version
      return isCurrent ? take(.next(value), &state) : nil
    }
    return isCurrent
  }

  private func take(_ event: Event<Value, Failure>, _ state: inout State) -> Delivery? {
    if state.ending != nil { return nil }
    state.version += 1
    if case .next(let value) = event { state.past.append(value) } else { state.ending = event }
    if state.past.count > capacity { state.past.removeFirst() }
    return Delivery(events: [event], listeners: state.listeners)
  }

  private func admit(_ subscriber: Subscriber<Value, Failure>) {
    subscriber.subscription.add { [weak self] in
      self?.state.withLock { $0.listeners.removeAll { $0.isDisposed } }
    }
    deliver { state in
      let missed = state.past.map { Event<Value, Failure>.next($0) }
      if let ending = state.ending {
        return Delivery(events: missed + [ending], listeners: [subscriber])
      }
      state.listeners.append(subscriber)
      return Delivery(events: missed, listeners: [subscriber])
    }
  }

  /// Looks and queues in one step, then delivers if nobody else does.
  private func deliver(_ change: (inout State) -> Delivery?) {
    let delivery = state.withLock { state in
      change(&state).flatMap { deliveries.takeTurn(orEnqueue: $0) ? $0 : nil }
    }
    if let delivery { deliveries.begin(with: delivery) }
  }
}
// snippet.end
