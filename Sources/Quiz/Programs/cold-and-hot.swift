import LessonKit
import ReactiveCore

func oneAfterTheOther() {
  let clock = VirtualScheduler()
  let runs = Counter()
  let film = Signal<Int, Never> { subscriber in
    runs.increment()
    return Signal.interval(every: .ticks(3), on: clock)
      .subscribe { scene in subscriber.send(scene) }
  }
  let ada = film.subscribe { scene in }
  ada.dispose()
  film.subscribe { scene in }
  print("runs: \(runs.count)")
}

func madeHot() {
  let clock = VirtualScheduler()
  let runs = Counter()
  let film = Signal<Int, Never> { subscriber in
    runs.increment()
    return Signal.interval(every: .ticks(3), on: clock)
      .subscribe { scene in subscriber.send(scene) }
  }
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
  film.subscribe { scene in
    sent.increment()
    channel.send(scene)
  }
  clock.advance(ticks: 7)
  channel.signal.subscribe { scene in seen.increment() }
  clock.advance(ticks: 3)
  print("sent: \(sent.count), seen by Ada: \(seen.count)")
}

func madeEarly() {
  let clock = VirtualScheduler()
  let film = Signal.interval(every: .ticks(5), on: clock)
  clock.advance(ticks: 4)
  film.subscribe { scene in
    print("tick \(clock.tick): scene \(scene)")
  }
  clock.advance(ticks: 8)
}
