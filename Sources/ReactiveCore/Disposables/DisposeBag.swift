/// A bag for the subscriptions of one owner, which are disposed when the owner releases the bag.
///
///     final class Screen {
///       private let bag = DisposeBag()
///       func show(_ title: Signal<String, Never>) {
///         title.subscribe { print($0) }.disposed(by: bag)      // until the screen goes
///       }
///     }
///
/// Elsewhere: `DisposeBag` in RxSwift, `ScopedDisposable` in ReactiveSwift.
public final class DisposeBag: Sendable {
  fileprivate let contents = Disposable()

  /// Creates an empty bag.
  public init() {}

  deinit { contents.dispose() }
}

extension Disposable {
  /// Puts this into a bag, to be disposed when the bag goes.
  ///
  /// - Parameter bag: The bag; when it goes, this is disposed.
  /// - Complexity: O(1).
  public func disposed(by bag: DisposeBag) { bag.contents.add(self) }
}
