// Lesson 16 · Who keeps whom alive
//
// Ada opens a screen and closes it. A closed screen should be gone, and its
// deinit tells when it goes. Run me: make lesson-16

import LessonKit
import ReactiveCore

lesson(16, "Who keeps whom alive")

// snippet.screen
final class Screen: Sendable {
  let name: String
  let taps = Subject<String, Never>()
  let bag = DisposeBag()

  init(_ name: String) { self.name = name }
  deinit { print("the \(name) screen is gone") }

  func show(_ text: String) { print("the \(name) screen shows \(text)") }

  func listenStrongly() {
    taps.signal.subscribe { text in self.show(text) }
  }

  func listenWeakly() {
    taps.signal.subscribe { [weak self] text in self?.show(text) }
  }
}
// snippet.end

/// Opens a screen, lets Ada tap it, and lets go of it.
func visit(_ name: String, _ listen: (Screen) -> Void) {
  do {
    let screen = Screen(name)
    listen(screen)
    screen.taps.send("a tap")
  }
  print("Ada has closed the \(name) screen")
}

heading("The leak, then the cure")
// snippet.which
visit("strong") { screen in screen.listenStrongly() }
visit("weak") { screen in screen.listenWeakly() }
// snippet.end

heading("Messages go on when screens are closed")
// snippet.bags
let clock = VirtualScheduler()
let chart = Chart(clock)
let messages = Subject<Int, Never>()
chart.record("messages", messages.signal)
for number in 1...4 {
  clock.at(3 * number) { messages.send(number) }
}
do {
  let phone = Screen("phone's")
  chart.record("phone, no bag", messages.signal) { [weak phone] number in
    phone?.show("message \(number)")
  }
  let tablet = Screen("tablet's")
  chart.record("tablet, bag", messages.signal) { [weak tablet] number in
    tablet?.show("message \(number)")
  }.disposed(by: tablet.bag)
  clock.advance(ticks: 7)
}
print("Ada has closed both screens")
clock.run()
// snippet.end
draw("two closed screens", chart.drawing)

heading("Common mistake: strong self, in one's own bag")
// snippet.mistake
extension Screen {
  func follow() {
    messages.signal
      .subscribe { number in self.show("message \(number)") }
      .disposed(by: bag)
  }
}
visit("stuck") { screen in screen.follow() }
messages.send(5)
// snippet.end
