/// A signal whose source begins to run when it is told to, and then runs once for all its
/// subscribers.
///
/// Source: `RACMulticastConnection` in ReactiveCocoa, `ConnectableObservable` in RxSwift.
public final class ConnectableSignal<Value: Sendable, Failure: Error>: Sendable {
  private let source: Signal<Value, Failure>
  private let subject: Subject<Value, Failure>
  private let connection = Lock<Disposable?>(nil)

  init(source: Signal<Value, Failure>, subject: Subject<Value, Failure>) {
    self.source = source
    self.subject = subject
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
    let running = connection.withLock { connection in
      if let connection, !connection.isDisposed || subject.isClosed { return connection }
      connection = new
      return new
    }
    if running === new { source.subscribeToEvents(as: new) { [subject] in subject.forward($0) } }
    return running
  }
}
