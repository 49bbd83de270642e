import AppBridge
import ReactiveCore
import SwiftUI

@MainActor final class LogInScreen {
  private let viewModel = LogInViewModel()
  let password: Editable<String>
  let isEnabled: Latest<Bool>
  let message: Latest<String>

  func press() { viewModel.press() }

  // snippet.init
  init() {
    password = Editable(viewModel.password)
    isEnabled = Latest(initial: false, then: viewModel.isEnabled)
    message = Latest(initial: "", then: viewModel.message)
  }
  // snippet.end
}

// snippet.view

struct LogInView: View {
  @State private var screen = LogInScreen()

  var body: some View {
    @Bindable var password = screen.password
    SecureField("Password", text: $password.value)
    Button("Log in") { screen.press() }.disabled(!screen.isEnabled.value)
    Text(screen.message.value)
  }
}
// snippet.end
