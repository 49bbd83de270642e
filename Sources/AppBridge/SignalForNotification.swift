import Foundation
import ReactiveCore
import Synchronization

extension NotificationCenter {
  /// Returns a signal that sends each time a notification is posted.
  ///
  ///     let returns = NotificationCenter.default
  ///       .signal(for: UIApplication.willEnterForegroundNotification)
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameter name: Which notification.
  /// - Returns: A signal that adds an observer for each subscription, and removes it when that is
  ///   disposed. It sends on the thread that posts.
  /// - Complexity: O(1) for each notification.
  ///
  /// Source: `rx.notification(_:)` in RxSwift, `reactive.notifications(forName:)` in ReactiveSwift.
  public func signal(for name: Notification.Name) -> Signal<Void, Never> {
    Signal { subscriber in
      let observer = Mutex(
        self.addObserver(forName: name, object: nil, queue: nil) { _ in subscriber.send(()) })
      return Disposable { observer.withLock { observer in self.removeObserver(observer) } }
    }
  }
}
