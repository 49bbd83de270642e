import Foundation
import ReactiveCore

// snippet.log-in
struct LogIn: Sendable {
  let bus: Bus
  let name = Property("")
  let password = Property("")
  let oneTimeCode = Property("")
  let needsCode = Property(false)
  let logIn: Command<Void, Token, LogInError>
  let browserLogIn: Command<String, Token, LogInError>

  init(bus: Bus) {
    self.bus = bus
    let isValid = combineLatest(name.signal, password.signal)
      .map { name, password in !name.isEmpty && !password.isEmpty }
    logIn = Command(enabledIf: isValid) { [name, password, oneTimeCode] in
      bus.server.token(
        .password(password.value, of: name.value, oneTimeCode: oneTimeCode.value))
    }
    browserLogIn = Command { code in bus.server.token(.browser(code: code)) }

    logIn.errors.filter { error in error == .codeNeeded }
      .map { _ in true }.bind(to: needsCode)
    merge(logIn.values, browserLogIn.values).subscribe { token in
      bus.token.value = token
      bus.go(.reset(.home(Home(bus: bus))))
    }
  }
  // snippet.hide
  func browse() {
    let browser = Browser(bus: bus) { [browserLogIn] code in browserLogIn.execute(code) }
    bus.go(.push(.browser(browser)))
  }
  // snippet.show
}
// snippet.end

struct Browser: Sendable {
  let bus: Bus
  let exchange: @Sendable (_ code: String) -> Void

  /// The page sends the browser to an address of the app's own, with a code in it.
  func follow(_ address: String) {
    let items = URLComponents(string: address)?.queryItems
    bus.go(.pop)
    exchange(items?.first { $0.name == "code" }?.value ?? "")
  }
}
