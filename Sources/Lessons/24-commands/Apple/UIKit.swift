import ReactiveCore
import UIKit

// snippet.controller
final class LogInController: UIViewController {
  let password = Property("")
  let logIn = Command(requestLogIn)
  private let button = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pressed = UIAction { [logIn, password] _ in logIn.execute(password.value) }
    button.addAction(pressed, for: .touchUpInside)
    logIn.isEnabled.subscribe { [weak self] isEnabled in
      MainActor.assumeIsolated { self?.button.isEnabled = isEnabled }
    }.disposed(by: bag)
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
