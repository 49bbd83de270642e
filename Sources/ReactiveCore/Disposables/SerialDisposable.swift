/// A place for one disposable at a time: a subscription, or scheduled work.
///
/// A new one disposes the one before it, and the end of the outer subscription disposes the last.
///
/// Elsewhere: `RACSerialDisposable` in ReactiveCocoa, `SerialDisposable` in RxSwift and ReactiveSwift.
final class SerialDisposable: Sendable {
  /// What is held; nil when the outer subscription has ended, and nothing can be held any more.
  private let held = Lock<Disposable?>(.empty)

  /// Creates a place that is disposed with the outer subscription.
  init(of outer: Disposable) { outer.add { self.replace(with: nil)?.dispose() } }

  /// Disposes what was held before, and holds a new disposable before something is begun with it:
  /// on another thread, it might be over before it could be held.
  func begin(_ next: (Disposable) -> Void) {
    let place = Disposable()
    hold(place)
    next(place)
  }

  /// Disposes what was held before, and holds something else; if it is all over, disposes that too.
  func hold(_ next: Disposable) { (replace(with: next) ?? next).dispose() }

  /// Keeps anything new from being held, if this is what is held now.
  ///
  /// - Returns: Whether it was; what was held is left to the caller.
  func close(ifHolding disposable: Disposable) -> Bool {
    held.withLock { held in
      if held !== disposable { return false }
      held = nil
      return true
    }
  }

  /// Returns what was held before, or nil if it is all over.
  private func replace(with next: Disposable?) -> Disposable? {
    held.withLock { held in
      guard let before = held else { return nil }
      held = next
      return before
    }
  }
}
