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
name.subscribe { text in
  print("Ben gets \(text)")
} completed: {
  print("Ben is done")
}
print("requests so far: \(requests.count)")
// snippet.end

// snippet.slow
let clock = VirtualScheduler()
let slowName = Signal<String, Never> { subscriber in
  print("tick \(clock.tick): a request starts")
  let cleanUp = Disposable {
    print("tick \(clock.tick): a request is cleaned up")
  }
  for (wait, letter) in [(2, "m"), (4, "k"), (6, "j")] {
    cleanUp.add(
      clock.schedule(after: .ticks(wait)) { subscriber.send(letter) })
  }
  cleanUp.add(clock.schedule(after: .ticks(7)) { subscriber.complete() })
  return cleanUp
}
// snippet.end

heading("A slow server: Ben comes late, and Ada leaves early")
// snippet.late
let chart = Chart(clock, byRun: true)
let watched = chart.watch("request", slowName)
let adasScreen = chart.record("Ada", watched) { letter in
  print("tick \(clock.tick): Ada gets \(letter)")
}
clock.at(3) {
  chart.record("Ben", watched) { letter in
    print("tick \(clock.tick): Ben gets \(letter)")
  }
}
clock.at(5) { adasScreen.dispose() }
clock.run()
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
