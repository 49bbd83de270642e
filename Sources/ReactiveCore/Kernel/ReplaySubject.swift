/// A subject that remembers its last values and hands them to whoever subscribes late.
///
///     let chat = ReplaySubject<String, Never>(bufferSize: 2)
///     chat.send("a")
///     chat.send("b")
///     chat.send("c")
///     chat.signal.subscribe { print($0) }      // b, c, and then what is sent from now on
///
/// What it hands out and what it sends come in one order, and nothing between the two is lost.
///
/// Elsewhere: `RACReplaySubject` in ReactiveCocoa, `ReplaySubject` in RxSwift.
public final class ReplaySubject<Value: Sendable, Failure: Error>: Sendable {
  let subject: Subject<Value, Failure>

  /// Creates a subject that remembers.
  ///
  /// - Parameter bufferSize: How many values to remember; 0 or more, `.max` for all of them.
  public init(bufferSize: Int) {
    require(
      bufferSize >= 0, "ReplaySubject(bufferSize: \(bufferSize)) cannot be: pass 0 or more values.")
    subject = Subject(replaying: bufferSize)
  }

  /// The signal to subscribe to.
  ///
  /// It is hot, but begins with what is remembered.
  ///
  /// - Completes: When the subject does; after the remembered values, if it has.
  /// - Fails: When the subject does; after the remembered values, if it has.
  /// - Complexity: O(b) to subscribe, for b remembered values.
  public var signal: Signal<Value, Failure> { subject.signal }

  /// Sends a value to everybody and remembers it.
  ///
  /// - Parameter value: What the subscribers get.
  public func send(_ value: Value) { subject.send(value) }

  /// Ends the signal for everybody because something went wrong.
  ///
  /// - Parameter error: What went wrong.
  public func fail(_ error: Failure) { subject.fail(error) }

  /// Ends the signal for everybody because there is nothing more to send.
  public func complete() { subject.complete() }

  /// Sends an event on as it is.
  ///
  /// - Parameter event: A value or an ending.
  public func forward(_ event: Event<Value, Failure>) { subject.forward(event) }
}
