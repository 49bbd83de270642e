// Lesson 39 · Bridges to async and await
//
// The search box of lesson 21 once more, in an app whose other code waits in
// loops. Run me: make lesson-39

import LessonKit
import ReactiveCore

lesson(39, "Bridges to async and await")

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
  .debounce(.ticks(3), on: clock)
  .flatMapLatest { text in chart.watch(text, request(text)) }
// snippet.end
// snippet.loops
let answers = search.values
let phone = Task {
  for await answer in answers {
    print("the phone shows \(answer)")
    break  // one answer is enough
  }
}
let tablet = Task {
  for await answer in answers {
    print("the tablet shows \(answer)")
    break
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

heading("One run for both")
let sharedAnswers = search.share().values
let loops = (1...2).map { _ in
  Task {
    for await answer in sharedAnswers { return answer }
    return "nothing"
  }
}
Task {
  typed.send("Rome")
  clock.advance(ticks: 9)
}
// Both have left their loops before anything is printed.
let answersOfLoops = (await loops[0].value, await loops[1].value)
print("a loop gets \(answersOfLoops.0)")
print("a loop gets \(answersOfLoops.1)")

heading("A loop that is slower than its signal")
// snippet.slow
let floors = Signal<Int, Never>.from(1...3)
  .handleEvents(next: { floor in print("sent: \(floor)") })
for await floor in floors.values { print("the loop shows \(floor)") }
// snippet.end

heading("A signal that fails")
// snippet.fails
enum Offline: Error { case noNetwork }
let account = Signal<String, Offline> { subscriber in
  subscriber.send("10 euros")
  subscriber.fail(.noNetwork)
  return .empty
}
do {
  for try await text in account.values { print("the loop shows \(text)") }
} catch {
  print("the loop throws \(error)")
}
// snippet.end

heading("From loop to signal")
let reason = await withCheckedContinuation { answer in
  let stream = AsyncStream<Int> { feed in
    feed.onTermination = { reason in answer.resume(returning: reason) }
  }
  Signal.from(stream).subscribe().dispose()
}
print("the stream is told: \(reason)")

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
