/// A subscriber that work of its own refers to, until the subscription is disposed.
///
/// Whoever does the work may go on for a while; the handler, and the screen that it belongs to, are
/// released at the disposal.
package final class Listener<Value: Sendable, Failure: Error>: Sendable {
  private let current: Lock<Subscriber<Value, Failure>?>

  package init(_ subscriber: Subscriber<Value, Failure>) { current = Lock(subscriber) }

  /// The subscriber; nil when nobody listens any more.
  package var subscriber: Subscriber<Value, Failure>? { current.withLock { $0 } }

  /// Releases the subscriber.
  package func leave() { _ = current.withLock { $0.take() } }
}
