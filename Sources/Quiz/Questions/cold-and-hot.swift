import LessonKit
import ReactiveCore

func oneAfterTheOther() {
  let clock = VirtualScheduler()
  let runs = Counter()
  let film = Signal.interval(every: .ticks(3), on: clock)
    .handleEvents(subscribed: { runs.increment() })
  let ada = film.subscribe { scene in }
  ada.dispose()
  film.subscribe { scene in }
  print("runs: \(runs.count)")
}

func madeHot() {
  let clock = VirtualScheduler()
  let runs = Counter()
  let film = Signal.interval(every: .ticks(3), on: clock)
    .handleEvents(subscribed: { runs.increment() })
  let channel = Subject<Int, Never>()
  film.subscribe { scene in channel.send(scene) }
  film.subscribe { scene in }
  channel.signal.subscribe { scene in }
  print("runs: \(runs.count)")
}

func stationStops() {
  let clock = VirtualScheduler()
  let scenes = Counter()
  let film = Signal.interval(every: .ticks(3), on: clock)
  let channel = Subject<Int, Never>()
  let station = film.subscribe { scene in channel.send(scene) }
  let ada = channel.signal.subscribe { scene in scenes.increment() }
  clock.advance(ticks: 7)
  station.dispose()
  clock.advance(ticks: 7)
  print("scenes: \(scenes.count), Ada has left: \(ada.isDisposed)")
}

func nobodyWatches() {
  let clock = VirtualScheduler()
  let sent = Counter()
  let seen = Counter()
  let film = Signal.interval(every: .ticks(3), on: clock)
  let channel = Subject<Int, Never>()
  film.handleEvents(next: { scene in sent.increment() })
    .subscribe { scene in channel.send(scene) }
  clock.advance(ticks: 7)
  channel.signal.subscribe { scene in seen.increment() }
  clock.advance(ticks: 3)
  print("sent: \(sent.count), seen by Ada: \(seen.count)")
}

func teaTimer() {
  let clock = VirtualScheduler()
  let tea = Signal<String, Never>
    .timer(after: .ticks(5), sending: "tea", on: clock)
  clock.advance(ticks: 4)
  tea.subscribe { text in print("tick \(clock.tick): \(text)") }
  clock.run()
}
