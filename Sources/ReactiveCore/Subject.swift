/// A signal that is sent to by hand: the bridge from imperative code, and the simplest hot signal.
///
/// It keeps a roster of subscribers. Subscribing only adds to the roster; sending walks along it, in the
/// order of subscription. With nobody on it, a value is lost:
///
///     let station = Subject<String, Never>()
///     station.send("the news at six")                          // nobody hears it
///     station.signal.subscribe { print("heard \($0)") }
///     station.send("the weather")                              // heard the weather
///
/// Source: `RACSubject` in ReactiveCocoa, `PublishSubject` in RxSwift, `PassthroughSubject` in Combine.
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
  typealias Roster = Bag<Subscriber<Value, Failure>>

  /// An event on its way, and who is to have it: those who were on the roster when it was sent.
  private typealias Delivery = (event: Event<Value, Failure>, audience: [Roster.Place])

  private let state: Lock<State>

  /// Creates a subject with an empty roster.
  public convenience init() { self.init(replaying: 0) }

  /// Creates a subject that first hands the last values to whoever subscribes.
  ///
  /// See `ReplaySubject`.
  init(replaying capacity: Int) {
    state = Lock(State(replay: ReplayBuffer(capacity: capacity)))
  }

  /// The signal to subscribe to.
  ///
  /// It is hot: subscribing starts nothing.
  ///
  /// - Completes: When the subject does; at once, if it has.
  /// - Fails: When the subject does; at once, if it has.
  /// - Complexity: O(1) to subscribe, O(log n) to dispose with n subscribers.
  public var signal: Signal<Value, Failure> {
    Signal(unserialized: { subscriber in self.admit(subscriber) })
  }

  /// Sends a value to everybody on the roster.
  ///
  /// If somebody is being sent to at this moment, the value waits for its turn, and this returns before
  /// it is delivered.
  ///
  /// - Parameter value: What the subscribers get.
  /// - Complexity: O(n) for n subscribers.
  public func send(_ value: Value) { forward(.next(value)) }

  /// Ends the signal for everybody because something went wrong.
  ///
  /// What is sent later is ignored.
  ///
  /// - Parameter error: What went wrong.
  public func fail(_ error: Failure) { forward(.failed(error)) }

  /// Ends the signal for everybody because there is no more.
  ///
  /// What is sent later is ignored.
  public func complete() { forward(.completed) }

  /// Sends an event on as it is.
  ///
  /// - Parameter event: A value or an ending.
  public func forward(_ event: Event<Value, Failure>) {
    let (audience, _) = state.withLock { state in state.accept(event) }
    guard let audience else { return }
    Self.deliver(event, to: audience)
    while let waiting = state.withLock({ $0.line.takeWaiting() }) {
      for delivery in waiting { Self.deliver(delivery.event, to: delivery.audience) }
    }
  }

  /// The newest value of a subject that replays.
  var newest: Value? { state.withLock { $0.replay.values.last } }

  /// Whether the subject has failed or completed.
  var hasEnded: Bool { state.withLock { $0.ending != nil } }

  private static func deliver(_ event: Event<Value, Failure>, to audience: [Roster.Place]) {
    // A span lends its elements; a plain loop retains and releases each, which takes twice as long.
    let places = audience.span
    for index in places.indices where !places[index].element.isDisposed {
      places[index].element.receive(event)
    }
  }

  /// Puts a subscriber on the roster, and hands it what it missed if this subject replays or has ended.
  private func admit(_ subscriber: Subscriber<Value, Failure>) {
    let (key, missed) = state.withLock { state in state.admit(subscriber) }
    if let key {
      subscriber.subscription.add { [weak self] in self?.dismiss(key) }
    }
    missed?.deliverWaiting()
  }

  private func dismiss(_ key: Int) {
    _ = state.withLock { state in state.roster.remove(key) }
  }

  private struct State: Sendable {
    var roster = Roster(emptyPlace: Subscriber(subscription: .empty) { _ in })
    var ending: Event<Value, Failure>?
    var line = WaitingLine<Delivery>()
    var replay: ReplayBuffer<Value>

    /// Takes an event.
    ///
    /// Returns who is to have it if the caller is to deliver it, and the value that the event drove
    /// out of the replay buffer.
    mutating func accept(_ event: Event<Value, Failure>) -> (
      audience: [Roster.Place]?, dropped: Value?
    ) {
      if ending != nil { return (nil, nil) }
      let audience = roster.places
      var dropped: Value?
      if case .next(let value) = event {
        dropped = replay.append(value)
      } else {
        ending = event
        roster = Roster(emptyPlace: Subscriber(subscription: .empty) { _ in })
      }
      return (line.enter((event, audience)) ? audience : nil, dropped)
    }

    /// Takes a newcomer.
    ///
    /// What it missed comes first, so what is sent from now on waits in a queue.
    mutating func admit(
      _ subscriber: Subscriber<Value, Failure>
    ) -> (key: Int?, missed: DeliveryQueue<Event<Value, Failure>>?) {
      let missed = replay.values.map(Event.next) + [ending].compactMap(\.self)
      if missed.isEmpty { return (roster.insert(subscriber), nil) }
      let queue = subscriber.queue(beginningWith: missed)
      return (ending == nil ? roster.insert(subscriber.behind(queue)) : nil, queue)
    }
  }
}
