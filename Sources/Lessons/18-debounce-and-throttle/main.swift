// Lesson 18 · Debounce and throttle
//
// Ada types the name of a city into a search box. Which of her texts are
// worth a request? Run me: make lesson-18

import LessonKit
import ReactiveCore

lesson(18, "Debounce and throttle")

/// A server that finds cities; each answer takes two ticks.
struct Server: Sendable {
  let clock: VirtualScheduler
  let requests = Counter()

  func cities(with text: String) -> Signal<String, Never> {
    Signal.timer(after: .ticks(2), sending: "cities with \(text)", on: clock)
      .handleEvents(subscribed: {
        let number = requests.increment()
        print("tick \(clock.tick): request \(number) asks for \(text)")
      })
  }
}

// snippet.ada
/// Ada types Rome, with a pause before the last letter.
func adaTypes(into field: Subject<String, Never>, on clock: VirtualScheduler) {
  clock.at(1) { field.send("R") }
  clock.at(2) { field.send("Ro") }
  clock.at(3) { field.send("Rom") }
  clock.at(9) { field.send("Rome") }
}
// snippet.end

/// Lets Ada type, and shows what comes out of a search box.
func search(
  _ title: String,
  box: (Signal<String, Never>, Server) -> Signal<String, Never>
) {
  heading(title)
  let clock = VirtualScheduler()
  let server = Server(clock: clock)
  let field = Subject<String, Never>()
  adaTypes(into: field, on: clock)
  box(field.signal, server)
    .subscribe { print("tick \(clock.tick):   the box shows \($0)") }
  clock.run()
  print("requests: \(server.requests.count)")
}

// snippet.debounce
search("A search box with debounce") { typed, server in
  typed.debounce(.ticks(3), on: server.clock)
    .flatMapLatest { text in server.cities(with: text) }
}
// snippet.end

// snippet.throttle
search("A search box with throttle") { typed, server in
  typed.throttle(.ticks(3), on: server.clock)
    .flatMapLatest { text in server.cities(with: text) }
}
// snippet.end

heading("Drawn: typing, and dragging a map")
/// Draws what debounce and throttle let through of a source.
func compare(
  _ name: String, play: (Subject<String, Never>, VirtualScheduler) -> Void
) {
  let clock = VirtualScheduler()
  let chart = Chart(clock)
  let source = Subject<String, Never>()
  chart.record(name, source.signal)
  chart.record("debounce 3", source.signal.debounce(.ticks(3), on: clock))
  chart.record("throttle 3", source.signal.throttle(.ticks(3), on: clock))
  play(source, clock)
  clock.run()
  draw(name, chart.drawing)
}
compare("typed") { field, clock in
  adaTypes(into: field, on: clock)
}
compare("dragged") { finger, clock in
  for tick in 1...8 {
    clock.at(tick) { finger.send("\(tick)") }
  }
}

// snippet.mistake
search("Common mistake: debounce behind the request") { typed, server in
  typed.flatMapLatest { text in server.cities(with: text) }
    .debounce(.ticks(3), on: server.clock)
}
// snippet.end
