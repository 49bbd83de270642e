// Lesson 14 · Failed ends it
//
// A search box looks into a card catalogue. One drawer is stuck, and from then
// on the box is dead; caught in the right place, the error does no harm.
// Run me: make lesson-14

import LessonKit
import ReactiveCore

lesson(14, "Failed ends it")

// snippet.search
struct Stuck: Error, CustomStringConvertible { let description = "stuck" }
let searches = Counter()

/// Finds the card of a title; the drawer of the letter U is stuck.
func search(_ title: String) -> Signal<String, Stuck> {
  searches.increment()
  return title.hasPrefix("u") ? .failed(Stuck()) : .just(title.uppercased())
}
// snippet.end

let typed = Subject<String, Never>()

/// Types three titles while somebody looks at a box.
func typeTitles<Failure>(into box: Signal<String, Failure>) {
  let before = searches.count
  let screen = box.subscribeToEvents { print("  the box gets \($0)") }
  for title in ["emma", "ulysses", "dune"] {
    print("typed: \(title)")
    typed.send(title)
  }
  print("titles typed: 3, searches made: \(searches.count - before)")
  screen.dispose()
}

heading("One search fails, and the box is dead")
// snippet.killed
let killed = typed.signal.setFailureType(to: Stuck.self).flatMap(search)
typeTitles(into: killed)
// snippet.end

heading("Caught inside, the box lives")
// snippet.alive
let inside = typed.signal.flatMap { search($0).catch(justReturn: "no card") }
typeTitles(into: inside)
// snippet.end

heading("Go on with another signal")
search("ulysses").catch { error in
  Signal<String, Never>.from(["\(error), so Ada asks at the desk", "ULYSSES"])
}.subscribeToEvents { print("Ada gets \($0)") }

heading("retry(2), tug by tug")
let tugs = Counter()
let drawer = Signal<String, Stuck> { subscriber in
  let tug = tugs.increment()
  print("tug \(tug)")
  subscriber.fail(Stuck())
  return Disposable { print("let go of tug \(tug)") }
}
drawer.retry(2).subscribe(failed: { print("Ada gives up: \($0)") })
print("retry(2): \(tugs.count) tugs")

heading("repeat(2), after a completion")
let bell = Signal<String, Never>.from(["ding", "dong"])
bell.repeat(2).subscribeToEvents { print("the closing bell: \($0)") }

heading("Common mistake: catch outside")
// snippet.mistake
let outside = killed.catch(justReturn: "no card")
typeTitles(into: outside)
print("instead: catch inside flatMap, on the signal that fails")
// snippet.end

heading("Killed and kept alive, drawn")
let clock = VirtualScheduler()
let chart = Chart(clock)
chart.record("typed", typed.signal)
chart.record("killed", killed)
chart.record("caught outside", outside)
chart.record("caught inside", inside)
for (tick, key) in [(1, "e"), (5, "u"), (9, "d")] {
  clock.at(tick) { typed.send(key) }
}
clock.at(13) { typed.complete() }
clock.run()
draw("killed and kept alive", chart.drawing)
