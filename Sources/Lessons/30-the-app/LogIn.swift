import Foundation
import ReactiveCore

// snippet.log-in
struct LogIn: ViewModel {
  let bus: Bus
  let name = Property(""), password = Property(""), code = Property("")
  let needsCode = Property(false)
  let command: Command<Proof, Token, LogInError>
  let canLogIn: Signal<Bool, Never>

  init(bus: Bus) {
    self.bus = bus
    command = Command { bus.server.token($0) }
    canLogIn = combineLatest(name.signal, password.signal, command.isEnabled)
      .map { !$0.isEmpty && !$1.isEmpty && $2 }
    command.errors.filter { $0 == .codeNeeded }.map(to: true).bind(to: needsCode)
    command.values.subscribe { token in
      bus.token.value = token
      bus.go(.reset(Home(bus: bus)))
    }
  }
  // snippet.hide
  func logIn() {
    command.execute(.password(password.value, of: name.value, oneTimeCode: code.value))
  }
  func browse() {
    bus.go(.push(Browser(bus: bus) { [command] in command.execute(.browser(code: $0)) }))
  }
  // snippet.show
}
// snippet.end

struct Browser: ViewModel {
  let bus: Bus
  let exchange: @Sendable (_ code: String) -> Void

  /// The page sends the browser to an address of the app's own, with a code in it.
  func follow(_ address: String) {
    let items = URLComponents(string: address)?.queryItems
    bus.go(.pop)
    exchange(items?.first { $0.name == "code" }?.value ?? "")
  }
}
