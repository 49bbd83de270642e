// Lesson 13 · Three ways to join
//
// Ada shares her place, and plays a game with Ben. In both, two signals become
// one: which values meet? Run me: make lesson-13

import LessonKit
import ReactiveCore

lesson(13, "Three ways to join")

heading("Ada shares her place")
// snippet.place
let places = Subject<String, Never>()
let taps = Subject<Void, Never>()
let sharing = zip(taps.signal, places.signal)
  .subscribe { tap, place in print("  Ada shares her place: \(place)") }
for place in ["home", "the street", "the park"] {
  print("Ada is here: \(place)")
  places.send(place)
}
print("Ada taps")
taps.send(())
// snippet.end
sharing.dispose()

heading("The same moves on three screens")
// snippet.screens
let ada = Subject<String, Never>()
let ben = Subject<String, Never>()

let log = merge(ada.signal, ben.signal)
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

heading("Common mistake: combineLatest for a tap")
// snippet.mistake
combineLatest(taps.signal, places.signal)
  .subscribe { tap, place in print("  Ada shares her place: \(place)") }
print("Ada is here: the bridge")
places.send("the bridge")
print("Ada taps")
taps.send(())
print("Ada is here: the harbor")
places.send("the harbor")
// snippet.end
