/// A signal whose source begins to run when it is told to, and then runs once for all its
/// subscribers.
///
/// Elsewhere: `RACMulticastConnection` in ReactiveCocoa, `ConnectableObservable` in RxSwift.
public final class ConnectableSignal<Value: Sendable, Failure: Error>: Sendable {
  private struct State: Sendable {
    /// What to subscribe to; nil after its end, when nothing needs it any more.
    var source: Signal<Value, Failure>?
    var connection: Disposable?
  }

  private let subject: Subject<Value, Failure>
  private let state: Lock<State>

  init(source: Signal<Value, Failure>, subject: Subject<Value, Failure>) {
    self.subject = subject
    state = Lock(State(source: source))
  }

  /// The signal to subscribe to.
  ///
  /// Subscribing starts nothing; `connect()` does.
  public var signal: Signal<Value, Failure> { subject.signal }

  /// Subscribes to the source for everybody.
  ///
  /// Connecting again changes nothing while it runs or when it has ended; after a disposal it
  /// begins a new run.
  ///
  /// - Returns: The one subscription to the source; dispose it, and nothing more comes.
  /// - Complexity: O(1) beside what the source does.
  @discardableResult
  public func connect() -> Disposable {
    let new = Disposable()
    let (running, source) = state.withLock { state -> (Disposable, Signal<Value, Failure>?) in
      if let running = state.connection, !running.isDisposed || subject.isClosed {
        return (running, nil)
      }
      state.connection = new
      return (new, state.source)
    }
    source?.subscribeToEvents(as: new) { [subject, connectable = Weak(object: self)] event in
      subject.forward(event)
      if event.isTerminal { _ = connectable.object?.takeSource() }
    }
    return running
  }

  private func takeSource() -> Signal<Value, Failure>? { state.withLock { $0.source.take() } }
}
