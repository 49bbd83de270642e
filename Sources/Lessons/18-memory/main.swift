// Lesson 18 · Who keeps whom alive
//
// Ada opens a screen and closes it. A closed screen should be gone, and its
// deinit says when it goes. Run me: make lesson-18

import LessonKit
import ReactiveCore

lesson(18, "Who keeps whom alive")

// snippet.screen
final class Screen: Sendable {
  let name: String
  let taps = Subject<String, Never>()
  let bag = DisposeBag()

  init(_ name: String) { self.name = name }
  deinit { print("the \(name) screen is gone") }

  func show(_ text: String) { print("the \(name) screen shows \(text)") }

  func listen() {
    taps.signal
      .subscribe { tap in self.show(tap) }
      .disposed(by: bag)
  }

  func listenWeakly() {
    taps.signal.subscribe { [weak self] tap in self?.show(tap) }
  }
}
// snippet.end

/// Opens a screen, lets Ada tap it, and closes it.
func visit(_ name: String, _ listen: (Screen) -> Void) {
  do {
    let screen = Screen(name)
    listen(screen)
    screen.taps.send("a tap")
  }
  print("Ada has closed the \(name) screen")
}

heading("Two visits")
// snippet.visits
visit("first") { screen in screen.listen() }
visit("second") { screen in screen.listenWeakly() }
// snippet.end

heading("Messages go on when screens are closed")
let clock = VirtualScheduler()
let chart = Chart(clock)
let messages = Subject<Int, Never>()
chart.record("messages", messages.signal)
for number in 1...4 {
  clock.at(3 * number) { messages.send(number) }
}
// snippet.bags
do {
  let phone = Screen("phone's")
  chart.record("phone, no bag", messages.signal) { [weak phone] number in
    phone?.show("message \(number)")
  }
  let tablet = Screen("tablet's")
  chart.record("tablet, bag", messages.signal) { [weak tablet] number in
    tablet?.show("message \(number)")
  }.disposed(by: tablet.bag)
  withExtendedLifetime((phone, tablet)) { clock.advance(ticks: 7) }
}
print("Ada has closed both screens")
clock.run()
// snippet.end
draw("two closed screens", chart.drawing)

heading("Common mistake: a method as the handler")
// snippet.mistake
let news = Subject<String, Never>()

extension Screen {
  func follow() {
    news.signal.subscribe(next: show).disposed(by: bag)
  }
}
visit("third") { screen in screen.follow() }
news.send("the news")
// snippet.end
