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
  /// Elsewhere: `rx.notification(_:)` in RxSwift, `reactive.notifications(forName:)` in ReactiveSwift.
  public static func posts(
    of name: Notification.Name, in center: NotificationCenter = .default
  ) -> Signal {
    posts(of: name, in: center) { _ in () }
  }
}

extension Signal where Failure == Never {
  /// Returns a signal of what a notification carries, each time it is posted.
  ///
  ///     let edits = Signal.posts(of: UITextView.textDidChangeNotification, from: view) {
  ///       [weak view] _ in MainActor.assumeIsolated { view?.text }
  ///     }
  ///
  /// UIKit posts this one on the main thread, so what belongs to the main actor can be read there.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameters:
  ///   - name: Which notification.
  ///   - sender: The object that posts it; any object by default. It is not kept alive.
  ///   - center: Where it is posted.
  ///   - read: Reads the notification on the thread that posts it. When it returns nil, nothing is
  ///     sent.
  /// - Returns: A signal that adds an observer for each subscription, and removes it when that is
  ///   disposed. It sends on the thread that posts.
  /// - Complexity: O(1) for each notification, beside what `read` does.
  ///
  /// Elsewhere: `rx.notification(_:object:)` in RxSwift, `reactive.notifications(forName:object:)` in
  /// ReactiveSwift.
  public static func posts(
    of name: Notification.Name, from sender: (any AnyObject & Sendable)? = nil,
    in center: NotificationCenter = .default,
    reading read: @escaping @Sendable (Notification) -> Value?
  ) -> Signal {
    let isOfAnybody = sender == nil
    return Signal { [weak sender] subscriber in
      if !isOfAnybody, sender == nil { return .empty }
      let observer = center.addObserver(forName: name, object: sender, queue: nil) {
        [weak sender] post in
        // Another object may have been made where the sender was.
        if !isOfAnybody, sender == nil { return }
        if let value = read(post) { subscriber.send(value) }
      }
      let waiting = Mutex<(any NSObjectProtocol)?>(observer)
      return Disposable {
        if let observer = waiting.withLock({ $0.take() }) { center.removeObserver(observer) }
      }
    }
  }
}
