import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class LogInModel {
  // snippet.model
  private(set) var isEnabled = true
  let logIn = Command(requestLogIn)
  private let bag = DisposeBag()

  init() {
    logIn.isEnabled.subscribe { [weak self] isEnabled in
      MainActor.assumeIsolated { self?.isEnabled = isEnabled }
    }.disposed(by: bag)
  }
  // snippet.end
}

struct LogInView: View {
  let model: LogInModel
  @State private var password = ""

  // snippet.body
  var body: some View {
    TextField("Password", text: $password)
    Button("Log in") { model.logIn.execute(password) }
      .disabled(!model.isEnabled)
  }
  // snippet.end
}
