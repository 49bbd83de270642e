// Lesson 40 · A loop over a signal
//
// The search box of lesson 21 once more, in an app whose other code waits in
// loops. Run me: make lesson-40

import LessonKit
import ReactiveCore

lesson(40, "A loop over a signal")

let clock = VirtualScheduler()
let requests = Counter()

/// Asks for a city; the answer comes six ticks later.
func request(_ text: String) -> Signal<String, Never> {
  Signal.timer(after: .ticks(6), sending: "\(text)!", on: clock)
    .handleEvents(subscribed: {
      requests.increment()
      print("tick \(clock.tick): a request for \(text)")
    })
}

heading("Two loops over the same values")
let chart = Chart(clock, byRun: true)
// snippet.search
let typed = Subject<String, Never>()
let search = chart.watch("typed", typed.signal)
  .debounce(for: .ticks(3), on: clock)
  .flatMapLatest { text in chart.watch(text, request(text)) }
// snippet.end
// snippet.loops
let answers = search.values
let phone = Task {
  for await answer in answers { print("the phone shows \(answer)") }
}
let tablet = Task {
  for await answer in answers {
    print("the tablet shows \(answer)")
    break  // one answer is enough
  }
}
// snippet.end
clock.at(1) { typed.send("Be") }
clock.at(2) { typed.send("Bern") }
Task {  // begins when both loops have begun
  clock.advance(ticks: 8)
  phone.cancel()
  await phone.value
  clock.advance(ticks: 3)
}
await tablet.value
print("requests: \(requests.count)")

heading("The loops, drawn")
draw("two loops", chart.drawing)

heading("A loop that is slower than its signal")
// snippet.slow
let floors = Signal<Int, Never>.from(1...3)
  .handleEvents(next: { floor in print("sent: \(floor)") })
for await floor in floors.values { print("the loop shows \(floor)") }
// snippet.end

heading("Only the newest waits")
// snippet.newest
for await floor in floors.values(bufferingPolicy: .bufferingNewest(1)) {
  print("the loop shows \(floor)")
}
// snippet.end

heading("A signal that fails")
// snippet.fails
enum Offline: Error { case noNetwork }
let account = Signal<String, Offline>.failed(.noNetwork)
  .startWith("10 euros")
do {
  for try await text in account.values { print("the loop shows \(text)") }
} catch {
  print("the loop throws \(error)")
}
// snippet.end

heading("Common mistake: two loops in one task")
// snippet.mistake
let names = Subject<String, Never>()
let taps = Subject<Void, Never>()
let screen = Task {
  for await name in names.signal.values { print("name: \(name)") }
  for await _ in taps.signal.values { print("a tap") }
}
await Task {  // begins when `screen` waits for its first name
  names.send("Ada")
  taps.send(())
  names.send("Adam")
}.value
// snippet.end
names.complete()
taps.complete()
await screen.value
