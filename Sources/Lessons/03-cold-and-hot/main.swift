// Lesson 3 · Cold and hot, side by side
//
// Ada and Ben watch the same film: first on demand, then on television.
// Run me: make lesson-03

import LessonKit
import ReactiveCore

lesson(3, "Cold and hot, side by side")

// snippet.film
/// A film: each run of it sends scene 0, 1, 2 and so on, one every three ticks.
func makeFilm(
  on clock: VirtualScheduler, countedBy runs: Counter
) -> Signal<Int, Never> {
  Signal { subscriber in
    let run = runs.increment()
    print("tick \(clock.tick): run \(run) starts")
    let showing = Disposable { print("tick \(clock.tick): run \(run) stops") }
    let scenes = Signal.interval(every: .ticks(3), on: clock)
    showing.add(scenes.subscribe { scene in subscriber.send(scene) })
    return showing
  }
}
// snippet.end

heading("The station shuts down while Cleo watches")
let clock = VirtualScheduler()
let film = makeFilm(on: clock, countedBy: Counter())
// snippet.off
let channel = Subject<Int, Never>()
let station = film.subscribe { scene in channel.send(scene) }
let cleo = channel.signal.subscribe { scene in
  print("tick \(clock.tick): Cleo sees \(scene)")
} completed: {
  print("tick \(clock.tick): Cleo goes to bed")
}
clock.at(8) { station.dispose() }  // the station shuts down
clock.advance(ticks: 12)
// snippet.end
print("Cleo's subscription has ended: \(cleo.isDisposed)")

/// Ada watches from tick 0 to tick 11, Ben from tick 4 to tick 14.
func evening(
  _ title: String, _ offer: (Signal<Int, Never>) -> Signal<Int, Never>
) -> Chart {
  heading(title)
  let clock = VirtualScheduler()
  let chart = Chart(clock, byRun: true)
  let runs = Counter()
  let film = chart.watch("run", makeFilm(on: clock, countedBy: runs))
  let signal = offer(film)
  for (name, comes, leaves) in [("Ada", 0, 11), ("Ben", 4, 14)] {
    let seen = Recorder<Int>()
    clock.at(comes) {
      print("tick \(clock.tick): \(name) comes")
      let viewer = chart.record(name, signal) { scene in seen.append(scene) }
      clock.at(leaves) {
        print("tick \(clock.tick): \(name) leaves")
        print("  \(name) saw: \(seen.values)")
        viewer.dispose()
      }
    }
  }
  clock.advance(ticks: 18)
  print("runs: \(runs.count)")
  return chart
}

// snippet.evenings
let onDemand = evening("Cold: a film on demand") { film in film }
let onTelevision = evening("Hot: a film on television") { film in
  let channel = Subject<Int, Never>()
  film.subscribe { scene in channel.send(scene) }  // the station
  return channel.signal
}
// snippet.end

heading("Both evenings, drawn")
draw("cold: on demand", onDemand.drawing)
draw("hot: on television", onTelevision.drawing)

heading("Common mistake: subscribing to the film to see the channel")
// snippet.dan
film.subscribe { scene in channel.send(scene) }  // the station is on again
clock.advance(ticks: 5)
print("tick \(clock.tick): Dan comes")
film.subscribe { scene in print("tick \(clock.tick): Dan sees \(scene)") }
clock.advance(ticks: 4)
// snippet.end
