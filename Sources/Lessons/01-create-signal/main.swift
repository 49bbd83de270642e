// Lesson 1 · A cold signal, created in four steps
//
// An app asks its server for a name. When does the request start, how often,
// and who cleans it up? Run me: make lesson-01

import LessonKit
import ReactiveCore

lesson(1, "A cold signal, created in four steps")

heading("The signal is created")
let requests = Counter()  // a number that closures may increase
// snippet.four-steps
let name = Signal<String, Never> { subscriber in
  print("request \(requests.increment()) starts")
  subscriber.send("mkj")
  subscriber.complete()
  return Disposable { print("unsubscribed") }
}
print("requests so far: \(requests.count)")
// snippet.hide

heading("Ada's phone subscribes")
// snippet.show
name.subscribeToEvents { event in print("Ada gets \(event)") }
// snippet.end

heading("Ben's tablet subscribes")
// snippet.again
let bensTablet = name.subscribe { text in
  print("Ben gets \(text)")
} completed: {
  print("Ben is done")
}
print("Ben's subscription is disposed: \(bensTablet.isDisposed)")
print("requests so far: \(requests.count)")
// snippet.end

// snippet.slow
let lettersSent = Counter()

/// A name from a slow server: three letters, one every two ticks.
func makeSlowName(
  on clock: VirtualScheduler, countedBy requests: Counter
) -> Signal<String, Never> {
  Signal { subscriber in
    requests.increment()
    print("tick \(clock.tick): a request starts")
    let cleanUp = Disposable {
      print("tick \(clock.tick): a request is cleaned up")
    }
    for (wait, letter) in [(2, "m"), (4, "k"), (6, "j")] {
      let answer = clock.schedule(after: .ticks(wait)) {
        lettersSent.increment()
        subscriber.send(letter)
      }
      cleanUp.add(answer)
    }
    cleanUp.add(clock.schedule(after: .ticks(7)) { subscriber.complete() })
    return cleanUp
  }
}
// snippet.end

heading("A slow server, and Ben comes late")
let slowRequests = Counter()
let slowClock = VirtualScheduler()
let slowName = makeSlowName(on: slowClock, countedBy: slowRequests)
// snippet.late
slowName.subscribe { letter in
  print("tick \(slowClock.tick): Ada gets \(letter)")
}
slowClock.at(3) {
  print("tick 3: Ben comes")
  slowName.subscribe { letter in
    print("tick \(slowClock.tick): Ben gets \(letter)")
  }
}
slowClock.run()  // time passes, until nothing is left to do
print("requests: \(slowRequests.count)")
// snippet.end

heading("A slow server, and Ada leaves early")
// snippet.chart
let before = lettersSent.count
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let watched = chart.watch(
  "request", makeSlowName(on: clock, countedBy: slowRequests))
let adasScreen = chart.record("Ada", watched)
clock.at(3) { chart.record("Ben", watched) }
clock.at(5) { adasScreen.dispose() }
clock.run()
print("letters sent: \(lettersSent.count - before)")
// snippet.end

heading("Two subscribers, drawn")
draw("two subscribers, two runs", chart.drawing)

heading("Common mistake: a request that forgets to complete")
// snippet.mistake
let forgetful = Signal<String, Never> { subscriber in
  subscriber.send("mkj")
  return Disposable { print("unsubscribed") }
}
let cleo = forgetful.subscribe { text in
  print("Cleo gets \(text)")
} completed: {
  print("Cleo is done")
}
print("Cleo's subscription is disposed: \(cleo.isDisposed)")
// snippet.end
