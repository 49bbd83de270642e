import ReactiveCore
import Synchronization
import UIKit

// snippet.bridges
final class Typing: NSObject, UITextFieldDelegate {
  let typed = Subject<String, Never>()

  func textFieldDidChangeSelection(_ textField: UITextField) {
    typed.send(textField.text ?? "")
  }
}

func posts(of name: Notification.Name) -> Signal<Void, Never> {
  Signal { subscriber in
    let observer = Observer(of: name) { subscriber.send(()) }
    return Disposable { observer.remove() }
  }
}
// snippet.end

final class LogInController: UIViewController {
  private let field = UITextField()
  private let typing = Typing()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // snippet.use
    field.delegate = typing  // the controller keeps `typing`
    posts(of: UIApplication.willEnterForegroundNotification)
      .subscribe { [weak self] in MainActor.assumeIsolated { self?.begin() } }.disposed(by: bag)
    // snippet.end
  }

  private func begin() {}
}

/// An observer of a notification, until it is removed, as on the page.
final class Observer: Sendable {
  private let token: Mutex<any NSObjectProtocol>

  init(of name: Notification.Name, _ work: @escaping @Sendable () -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
      notification in work()
    }
    self.token = Mutex(token)
  }

  func remove() { token.withLock { token in NotificationCenter.default.removeObserver(token) } }
}
