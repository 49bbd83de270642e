/// Something that is kept until a subscription is disposed, even if others still refer to this.
///
/// Work that is under way refers to this in place of the handler. So the handler, and the screen that
/// it belongs to, are released at the disposal.
package final class UntilDisposed<Content: Sendable>: Sendable {
  private let kept: Lock<Content?>

  package init(_ content: Content, of subscription: Disposable) {
    kept = Lock(content)
    // What is taken out is released outside of the lock.
    subscription.add { [weak self] in _ = self?.kept.withLock { $0.take() } }
  }

  /// What is kept; nil after the disposal.
  package var content: Content? { kept.withLock { $0 } }
}
