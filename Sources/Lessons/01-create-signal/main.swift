// Lesson 1 · A cold signal, created in four steps
//
// A line in a factory stamps name tags. It stands still until a worker arrives,
// and it runs anew for every worker.
// Run me: make lesson-01

import LessonKit
import ReactiveCore

lesson(1, "A cold signal, created in four steps")

heading("The line is created")
let runs = Counter()  // a number that closures may raise
// snippet.four-steps
let line = Signal<String, Never> { subscriber in
  print("the line starts, run \(runs.increment())")
  subscriber.send("mkj")
  subscriber.complete()
  return Disposable { print("unsubscribed") }
}
print("the line is created, runs so far: \(runs.count)")
// snippet.hide

heading("Ada arrives")
// snippet.show
line.subscribeToEvents { event in print("Ada gets \(event)") }
// snippet.end

heading("Ben arrives")
// snippet.again
let ben = line.subscribe { tag in
  print("Ben gets \(tag)")
} completed: {
  print("Ben is done")
}
print("Ben's subscription is disposed: \(ben.isDisposed)")
// snippet.end

// snippet.slow
let clock = VirtualScheduler()  // its time moves only when it is told to
let stamped = Counter()
let slowLine = Signal<String, Never> { subscriber in
  print("tick \(clock.tick): the slow line starts")
  let cleanUp = Disposable { print("tick \(clock.tick): unsubscribed") }
  for (wait, letter) in [(2, "m"), (4, "k"), (6, "j")] {
    let stamping = clock.schedule(after: .ticks(wait)) {
      stamped.increment()
      subscriber.send(letter)
    }
    cleanUp.add(stamping)
  }
  cleanUp.add(clock.schedule(after: .ticks(7)) { subscriber.complete() })
  return cleanUp
}
// snippet.end

heading("A slow line, two workers")
// snippet.chart
let chart = Chart(clock)
chart.record("Ada", slowLine)
clock.at(3) { chart.record("Ben", slowLine) }
clock.run()
print("letters stamped so far: \(stamped.count)")
// snippet.end

heading("Two workers, drawn")
draw("two workers, two runs", chart.drawing)

heading("Cleo leaves early, Eve stays")
// snippet.early
let cleo = slowLine.subscribe { print("tick \(clock.tick): Cleo gets \($0)") }
slowLine.subscribe(completed: { print("tick \(clock.tick): Eve is done") })
clock.at(13) { cleo.dispose() }
clock.run()
print("tick \(clock.tick): letters stamped so far: \(stamped.count)")
// snippet.end

heading("A line that forgets to complete")
// snippet.mistake
let forgetful = Signal<String, Never> { subscriber in
  subscriber.send("mkj")
  return Disposable { print("unsubscribed") }
}
let dan = forgetful.subscribe { tag in
  print("Dan gets \(tag)")
} completed: {
  print("Dan is done")
}
print("Dan's subscription is disposed: \(dan.isDisposed)")
print("instead: call complete() after the last value")
// snippet.end
