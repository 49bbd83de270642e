// Lesson 18 · A screen owns its subscriptions
//
// Ada opens three screens, and closes them. Do their subscriptions go with
// them? Run me: make lesson-18

import LessonKit
import ReactiveCore

lesson(18, "A screen owns its subscriptions")

let clock = VirtualScheduler()
let chart = Chart(clock)
let messages = Subject<Int, Never>()

// snippet.screen
final class Screen: Sendable {
  let name: String
  let bag = DisposeBag()

  init(_ name: String) { self.name = name }
  deinit { print("tick \(clock.tick): the \(name) screen is gone") }

  func show(_ message: Int) {
    print("tick \(clock.tick): the \(name) screen shows \(message)")
  }
}
// snippet.end

// snippet.follow
extension Screen {
  func followOnPhone() {
    chart.record(name, messages.signal) { message in self.show(message) }
      .disposed(by: bag)
  }

  func followOnTablet() {
    chart.record(name, messages.signal) { [weak self] message in
      self?.show(message)
    }
  }

  func followOnWatch() {
    chart.record(name, messages.signal) { [weak self] message in
      self?.show(message)
    }.disposed(by: bag)
  }
}
// snippet.end

heading("Three screens are closed at tick 7")
// snippet.close
var screens = ["phone", "tablet", "watch"].map { name in Screen(name) }
screens[0].followOnPhone()
screens[1].followOnTablet()
screens[2].followOnWatch()
for message in 1...3 {
  clock.at(4 * message) { messages.send(message) }
}
clock.advance(ticks: 7)
screens = []  // Ada closes all three
clock.run()
// snippet.end

heading("What the three handlers get, drawn")
draw("three handlers", chart.drawing)

heading("Common mistake: a method as the handler")
// snippet.mistake
final class Form: Sendable {
  let taps = Subject<String, Never>()
  let bag = DisposeBag()

  func listen() { taps.signal.subscribe(next: show).disposed(by: bag) }
  func show(_ tap: String) { print("the form shows \(tap)") }
  deinit { print("the form is gone") }
}

do {
  let form = Form()
  form.listen()
  form.taps.send("a tap")
}
print("Ada has closed the form")
// snippet.end
