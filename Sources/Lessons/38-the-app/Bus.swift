import ReactiveCore

// snippet.bus
/// All that a view model may use: the store, the museum's server, a clock, and navigation.
struct Bus: Sendable {
  let token = Property<Token?>(nil)  // the store
  let server: Server
  let clock: any TimedScheduler
  let navigation = Subject<Call, Never>()
  func go(_ call: Call) { navigation.send(call) }
}
// snippet.end

enum Call: Sendable { case push(Destination), pop, reset(Destination) }

/// The view models that have a screen.
enum Destination: Sendable { case logIn(LogIn), browser(Browser), home(Home), detail(Detail) }
