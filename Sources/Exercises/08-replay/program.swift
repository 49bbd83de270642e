// Exercise 08 · The interpreter
//
// An interpreter sends a bill each time she is called to the conference.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let bills = Counter()
let interpreter = try Timeline(parsing: "-a-b-c-d|").signal(on: clock)
  .handleEvents(
    subscribed: { print("she comes, bill \(bills.increment())") },
    disposed: { print("she goes") })

// Your turn: one interpreter for all. She comes with the first listener, and
// goes with the last. A latecomer first hears the most recent sentence.
// gap

func listen(_ name: String) -> Disposable {
  print("\(name) comes")
  return channel.subscribe { said in print("  \(name) hears \(said)") }
}
let ada = listen("Ada")
clock.advance(ticks: 4)
let ben = listen("Ben")
clock.advance(ticks: 2)
for listener in [ada, ben] { listener.dispose() }
print("nobody listens")

// MARK: laid-out

let channel = interpreter

// MARK: solution

let channel = interpreter.share(replay: 1)

// MARK: not-connected

let channel = interpreter.multicast().signal

// MARK: stays

let channel = interpreter.replayLazily(1)

// MARK: connected

let connectable = interpreter.multicast()
connectable.connect()
let channel = connectable.signal

// MARK: replays-all

let channel = interpreter.share(replay: 2)

// MARK: no-replay

let channel = interpreter.share()
