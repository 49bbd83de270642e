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

  /// Disposes what was held before, holds a new disposable, and only then begins something with it.
  ///
  /// The other way round, the work might be over, on another thread, before it could be held.
  func begin(_ next: (Disposable) -> Void) {
    let place = Disposable()
    hold(place)
    next(place)
  }

  /// Disposes what was held before, and holds something else, or disposes it if the outer subscription
  /// has ended.
  func hold(_ next: Disposable) { (replace(with: next) ?? next).dispose() }

  /// If this disposable is held now, lets go of it without disposing it, and holds nothing from now
  /// on.
  ///
  /// - Returns: Whether it was held.
  func close(ifHolding disposable: Disposable) -> Bool {
    held.withLock { held in
      if held !== disposable { return false }
      held = nil
      return true
    }
  }

  /// Returns what was held before; nil if nothing can be held any more.
  private func replace(with next: Disposable?) -> Disposable? {
    held.withLock { held in
      guard let before = held else { return nil }
      held = next
      return before
    }
  }
}
