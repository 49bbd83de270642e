import ReactiveCore

// snippet.home
struct Home: Sendable {
  let bus: Bus
  let query = Property("")
  let list = Property<[Museum.Picture]?>(nil)
  private let told = Subject<String, Never>()
  var remarks: Signal<String, Never> { told.signal }

  init(bus: Bus) {
    self.bus = bus
    query.signal.debounce(for: .ticks(2), on: bus.clock)
      .flatMapLatest { [told] words in
        bus.server.pictures(words)
          .retry(2, on: bus.clock) { attempt in .ticks(4 * attempt) }
          .catch { error in
            told.send("The museum does not answer. Try again.")
            return .empty
          }
      }
      .map { found in Optional(found) }
      .bind(to: list)
  }
  // snippet.hide
  func open(_ number: String) {
    let row = zip(1..., list.value ?? []).first { "\($0.0)" == number }
    guard let row else { return told.send("There is no number \(number) in the list.") }
    bus.go(.push(.detail(Detail(bus: bus, picture: row.1))))
  }
  func switchNetwork() {
    bus.server.isOnline.value.toggle()
    told.send("The network is \(bus.server.isOnline.value ? "on" : "off").")
  }
  // snippet.show
  func logOut() {
    bus.token.value = nil
    bus.go(.reset(.logIn(LogIn(bus: bus))))
  }
}
// snippet.end
struct Detail: Sendable { let bus: Bus, picture: Museum.Picture }
