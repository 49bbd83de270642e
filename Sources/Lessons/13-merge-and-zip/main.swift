// Lesson 13 · Three ways to join
//
// Ada and Ben play a game on their phones. Three screens show the same moves,
// each in its own way. Run me: make lesson-13

import LessonKit
import ReactiveCore

lesson(13, "Three ways to join")

heading("The same moves on three screens")
// snippet.screens
let ada = Subject<String, Never>()
let ben = Subject<String, Never>()

let log = Signal.merge(ada.signal, ben.signal)
let rounds = zip(ada.signal, ben.signal)
  .map { adaMove, benMove in adaMove + benMove }
let board = combineLatest(ada.signal, ben.signal)
  .map { adaMove, benMove in adaMove + benMove }
// snippet.end

let clock = VirtualScheduler()
let chart = Chart(clock)
let onLog = Recorder<String>()
let onRounds = Recorder<String>()
let onBoard = Recorder<String>()
chart.record("Ada", ada.signal)
chart.record("Ben", ben.signal)
chart.record("log: merge", log) { text in onLog.append(text) }
chart.record("rounds: zip", rounds) { text in onRounds.append(text) }
chart.record("board: combineLatest", board) { text in
  onBoard.append(text)
}

// snippet.moves
clock.at(1) { ada.send("1") }
clock.at(3) { ada.send("2") }
clock.at(5) { ben.send("x") }
clock.at(7) { ben.send("y") }
clock.at(9) { ada.send("3") }
clock.at(11) { ben.complete() }
clock.at(13) { ada.complete() }
// snippet.end
clock.run()
print("log, merge:           \(onLog.values.joined(separator: ", "))")
print("rounds, zip:          \(onRounds.values.joined(separator: ", "))")
print("board, combineLatest: \(onBoard.values.joined(separator: ", "))")
heading("The three screens, drawn")
draw("three screens", chart.drawing)

heading("A glitch")
let cups = Subject<Int, Never>()
let price = cups.signal.map { count in count * 3 }
combineLatest(cups.signal, price).subscribe { count, euros in
  print("\(count) cups cost \(euros) euros")
}
cups.send(2)
cups.send(5)

heading("One profile, two screens")
// snippet.profile
let requests = Counter()
let profile = Signal<(name: String, wins: Int), Never>.just(("Ada", 3))
  .handleEvents(subscribed: { requests.increment() })

let name = profile.map { ada in ada.name }
let wins = profile.map { ada in ada.wins }
let greeting = zip(name, wins).map { name, wins in "\(name), \(wins) wins" }
greeting.subscribe { text in print("the phone shows: \(text)") }
greeting.subscribe { text in print("the tablet shows: \(text)") }
print("requests: \(requests.count)")
// snippet.end

heading("Common mistake: zip for the newest place")
// snippet.mistake
let places = Subject<String, Never>()
let taps = Subject<Void, Never>()
zip(taps.signal, places.signal)
  .subscribe { tap, place in print("  Ada shares her place: \(place)") }
for place in ["home", "the street", "the park"] {
  print("Ada is here: \(place)")
  places.send(place)
}
print("Ada taps")
taps.send(())
// snippet.end
