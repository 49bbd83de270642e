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

/// Ada's account, which she reloads at ticks 1, 6 and 11.
struct Account: Sendable {
  let clock = VirtualScheduler()
  let requests = Counter()
  private let reloads = Subject<Int, Offline>()

  init() {
    clock.at(1) { [reloads] in reloads.send(1) }
    clock.at(6) { [reloads] in reloads.send(2) }
    clock.at(11) { [reloads] in reloads.send(3) }
  }

  // snippet.account
  /// What is in the account; a request takes two ticks, and the second fails.
  var amounts: Signal<String, Offline> {
    reloads.signal.flatMap { number in
      Signal.timer(after: .ticks(2), sending: number, on: clock)
        .flatMap { number in
          number == 2 ? .failed(.noNetwork) : .just("\(10 * number) euros")
        }
        .handleEvents(subscribed: { requests.increment() })
    }
  }
  // snippet.end
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

heading("A driver, two screens, three reloads")
let phone = Label("the phone")
let tablet = Label("the tablet")
let account = Account()
let clock = account.clock
let chart = Chart(clock)
chart.record("phone", phone.shown.signal)
chart.record("tablet", tablet.shown.signal)
let amounts = chart.watch("account", account.amounts)
var bag = DisposeBag()
// snippet.driver
let driver: Driver<String> = amounts.asDriver(
  onErrorJustReturn: ":-(", on: clock)

driver.drive { text in phone.text = text }.disposed(by: bag)
clock.advance(ticks: 4)
driver.drive { text in tablet.text = text }.disposed(by: bag)
clock.advance(ticks: 12)
print("requests: \(account.requests.count)")
// snippet.end

heading("The same, drawn")
draw("a driver", chart.drawing)

heading("Common mistake: observe(on:) is not the last step")
let watch = Label("the watch")
// snippet.mistake
let prices = Subject<String, Never>()
let offers = Subject<String, Never>()
let worker = QueueScheduler(label: "worker")
let onMain = prices.signal.observe(on: QueueScheduler.main)
merge(onMain, offers.signal)
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
