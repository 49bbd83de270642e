import LessonKit
import ReactiveCore

// snippet.home
struct Home: ViewModel {
  let bus: Bus
  let query = Property("")
  let more = Subject<Void, Never>()
  let list = Property<Page?>(nil)
  let remarks = Subject<String, Never>()

  init(bus: Bus) {
    self.bus = bus
    query.signal.debounce(.ticks(2), on: bus.clock)
      .flatMapLatest { [more, remarks] words in
        let pages = Counter()  // those of this search that have come
        return more.signal.startWith(())
          .concatMap {
            bus.server.page(words, pages.count + 1)
              .retry(2, on: bus.clock) { attempt in .ticks(4 * attempt) }
              .handleEvents(next: { page in pages.increment() })
              .catch { error in
                remarks.send("The museum does not answer. Try again.")
                return .empty
              }
          }
          .scan(Page(pictures: [], total: 0)) { found, page in found + page }
      }
      .map { found in Optional(found) }
      .bind(to: list)
  }
  // snippet.hide
  func open(_ number: String) {
    let row = zip(1..., list.value?.pictures ?? []).first { "\($0.0)" == number }
    guard let row else { return remarks.send("There is no number \(number) in the list.") }
    bus.go(.push(Detail(bus: bus, picture: row.1)))
  }
  func switchNetwork() {
    bus.server.isOnline.value.toggle()
    remarks.send("The network is \(bus.server.isOnline.value ? "on" : "off").")
  }
  func logOut() {
    bus.token.value = nil
    bus.go(.reset(LogIn(bus: bus)))
  }
  // snippet.show
}
// snippet.end
struct Detail: ViewModel { let bus: Bus, picture: Museum.Picture }
