// Lesson 21 · Debounce and throttle
//
// Ada drags a map, and types the name of a city. Which of all these values are
// worth a request? Run me: make lesson-21

import LessonKit
import ReactiveCore

lesson(21, "Debounce and throttle")

heading("Ada drags a map")
let clock = VirtualScheduler()
let chart = Chart(clock)
let debouncedPlaces = Recorder<Int>()
let throttledPlaces = Recorder<Int>()
// snippet.dragged
let finger = Subject<Int, Never>()
let debounced = finger.signal.debounce(for: .ticks(3), on: clock)
let throttled = finger.signal.throttle(for: .ticks(3), on: clock)
for tick in 1...8 {
  clock.at(tick) { finger.send(tick) }
}
// snippet.end
chart.record("finger", finger.signal)
chart.record("debounce 3", debounced) { debouncedPlaces.append($0) }
chart.record("throttle 3", throttled) { throttledPlaces.append($0) }
clock.run()
print("debounced: \(debouncedPlaces.values)")
print("throttled: \(throttledPlaces.values)")

heading("The map, drawn")
draw("dragged", chart.drawing)

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
  typed.debounce(for: .ticks(3), on: server.clock)
    .flatMapLatest { text in server.cities(with: text) }
}
// snippet.end

heading("The search box, drawn")
let time = VirtualScheduler()
let typing = Chart(time)
let field = Subject<String, Never>()
typing.record("typed", field.signal)
typing.record("debounce 3", field.signal.debounce(for: .ticks(3), on: time))
typing.record("throttle 3", field.signal.throttle(for: .ticks(3), on: time))
adaTypes(into: field, on: time)
time.advance(ticks: 13)
draw("typed", typing.drawing)

// snippet.mistake
search("Common mistake: debounce after the request") { typed, server in
  typed.flatMapLatest { text in server.cities(with: text) }
    .debounce(for: .ticks(3), on: server.clock)
}
// snippet.end
