/// A signal that is sent to by hand: the bridge from imperative code, and the simplest hot signal.
///
/// It keeps a roster of subscribers. Subscribing only adds to the roster; sending walks along it,
/// in the order of subscription. With nobody on it, a value is lost:
///
///     let station = Subject<String, Never>()
///     station.send("the news at six")                          // nobody hears it
///     station.signal.subscribe { print("heard \($0)") }
///     station.send("the weather")                              // heard the weather
///
/// Source: `RACSubject` in ReactiveCocoa, `PublishSubject` in RxSwift, `PassthroughSubject` in
/// Combine.
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
  typealias Roster = Bag<Subscriber<Value, Failure>>

  /// The lock protects roster, buffer and ending against threads that subscribe, leave and send at
  /// the same time.
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
  /// If somebody is being sent to at this moment, the value waits for its turn, and this returns
  /// before it is delivered.
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
    let accepted = state.withLock { state in state.accept(event) }
    guard let audience = accepted.audience else { return }
    Self.deliver(event, to: audience)
    while let batch = state.withLock({ $0.delivery.takeBatch() }) {
      for sent in batch { Self.deliver(sent.event, to: sent.audience) }
    }
  }

  /// The latest value of a subject that replays.
  var latest: Value? { state.withLock { $0.replay.latest } }

  /// Whether the subject has failed or completed.
  var hasEnded: Bool { state.withLock { $0.ending != nil } }

  private static func deliver(_ event: Event<Value, Failure>, to audience: [Roster.Place]) {
    // A span lends its elements; a plain loop retains and releases each, which takes twice as long.
    let places = audience.span
    for index in places.indices where !places[index].element.isDisposed {
      places[index].element.receive(event)
    }
  }

  /// Puts a subscriber on the roster, and hands it what it missed if this subject replays or has
  /// ended.
  private func admit(_ subscriber: Subscriber<Value, Failure>) {
    let admitted = state.withLock { state in state.admit(subscriber) }
    subscriber.subscription.add { [weak self, key = admitted.key] in self?.dismiss(key) }
    admitted.missed?.deliverWaiting()
  }

  private func dismiss(_ key: Int) {
    _ = state.withLock { state in state.roster.remove(key) }
  }

  /// An event on its way, and who is to have it: those who were on the roster when it was sent.
  private struct Sent: Sendable {
    let event: Event<Value, Failure>
    let audience: [Roster.Place]
  }

  /// What has become of an event.
  private struct Accepted: Sendable {
    /// Who is to have it; nil if the caller has nothing to deliver now.
    var audience: [Roster.Place]?
    /// The value that the event drove out of the replay buffer: it dies outside of the lock.
    var dropped: Value?
  }

  /// What has become of a newcomer.
  private struct Admitted: Sendable {
    /// Its key on the roster.
    let key: Int
    /// Delivers what it missed, if it missed anything.
    let missed: DeliveryQueue<Event<Value, Failure>>?
  }

  private struct State: Sendable {
    var roster = Roster(tombstone: Subscriber(subscription: .empty) { _ in })
    var ending: Event<Value, Failure>?
    var delivery = Delivery<Sent>.idle
    var replay: ReplayBuffer<Value>

    /// Takes an event, and returns who is to have it now.
    mutating func accept(_ event: Event<Value, Failure>) -> Accepted {
      var accepted = Accepted()
      if ending != nil { return accepted }
      let audience = roster.places
      if case .next(let value) = event {
        accepted.dropped = replay.append(value)
      } else {
        ending = event
      }
      if delivery.enqueue(Sent(event: event, audience: audience)) { accepted.audience = audience }
      return accepted
    }

    /// Takes a newcomer.
    ///
    /// What it missed comes first, so what is sent from now on waits in a queue.
    mutating func admit(_ subscriber: Subscriber<Value, Failure>) -> Admitted {
      let missed = replay.values.map(Event.next) + [ending].compactMap(\.self)
      if missed.isEmpty { return Admitted(key: roster.insert(subscriber), missed: nil) }
      let queue = subscriber.queue(missed: missed)
      return Admitted(key: roster.insert(subscriber.behind(queue)), missed: queue)
    }
  }
}
