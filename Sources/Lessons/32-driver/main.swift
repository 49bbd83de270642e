// Lesson 32 · A signal made for the screen
//
// A phone and a tablet show what is in Ada's account. She reloads it three
// times, and the second time it fails. Run me: make lesson-32

import AppBridge
import Dispatch
import LessonKit
import ReactiveCore

lesson(32, "A signal made for the screen")

enum Offline: Error { case noNetwork }

/// Ada's account: each reload makes a request, which takes two ticks.
///
/// The request of the second reload fails.
func makeAccount(
  _ reloads: Signal<Int, Offline>, on clock: VirtualScheduler,
  countedBy requests: Counter
) -> Signal<String, Offline> {
  reloads.flatMap { number in
    Signal.timer(after: .ticks(2), sending: number, on: clock)
      .flatMap { number in
        number == 2 ? .failed(.noNetwork) : .just("\(10 * number) euros")
      }
      .handleEvents(subscribed: { requests.increment() })
  }
}

/// Lets Ada reload three times.
func reload(_ reloads: Subject<Int, Offline>, on clock: VirtualScheduler) {
  clock.at(1) { reloads.send(1) }
  clock.at(6) { reloads.send(2) }
  clock.at(11) { reloads.send(3) }
}

/// A label on a screen: only code on the main actor may write its text.
@MainActor final class Label {
  let name: String
  let shown = Subject<String, Never>()  // for the drawing
  var text = "" {
    didSet {
      print("\(name) shows '\(text)'")
      shown.send(text)
    }
  }
  init(_ name: String) { self.name = name }
}

heading("The greeting of lesson 31, as a driver")
let phone = Label("the phone")
let tablet = Label("the tablet")
var bag = DisposeBag()
// snippet.greeting
let names = ReplaySubject<String, Never>(bufferSize: 1)
let taps = Subject<Void, Never>()
let greeting: Driver<String> = taps.signal.withLatestFrom(names.signal)
  .map { tap, name in "Hello \(name)!" }
  .startWith("").asDriver()

greeting.drive { text in phone.text = text }.disposed(by: bag)
names.send("Ada")
taps.send(())
greeting.drive { text in tablet.text = text }.disposed(by: bag)
// snippet.end

heading("A driver, two screens, three reloads")
let clock = VirtualScheduler()
let chart = Chart(clock)
let requests = Counter()
chart.record("phone", phone.shown.signal)
chart.record("tablet", tablet.shown.signal)
// snippet.driver
let reloads = Subject<Int, Offline>()
let account = chart.watch(
  "account", makeAccount(reloads.signal, on: clock, countedBy: requests))
let driver: Driver<String> = account.asDriver(
  onErrorJustReturn: ":-(", on: clock)

reload(reloads, on: clock)  // at ticks 1, 6 and 11
driver.drive { text in phone.text = text }.disposed(by: bag)
clock.advance(ticks: 4)
driver.drive { text in tablet.text = text }.disposed(by: bag)
clock.advance(ticks: 12)
print("requests: \(requests.count)")
// snippet.end

heading("The same, drawn")
draw("a driver", chart.drawing)

heading("Without a driver")
let plainClock = VirtualScheduler()
let plainRequests = Counter()
let plainReloads = Subject<Int, Offline>()
let plain = makeAccount(
  plainReloads.signal, on: plainClock, countedBy: plainRequests)
let phoneGot = Recorder<String>()
let tabletGot = Recorder<String>()
reload(plainReloads, on: plainClock)
plain.subscribe { text in phoneGot.append(text) }
plainClock.advance(ticks: 4)
plain.subscribe { text in tabletGot.append(text) }
plainClock.run()
print("the phone got \(phoneGot.values)")
print("the tablet got \(tabletGot.values)")
print("requests: \(plainRequests.count)")

heading("Common mistake: observe(on:) is not the last step")
let watch = Label("the watch")
// snippet.mistake
let prices = Subject<String, Never>()
let offers = Subject<String, Never>()
let worker = QueueScheduler(label: "worker")
let onMain = prices.signal.observe(on: QueueScheduler.main)
Signal.merge(onMain, offers.signal)
  .subscribe { text in
    MainActor.assumeIsolated { watch.text = text }
  }
runApart("an offer comes") {
  worker.schedule { offers.send("9 euros") }
  // snippet.hide
  let isOver = DispatchSemaphore(value: 0)
  worker.schedule { isOver.signal() }
  isOver.wait()
  // snippet.show
}
// snippet.end
