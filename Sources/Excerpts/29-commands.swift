import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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
    viewModel.message.drive { text in announce(text) }.disposed(by: bag)
    // snippet.end
  }
}

/// Has VoiceOver say a text, if there is one.
@MainActor func announce(_ text: String) {
  if !text.isEmpty { UIAccessibility.post(notification: .announcement, argument: text) }
}

// MARK: SwiftUI

@MainActor @Observable final class LogInModel {
  @ObservationIgnored private let request: @Sendable (String) async throws(LogInError) -> String

  init(_ request: @escaping @Sendable (String) async throws(LogInError) -> String) {
    self.request = request
  }

  // snippet.model
  var password = ""
  private(set) var message = ""
  private(set) var isExecuting = false
  var isEnabled: Bool { !password.isEmpty && !isExecuting }

  func press() async {
    guard isEnabled else { return }
    (isExecuting, message) = (true, "")
    do throws(LogInError) {
      message = "Hello \(try await request(password))!"
    } catch {
      message = error.words
    }
    isExecuting = false
  }
  // snippet.end
}

struct LogInView: View {
  @State private var model: LogInModel

  init(_ model: LogInModel) { _model = State(initialValue: model) }

  var body: some View {
    @Bindable var model = model
    SecureField("Password", text: $model.password)
    Button("Log in") { Task { await model.press() } }.disabled(!model.isEnabled)
    Text(model.message).onChange(of: model.message) {
      if !model.message.isEmpty { AccessibilityNotification.Announcement(model.message).post() }
    }
  }
}

/// The same for the command of the page, which screens of UIKit use, too.
@MainActor final class LogInScreen {
  private let viewModel = LogInViewModel()
  let password: Editable<String>
  let isEnabled: Latest<Bool>
  let message: Latest<String>

  init() {
    password = Editable(viewModel.password)
    isEnabled = Latest(initial: false, then: viewModel.isEnabled)
    message = Latest(initial: "", then: viewModel.message)
  }

  func press() { viewModel.press() }
}

// MARK: To replace by your own

/// The request of the page.
@Sendable nonisolated func requestLogIn(_ password: String) -> Signal<String, LogInError> {
  .failed(.wrongPassword)
}

nonisolated enum LogInError: Error {
  case wrongPassword

  var words: String { "This is not your password." }
}
