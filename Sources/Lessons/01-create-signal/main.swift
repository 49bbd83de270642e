// Lesson 1 · A cold signal, created in four steps
//
// An app asks its server for a name. No request starts before somebody wants
// the answer, and each screen makes a request of its own.
// Run me: make lesson-01

import LessonKit
import ReactiveCore

lesson(1, "A cold signal, created in four steps")

heading("The signal is created")
let requests = Counter()  // a number that closures may raise
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
let ben = name.subscribe { text in
  print("Ben gets \(text)")
} completed: {
  print("Ben is done")
}
print("Ben's subscription is disposed: \(ben.isDisposed)")
print("requests so far: \(requests.count)")
// snippet.end

heading("A slow server, and Ada leaves early")
// snippet.slow
let clock = VirtualScheduler()  // its time moves only when it is told to
let lettersSent = Counter()
let slowName = Signal<String, Never> { subscriber in
  print("tick \(clock.tick): a request starts")
  let cleanUp = Disposable { print("tick \(clock.tick): unsubscribed") }
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
// snippet.end
// snippet.chart
let chart = Chart(clock, byRun: true)
let watched = chart.watch("request", slowName)
let ada = chart.record("Ada", watched)
clock.at(3) { chart.record("Ben", watched) }
clock.at(5) { ada.dispose() }
clock.run()
print("letters sent: \(lettersSent.count)")
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
