import AppBridge
import Observation
import ReactiveCore
import SwiftUI

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
    Text(model.message)
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
