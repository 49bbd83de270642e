import LessonKit
import ReactiveCore

// snippet.home
struct Home: ViewModel {
  let bus: Bus
  let query = Property(""), list = Property<Page?>(nil)
  let more = Subject<Void, Never>(), remarks = Subject<String, Never>()

  init(bus: Bus) {
    self.bus = bus
    query.signal.debounce(.ticks(2), on: bus.clock)
      .flatMapLatest { [more] words in
        more.signal.startWith(()).scan(0) { number, _ in number + 1 }
          .concatMap { number in bus.server.page(words, number) }
          .scan(nil) { Page(pictures: ($0?.pictures ?? []) + $1.pictures, total: $1.total) }
      }
      .bind(to: list)
  }
  // snippet.hide
  func open(_ number: String) {
    let row = zip(1..., list.value?.pictures ?? []).first { "\($0.0)" == number }
    guard let row else { return remarks.send("There is no number \(number) in the list.") }
    bus.go(.push(Detail(bus: bus, picture: row.1)))
  }
  func logOut() {
    bus.token.value = nil
    bus.go(.reset(LogIn(bus: bus)))
  }
  // snippet.show
}
// snippet.end
struct Detail: ViewModel { let bus: Bus, picture: Museum.Picture }
