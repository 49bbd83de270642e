// MARK: Subject
// A subject holds whoever listens, and nobody who listens holds the subject:
//
//     subject --> queue of steps --> roster --> subscriber --> handler
//        |             ^                            |
//        |             : weakly                     +--> subscription --> teardown
//        |             :                                                     :
//        |             + . . . . . . . . . . . . . . . . . . . . . . . . . . +
//        +--> the past and the ending, for latecomers
//
//     subject.signal --> subject
//
// So the teardown, which takes the subscriber off the roster, does not keep the subject alive.

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
/// Elsewhere: `RACSubject` in ReactiveCocoa, `PublishSubject` in RxSwift, `PassthroughSubject` in
/// Combine.
public final class Subject<Value: Sendable, Failure: Error>: Sendable {
  /// Whatever happens to the roster goes through this queue: one step at a time.
  private let steps: DeliveryQueue<Roster<Value, Failure>, Roster<Value, Failure>.Step>
  private let replay: ReplayState<Value, Failure>

  /// Creates a subject with an empty roster.
  public convenience init() { self.init(replaying: 0) }

  /// Creates a subject that first hands the last values to whoever subscribes.
  ///
  /// See `ReplaySubject`.
  init(replaying capacity: Int) {
    replay = ReplayState(capacity: capacity)
    steps = DeliveryQueue(remembering: Roster()) { [replay] roster, step, _ in
      switch step {
      case .sends(let event):
        if event.isTerminal { replay.end(with: event) }
        roster.send(event)
      case .joins(let key, let subscriber):
        if let ending = roster.add(subscriber, key: key) {
          subscriber.receiveUnlessDisposed(ending)
        }
      case .leaves(let key): _ = roster.remove(key)
      }
    }
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

  // MARK: Sending
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

  /// Ends the signal for everybody because there is nothing more to send.
  ///
  /// What is sent later is ignored.
  public func complete() { forward(.completed) }

  /// Sends an event on as it is.
  ///
  /// - Parameter event: A value or an ending.
  public func forward(_ event: Event<Value, Failure>) {
    if case .next = event, !replay.keepsValues { return steps.send(.sends(event)) }
    remember(event)
  }

  /// Remembers an event and delivers it; returns false if it comes too late: after an ending, or
  /// after something else was sent since the given version.
  @discardableResult
  private func remember(_ event: Event<Value, Failure>, ifVersionIs version: Int? = nil) -> Bool {
    guard
      let isOurTurn = replay.append(
        event, ifVersionIs: version, { steps.takeTurn(orEnqueue: .sends(event)) })
    else { return false }
    if isOurTurn { steps.begin(with: .sends(event)) }
    return true
  }

  /// How many events have been sent to a subject that replays.
  var version: Int { replay.version }

  /// Sends a value if nothing has been sent since a version, and returns whether it was sent.
  func send(_ value: Value, ifVersionIs version: Int) -> Bool {
    remember(.next(value), ifVersionIs: version)
  }

  /// The latest value of a subject that replays.
  var latest: Value? { replay.latest }

  /// Whether an ending was sent; it may wait to be delivered.
  var isClosed: Bool { replay.isClosed }

  // MARK: Joining
  /// Sends a subscriber all that it has missed, then puts it on the roster.
  ///
  /// This runs no handler but the subscriber's own. What others send meanwhile they deliver
  /// themselves.
  private func admit(_ subscriber: Subscriber<Value, Failure>) {
    var key: Int?
    while true {
      let next = replay.admit(&key) { key in
        steps.change(orEnqueue: .joins(key, subscriber)) { _ = $0.add(subscriber, key: key) }
      }
      switch next {
      case .missed(let values):
        for value in values { subscriber.receiveUnlessDisposed(.next(value)) }
      case .ended(let ending): return subscriber.receiveUnlessDisposed(ending)
      case .joined(let key):
        // If a handler has left meanwhile, this runs at once.
        return subscriber.subscription.add { [steps = Weak(object: steps)] in
          _ = steps.object?.change(orEnqueue: .leaves(key)) { $0.remove(key) }
        }
      }
    }
  }
}
