// Lesson 27 · A signal made for the screen
//
// A phone and a tablet show what is in Ada's account. The request for it may
// fail. A driver makes such a signal fit for a screen. Run me: make lesson-27

import LessonKit
import ReactiveCore

lesson(27, "A signal made for the screen")

// snippet.request
enum Offline: Error { case noNetwork }

/// Asks for the account: two answers, three ticks apart; then the network is
/// gone, and the request fails.
func makeRequest(
  on clock: VirtualScheduler, countedBy requests: Counter
) -> Signal<String, Offline> {
  Signal.interval(every: .ticks(3), on: clock)
    .setFailureType(to: Offline.self)
    .flatMap { number in
      number < 2 ? .just("\(10 + 5 * number) euros") : .failed(.noNetwork)
    }
    .handleEvents(subscribed: { requests.increment() })
}
// snippet.end

// snippet.label
/// A label on a screen: only code on the main actor may write its text.
@MainActor final class Label {
  let name: String
  let shown = Subject<String, Never>()  // for the drawing
  var text = "" {
    didSet {
      print("tick \(clock.tick): \(name) shows \(text)")
      shown.send(text)
    }
  }
  init(_ name: String) { self.name = name }
}
// snippet.end

heading("A plain signal: each screen for itself")
let plainClock = VirtualScheduler()
let plainChart = Chart(plainClock, byRun: true)
let plainRequests = Counter()
let plain = plainChart.watch(
  "request", makeRequest(on: plainClock, countedBy: plainRequests))
let phoneSaw = Recorder<String>()
plainChart.record("phone", plain) { text in phoneSaw.append(text) }
plainClock.advance(ticks: 4)
let tabletSaw = Recorder<String>()
plainChart.record("tablet", plain) { text in tabletSaw.append(text) }
plainClock.advance(ticks: 12)
print("the phone saw:  \(phoneSaw.values)")
print("the tablet saw: \(tabletSaw.values)")
print("requests: \(plainRequests.count)")

heading("A driver: the same request, made for screens")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let requests = Counter()
let phone = Label("the phone")
let tablet = Label("the tablet")
var bag = DisposeBag()
// snippet.driver
let account = chart.watch(
  "request", makeRequest(on: clock, countedBy: requests))
let driver: Driver<String> = account.asDriver(
  onErrorJustReturn: ":-(", on: clock)
driver.drive { text in phone.text = text }.disposed(by: bag)
// snippet.hide
chart.record("phone", phone.shown.signal)
// snippet.show
clock.advance(ticks: 4)
// snippet.hide
chart.record("tablet", tablet.shown.signal)
// snippet.show
driver.drive { text in tablet.text = text }.disposed(by: bag)
clock.advance(ticks: 12)
print("requests: \(requests.count)")
// snippet.end

heading("Both, drawn")
draw("a plain signal", plainChart.drawing)
draw("a driver", chart.drawing)

heading("Common mistake: a driver around all the reloads")
let watch = Label("the watch")
// snippet.mistake
let reloads = Subject<Int, Offline>()
reloads.signal
  .flatMap { number in
    number == 1 ? .failed(.noNetwork) : .just("answer \(number)")
  }
  .asDriver(onErrorJustReturn: ":-(", on: clock)
  .drive { text in watch.text = text }
for number in 1...3 {
  print("reload \(number)")
  reloads.send(number)
  clock.run()
}
// snippet.end
