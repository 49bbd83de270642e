// Lesson 15 · Who keeps whom alive
//
// Screens come and go, the news goes on. A screen that nobody needs should be
// gone, and its deinit tells whether it is. Run me: make lesson-15

import LessonKit
import ReactiveCore

lesson(15, "Who keeps whom alive")

let news = Subject<String, Never>()

// snippet.screen
final class Screen: Sendable {
  let name: String
  let taps = Subject<String, Never>()
  let bag = DisposeBag()
  init(_ name: String) { self.name = name }
  deinit { print("\(name) is gone") }
  func show(_ text: String) { print("  \(name) shows \(text)") }
  func wire() { taps.signal.subscribe { self.show($0) } }
  func wireWeak() { taps.signal.subscribe { [weak self] in self?.show($0) } }
}
// snippet.end

/// Opens a screen, lets it have a tap and the news, and lets go of it.
func visit(_ name: String, _ start: (Screen) -> Void) {
  do {
    let screen = Screen(name)
    start(screen)
    screen.taps.send("a tap")
    news.send("rain")
  }
  print("the visit is over")
  news.send("sun")
}

heading("Strong self, weak self: which screen goes?")
// snippet.which
visit("the strong screen") { screen in screen.wire() }
visit("the weak screen") { screen in screen.wireWeak() }
// snippet.end

heading("The roster keeps the handler, the handler the poster")
// snippet.poster
let hung = Disposable()
visit("the poster") { poster in
  news.signal.subscribe(as: hung) { poster.show($0) }
}
hung.dispose()
// snippet.end

heading("The screen goes, and what is in its bag")
let lamp = Disposable { print("  the lamp is off") }
visit("the front page") { page in
  Disposable { print("  the door is locked") }.disposed(by: page.bag)
  lamp.disposed(by: page.bag)
  news.signal.subscribe { [weak page] in page?.show($0) }.disposed(by: page.bag)
}
print("the lamp is disposed once more")
lamp.dispose()

heading("Dropped, in a bag, takeUntil: drawn")
// snippet.drawing
let clock = VirtualScheduler()
let chart = Chart(clock)
var bag = DisposeBag()
let closing = Subject<String, Never>()
chart.record("dropped", news.signal)
chart.record("in a bag", news.signal).disposed(by: bag)
chart.record("takeUntil", news.signal.takeUntil(closing.signal))
for hour in 1...6 { clock.at(2 * hour) { news.send("\(hour)") } }
clock.advance(ticks: 7)
bag = DisposeBag()
closing.send("closing time")
clock.run()
draw("a bag and takeUntil", chart.drawing)
// snippet.end

heading("Common mistake: strong self, in one's own bag")
// snippet.mistake
extension Screen {
  func follow() { news.signal.subscribe { self.show($0) }.disposed(by: bag) }
}
visit("the stuck page") { page in page.follow() }
print("instead: [weak self] in the handler")
// snippet.end
