import AppBridge
import ReactiveCore
import UIKit

nonisolated struct LogInViewModel: Sendable {
  let password = Property("")
  let isEnabled: Driver<Bool>
  let message: Driver<String>
  private let logIn: Command<String, String, LogInError>

  // snippet.view-model
  init() {
    logIn = Command(enabledIf: password.signal.map { text in !text.isEmpty }, requestLogIn)
    isEnabled = logIn.isEnabled.asDriver()
    let errors = logIn.errors.map { error in error.words }
    let greetings = logIn.values.map { user in "Hello \(user)!" }
    let begins = logIn.isExecuting.filter { isExecuting in isExecuting }
    message = Signal.merge(errors, greetings, begins.map { _ in "" }).asDriver()
  }
  // snippet.end

  func press() { logIn.execute(password.value) }
}

final class LogInController: UIViewController {
  private let viewModel = LogInViewModel()
  private let field = UITextField()
  private let button = UIButton()
  private let messageLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.isSecureTextEntry = true
    // snippet.controller
    viewModel.password.bindTwoWay(with: field).disposed(by: bag)
    button.signal(for: .touchUpInside)
      .emit(with: self) { controller, _ in controller.viewModel.press() }.disposed(by: bag)
    viewModel.isEnabled.drive(button, \.isEnabled).disposed(by: bag)
    viewModel.message.drive(messageLabel, \.text).disposed(by: bag)
    viewModel.message.drive { UIAccessibility.post(notification: .announcement, argument: $0) }
      .disposed(by: bag)
    // snippet.end
  }
}

/// The request of the page.
@Sendable nonisolated func requestLogIn(_ password: String) -> Signal<String, LogInError> {
  .failed(.wrongPassword)
}

nonisolated enum LogInError: Error {
  case wrongPassword

  var words: String { "This is not your password." }
}
