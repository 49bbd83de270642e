import AppBridge
import Observation
import ReactiveCore
import UIKit

// MARK: SwiftUI

@MainActor @Observable final class LogIn {
  private(set) var message = ""
  private(set) var isExecuting = false

  func press(_ password: String) async {
    if isExecuting { return }
    (isExecuting, message) = (true, "")
    do { message = "Hello \(try await requestUser(password))!" } catch { message = error.words }
    isExecuting = false
  }
}

// MARK: UIKit

final class LogInController: UIViewController {
  private let button = UIButton(type: .system)
  private let bag = DisposeBag()

  init(_ logIn: Command<String, String, LogInError>, password: Property<String>) {
    super.init(nibName: nil, bundle: nil)
    button.signal(for: .touchUpInside).subscribe { logIn.execute(password.value) }.disposed(by: bag)
    logIn.isEnabled.asDriver().drive(button, \.isEnabled).disposed(by: bag)
    merge(logIn.values, logIn.errors.map { error in error.words })
      .asDriver().drive(self, \.title).disposed(by: bag)
  }
  required init?(coder: NSCoder) { nil }
}

// MARK: To replace by your own

/// The request of the page.
nonisolated func requestUser(_ password: String) async throws(LogInError) -> String {
  throw .wrongPassword
}

nonisolated enum LogInError: Error {
  case wrongPassword

  var words: String { "This is not your password." }
}
