import ReactiveCore
import SwiftUI

// snippet.view
struct LogInView: View {
  let viewModel: LogInViewModel
  @State private var password = ""
  @State private var isEnabled = false

  var body: some View {
    SecureField("Password", text: $password)
      .onChange(of: password) { viewModel.password.value = password }
    Button("Log in") { viewModel.logIn.execute(password) }
      .disabled(!isEnabled)
      .task { for await now in viewModel.logIn.isEnabled.values { isEnabled = now } }
  }
}
// snippet.end

/// The two constants of the page.
struct LogInViewModel: Sendable {
  let password = Property("")
  let logIn: Command<String, String, LogInError>

  init() {
    let isTyped = password.signal.map { text in !text.isEmpty }
    logIn = Command(enabledIf: isTyped, requestLogIn)
  }
}
