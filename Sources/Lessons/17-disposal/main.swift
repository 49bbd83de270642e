// Lesson 17 · Who stops what
//
// Ada leaves a screen while four devices load a photo. Which of them stop, and
// which go on for nobody? Run me: make lesson-17

import LessonKit
import ReactiveCore

lesson(17, "Who stops what")

heading("Ada leaves at tick 6")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let whole = Recorder<String>()

@Sendable func say(_ text: String) {
  print("tick \(clock.tick): \(text)")
}

// snippet.download
/// A photo comes in four pieces, one every two ticks.
@Sendable func download(_ photo: String) -> Signal<Int, Never> {
  Signal.interval(every: .ticks(2), on: clock).take(4)
}
// snippet.end

/// Shows what comes on a device, and says how that ends.
@discardableResult
func show(_ device: String, _ pieces: Signal<Int, Never>) -> Disposable {
  let observed = pieces.handleEvents(
    next: { piece in
      if piece == 3 { whole.append(device) }
    },
    completed: { say("the \(device) is told: completed") },
    disposed: { say("the \(device) stops") })
  return chart.record(device, observed)
}

// snippet.devices
let taps = Subject<String, Never>()
let leaving = Subject<Void, Never>()
let photo = taps.signal.flatMap(download)
var bag = DisposeBag()

show("watch", photo)
show("laptop", photo).disposed(by: bag)
show("phone", taps.signal.take(until: leaving.signal).flatMap(download))
show("tablet", taps.signal.flatMap(download).take(until: leaving.signal))
// snippet.end
// snippet.leave
clock.at(1) { taps.send("beach") }
clock.advance(ticks: 6)
say("Ada leaves")
bag = DisposeBag()
leaving.send(())
clock.run()
print("whole photos: \(whole.values)")
// snippet.end

heading("The four devices, drawn")
draw("four devices", chart.drawing)

heading("Common mistake: a bag that goes too soon")
// snippet.mistake
let news = Subject<String, Never>()
func openScreen() {
  let bag = DisposeBag()
  news.signal
    .subscribe { text in print("the screen shows \(text)") }
    .disposed(by: bag)
  print("the screen is open")
}
openScreen()
print("the news is sent: rain")
news.send("rain")
// snippet.end
