import ReactiveCore
import Synchronization

/// Something that is kept until a subscription is disposed, and no longer, whoever refers to it then.
///
/// Work that is under way, or an observation that nobody can withdraw, refers to this in place of the
/// handler. So the handler is let go at the disposal.
final class UntilDisposed<Content: Sendable>: Sendable {
  private let kept: Mutex<Content?>

  init(_ content: Content, of subscription: Disposable) {
    kept = Mutex(content)
    // What is taken out dies outside of the lock.
    subscription.add { [weak self] in _ = self?.kept.withLock { kept in kept.take() } }
  }

  /// What is kept; nil after the disposal.
  var content: Content? { kept.withLock { kept in kept } }
}
