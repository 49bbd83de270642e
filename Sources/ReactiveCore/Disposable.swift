import Synchronization

/// A thing that can be undone once: a subscription, or anything else that needs to be cleaned up.
///
///     let subscription = Disposable { print("unsubscribed") }
///     subscription.dispose()        // unsubscribed
///     subscription.dispose()        // nothing: it is undone already
///
/// Letting go of a `Disposable` does not dispose it. A `DisposeBag` does that.
///
/// Source: `RACDisposable` and `RACCompoundDisposable` in ReactiveCocoa, `Disposable` in RxSwift.
public final class Disposable: Sendable {
  private typealias Teardown = @Sendable () -> Void

  /// Nothing to undo: what a producer returns that holds nothing.
  ///
  /// Keeping it costs nothing.
  public static let empty = Disposable(isDisposed: true)

  private let disposed: Atomic<Bool>
  /// What to undo; mostly it is one thing, which needs no array.
  private let teardowns = Lock<(first: Teardown?, more: [Teardown])>((nil, []))

  /// Creates a disposable with nothing to undo yet.
  public convenience init() { self.init(isDisposed: false) }

  private init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

  /// Creates a disposable that undoes something.
  ///
  /// - Parameter teardown: Runs once, when the disposable is disposed.
  public convenience init(_ teardown: @escaping @Sendable () -> Void) {
    self.init()
    add(teardown)
  }

  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Adds something to undo.
  ///
  /// If it is too late for that, it is undone at once.
  ///
  /// - Parameter teardown: Runs once, when the disposable is disposed.
  /// - Complexity: O(1).
  public func add(_ teardown: @escaping @Sendable () -> Void) {
    let isTooLate = teardowns.withLock { teardowns in
      if isDisposed { return true }
      if teardowns.first != nil { teardowns.more.append(teardown) }
      if teardowns.first == nil { teardowns.first = teardown }
      return false
    }
    if isTooLate { teardown() }
  }

  /// Adds another disposable, which is disposed with this one.
  ///
  /// - Parameter other: What to dispose. If it is disposed already, there is nothing to keep.
  /// - Complexity: O(1).
  public func add(_ other: Disposable) {
    if other !== self, !other.isDisposed { add { other.dispose() } }
  }

  /// Undoes everything that was added, the last thing first.
  ///
  /// Does nothing the second time.
  ///
  /// - Complexity: O(n) for n things to undo.
  public func dispose() {
    let (first, more) = teardowns.withLock { teardowns in
      disposed.store(true, ordering: .releasing)
      defer { teardowns = (nil, []) }
      return teardowns
    }
    for teardown in more.reversed() { teardown() }
    first?()
  }
}
