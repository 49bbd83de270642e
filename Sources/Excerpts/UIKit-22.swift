import AppBridge
import ReactiveCore
import Synchronization
import UIKit

// snippet.control
extension NSObjectProtocol where Self: UIControl {
  /// What a property holds each time that somebody uses this control.
  @MainActor func signal<Value: Sendable>(
    for events: UIControl.Event, _ keyPath: KeyPath<Self, Value>
  ) -> Signal<Value, Never> {
    let values = Subject<Value, Never>()
    let action = UIAction { [weak self] _ in
      if let self { values.send(self[keyPath: keyPath]) }
    }
    addAction(action, for: events)
    return values.signal
  }
}
// snippet.end

extension UIControl {
  /// A value each time that somebody uses this control.
  func signal(for events: Event) -> Signal<Void, Never> {
    let uses = Subject<Void, Never>()
    addAction(UIAction { _ in uses.send(()) }, for: events)
    return uses.signal
  }
}

/// The posts of a notification.
func posts(of name: Notification.Name) -> Signal<Void, Never> {
  Signal { subscriber in
    let observer = Observer(of: name) { subscriber.send(()) }
    return Disposable { observer.remove() }
  }
}

final class NameController: UIViewController {
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.use
    posts(of: UIApplication.willEnterForegroundNotification).asDriver()
      .drive(with: self) { controller, _ in controller.begin() }.disposed(by: bag)
    // snippet.end
  }

  private func begin() {}
}

/// An observer of a notification, until it is removed, as on the page.
final class Observer: Sendable {
  private let token: Mutex<any NSObjectProtocol>

  init(of name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      notification in work()
    }
    self.token = Mutex(token)
  }

  func remove() { token.withLock { token in NotificationCenter.default.removeObserver(token) } }
}
