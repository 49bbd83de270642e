// Lesson 1 · A cold signal, created in four steps
//
// An app asks its server for a name. When does the request start, how often,
// and who cleans it up? Run me: make lesson-01

import LessonKit
import ReactiveCore

lesson(1, "A cold signal, created in four steps")

heading("The signal is created")
let requests = Counter()  // a number that closures may increase
// snippet.create
let name = Signal<String, Never> { subscriber in
  print("request \(requests.increment()) starts")
  subscriber.send("mkj")
  subscriber.complete()
  return Disposable { print("unsubscribed") }
}
print("requests so far: \(requests.count)")
// snippet.end

heading("Ada's phone subscribes")
// snippet.subscribe
name.subscribe { text in
  print("Ada gets \(text)")
} completed: {
  print("Ada is done")
}
// snippet.end

heading("Ben's tablet subscribes")
name.subscribe { text in
  print("Ben gets \(text)")
} completed: {
  print("Ben is done")
}
print("requests so far: \(requests.count)")

// Disposing what `schedule` returns takes the work off the clock again.
let clock = VirtualScheduler()
// snippet.degrees
let degrees = Signal<Int, Never> { subscriber in
  let answer = clock.schedule(after: .ticks(4)) { subscriber.send(8) }
  let end = clock.schedule(after: .ticks(5)) { subscriber.complete() }
  return Disposable {
    answer.dispose()
    end.dispose()
  }
}
// snippet.end

heading("A slow server: Ben comes before Ada has her answer")
let chart = Chart(clock, byRun: true)  // a chart draws what happens
let watched = chart.watch("request", degrees)
chart.record("Ada", watched) { number in
  print("tick \(clock.tick): Ada gets \(number)")
}
clock.at(3) {
  chart.record("Ben", watched) { number in
    print("tick \(clock.tick): Ben gets \(number)")
  }
}
clock.run()

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
print("Cleo closes her screen")
cleo.dispose()
// snippet.end
