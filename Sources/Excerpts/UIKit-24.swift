import AppBridge
import ReactiveCore
import UIKit

struct LogInViewModel: Sendable {
  let password = Property("")
  let isEnabled: Driver<Bool>
  let message: Driver<String>
  private let logIn: Command<String, String, LogInError>

  // snippet.view-model
  init() {
    logIn = Command(enabledIf: password.signal.map { text in !text.isEmpty }, requestLogIn)
    isEnabled = logIn.isEnabled.asDriver()
    let errors = logIn.errors.map { error in error.words }
    let begins = logIn.isExecuting.filter { isExecuting in isExecuting }
    message = Signal.merge(errors, logIn.values, begins.map { _ in "" }).asDriver()
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

  // snippet.controller
  override func viewDidLoad() {
    super.viewDidLoad()
    let edited = field.signal(for: .editingChanged)
    viewModel.password.bindTwoWay(with: field, \.text, edited: edited).disposed(by: bag)
    button.addAction(UIAction { [viewModel] _ in viewModel.press() }, for: .touchUpInside)
    viewModel.isEnabled.drive(button, \.isEnabled).disposed(by: bag)
    viewModel.message.drive(messageLabel, \.text).disposed(by: bag)
  }
  // snippet.end
}

/// The request of the page.
///
/// Its value greets the user.
@Sendable func requestLogIn(_ password: String) -> Signal<String, LogInError> {
  .failed(.wrongPassword)
}

enum LogInError: Error {
  case wrongPassword

  var words: String { "This is not your password." }
}
