// Lesson 17 · What stops, and what goes on
//
// Ada leaves a screen while her devices load a photo. take(until:) stops what
// comes before it in the chain, and nothing else. Run me: make lesson-17

import LessonKit
import ReactiveCore

lesson(17, "What stops, and what goes on")

heading("Ada leaves at tick 6")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)

/// Shows what comes on a device, and says when that is over.
func show(_ device: String, _ pieces: Signal<Int, Never>) {
  chart.record(
    device,
    pieces.handleEvents(completed: {
      print("tick \(clock.tick): the \(device) has stopped")
    }))
}

// snippet.download
/// A photo comes in four pieces, one every two ticks.
@Sendable func download(_ photo: String) -> Signal<Int, Never> {
  Signal.interval(every: .ticks(2), on: clock).take(4)
}
// snippet.end

// snippet.devices
let taps = Subject<String, Never>()
let leaving = Subject<Void, Never>()

show("phone", taps.signal.take(until: leaving.signal).flatMap(download))
show("tablet", taps.signal.flatMap(download).take(until: leaving.signal))
// snippet.end
// snippet.leave
clock.at(1) { taps.send("beach") }
clock.at(6) { leaving.send(()) }
clock.run()
// snippet.end

heading("The two devices, drawn")
draw("two devices", chart.drawing)

heading("Common mistake: take(1) before flatMap")
// snippet.mistake
let previews = Subject<String, Never>()
let first = Recorder<Int>()
previews.signal.take(1).flatMap(download)
  .subscribe { piece in first.append(piece) }
previews.send("beach")
clock.run()
print("pieces: \(first.values)")
// snippet.end
