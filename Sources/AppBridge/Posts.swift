import Foundation
import ReactiveCore
import Synchronization

extension Signal where Value == Void, Failure == Never {
  /// Returns a signal that sends each time a notification is posted.
  ///
  ///     let returns = Signal.posts(of: UIApplication.willEnterForegroundNotification)
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameters:
  ///   - name: Which notification.
  ///   - center: Where it is posted.
  /// - Returns: A signal that adds an observer for each subscription, and removes it when that is
  ///   disposed. It sends on the thread that posts.
  /// - Complexity: O(1) for each notification.
  ///
  /// Source: `rx.notification(_:)` in RxSwift, `reactive.notifications(forName:)` in ReactiveSwift.
  public static func posts(
    of name: Notification.Name, in center: NotificationCenter = .default
  ) -> Signal {
    Signal { subscriber in
      let observer = Mutex(
        center.addObserver(forName: name, object: nil, queue: nil) { _ in subscriber.send(()) })
      return Disposable { observer.withLock { observer in center.removeObserver(observer) } }
    }
  }
}
