import ReactiveCore
import UIKit

// snippet.controller
final class LogInController: UIViewController {
  private let password = Property("")
  private lazy var logIn = Command(
    enabledIf: password.signal.map { text in !text.isEmpty }, requestLogIn)
  // snippet.hide
  private let field = UITextField()
  private let button = UIButton()
  private let bag = DisposeBag()
  // snippet.show

  override func viewDidLoad() {
    super.viewDidLoad()
    let pressed = UIAction { [logIn, password] _ in logIn.execute(password.value) }
    button.addAction(pressed, for: .touchUpInside)
    logIn.isEnabled.subscribe { [weak self] isEnabled in
      MainActor.assumeIsolated { self?.button.isEnabled = isEnabled }
    }.disposed(by: bag)
    // snippet.hide
    let typed = UIAction { [weak self] _ in
      if let self { password.value = field.text ?? "" }
    }
    field.addAction(typed, for: .editingChanged)
    // snippet.show
  }
}
// snippet.end

/// The request of the page, with its answer on the main thread.
@Sendable func requestLogIn(_ password: String) -> Signal<String, LogInError> {
  let answer: Signal<String, LogInError> =
    password == "sesame" ? .just("Ada") : .failed(.wrongPassword)
  return answer.observe(on: QueueScheduler.main)
}

enum LogInError: Error { case wrongPassword }
