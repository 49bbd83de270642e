import Synchronization

// MARK: Disposable
/// A thing that can be undone once: a subscription, or anything else that needs to be cleaned up.
///
///     let subscription = Disposable { print("unsubscribed") }
///     subscription.dispose()        // unsubscribed
///     subscription.dispose()        // nothing: it is undone already
///
/// Releasing a `Disposable` does not dispose it. A `DisposeBag` does that.
///
/// Elsewhere: `RACDisposable` and `RACCompoundDisposable` in ReactiveCocoa, `Disposable` in RxSwift.
public final class Disposable: Sendable {
  /// Nothing to undo: what a producer returns that holds nothing.
  ///
  /// Keeping it costs nothing.
  public static let empty = Disposable(isDisposed: true)

  private let disposed: Atomic<Bool>
  private let parts = Lock(Parts())

  /// Creates a disposable with nothing to undo yet.
  public convenience init() { self.init(isDisposed: false) }

  init(isDisposed: Bool) { disposed = Atomic(isDisposed) }

  /// Creates a disposable that undoes something.
  ///
  /// - Parameter teardown: Runs once, when the disposable is disposed.
  public convenience init(_ teardown: @escaping @Sendable () -> Void) {
    self.init()
    add(teardown)
  }

  // MARK: Releasing
  /// Releases what is left one by one.
  ///
  /// Otherwise each disposable would release the next from inside its own `deinit`, and a long chain
  /// would overflow the stack.
  deinit {
    if isDisposed { return }
    var waiting = [takeParts()]
    while var current = waiting.popLast() {
      while var inner = current.removeLastDisposable() {
        if isKnownUniquelyReferenced(&inner) { waiting.append(inner.takeParts()) }
      }
    }
  }

  // MARK: Adding and disposing
  /// Whether `dispose()` has been called.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Adds something to undo.
  ///
  /// If it is too late for that, it is undone at once.
  ///
  /// - Parameter teardown: Runs once, when the disposable is disposed.
  /// - Complexity: O(1).
  public func add(_ teardown: @escaping @Sendable () -> Void) {
    if !keep(.closure(teardown)) { teardown() }
  }

  /// Adds another disposable, which is disposed with this one.
  ///
  /// Once there are many, those that are disposed already are dropped, so a disposable that lives
  /// long does not grow.
  ///
  /// - Parameter other: What to dispose. If it is disposed already, there is nothing to keep.
  /// - Complexity: O(1), on average.
  public func add(_ other: Disposable) {
    if other === self || other.isDisposed { return }
    if !keep(.disposable(other)) { other.dispose() }
  }

  /// Undoes everything that was added, the last thing first.
  ///
  /// A second call does nothing. It returns at once, even if the first one is still at work.
  /// Disposables within each other are disposed in a loop, so their depth does not matter.
  ///
  /// - Complexity: O(n) for n things to undo.
  public func dispose() {
    var current = takeParts()
    var outer: [Parts] = []
    while true {
      switch current.removeLast() {
      case .closure(let teardown): teardown()
      case .disposable(let inner):
        if !current.isEmpty { outer.append(current) }
        current = inner.takeParts()
      case nil:
        guard let next = outer.popLast() else { return }
        current = next
      }
    }
  }

  /// Keeps a part; returns false if this has been disposed.
  private func keep(_ part: Part) -> Bool {
    parts.withLock { parts in
      if isDisposed { return false }
      parts.append(part)
      return true
    }
  }

  /// Returns all parts, once: from now on it is disposed.
  private func takeParts() -> Parts {
    parts.withLock { parts in
      disposed.store(true, ordering: .releasing)
      defer { parts = Parts() }
      return parts
    }
  }

  // MARK: Parts
  /// A thing to undo.
  private enum Part: Sendable {
    case closure(@Sendable () -> Void)
    case disposable(Disposable)

    var isOver: Bool {
      if case .disposable(let disposable) = self { disposable.isDisposed } else { false }
    }
  }

  /// What to undo: usually one thing, which needs no array.
  private struct Parts: Sendable {
    private var first: Part?
    private var more: [Part] = []
    /// How many there are in the array before those that are over are dropped.
    private var room = 16

    var isEmpty: Bool { first == nil && more.isEmpty }

    mutating func append(_ part: Part) {
      if first == nil {
        first = part
        return
      }
      if more.count == room {
        more.removeAll { $0.isOver }
        room = max(16, more.count * 2)
      }
      more.append(part)
    }

    mutating func removeLast() -> Part? { more.popLast() ?? first.take() }

    /// Removes the last disposable, and what was added after it.
    mutating func removeLastDisposable() -> Disposable? {
      while let part = removeLast() {
        if case .disposable(let disposable) = part { return disposable }
      }
      return nil
    }
  }
}
