import LessonKit
import ReactiveCore

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

func filmIsOver() {
  let done = Counter()
  let film = Signal<Int, Never> { subscriber in
    subscriber.send(0)
    subscriber.complete()
    return Disposable()
  }
  let channel = Subject<Int, Never>()
  channel.signal.subscribe { scene in
  } completed: {
    done.increment()
  }
  film.subscribe { scene in channel.send(scene) }
  print("completed: \(done.count)")
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
