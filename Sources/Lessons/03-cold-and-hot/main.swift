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

heading("Cleo comes while the station sends")
let clock = VirtualScheduler()
let film = makeFilm(on: clock, countedBy: Counter())
// snippet.cleo
let channel = Subject<Int, Never>()
film.subscribe { scene in
  print("tick \(clock.tick): the station sends \(scene)")
  channel.send(scene)
}
clock.advance(ticks: 7)
print("tick \(clock.tick): Cleo comes")
film.subscribe { scene in print("tick \(clock.tick): Cleo sees \(scene)") }
clock.advance(ticks: 5)
// snippet.end

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

heading("Common mistake: switching the station on first")
// snippet.mistake
let trailer = Signal<Int, Never> { subscriber in
  for scene in 0...2 { subscriber.send(scene) }
  subscriber.complete()
  return Disposable()
}
let cinema = Subject<Int, Never>()
trailer.subscribe { scene in cinema.send(scene) }
print("Dan sits down in the cinema")
cinema.signal.subscribe { scene in print("in the cinema, Dan sees \(scene)") }
trailer.subscribe { scene in print("at home, Dan sees \(scene)") }
// snippet.end
