import LessonKit
import ReactiveCore

func poll() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let request = Signal<Int, Never> { subscriber in
    requests.increment()
    subscriber.send(7)
    return Disposable()
  }
  let poll = Signal.interval(every: .ticks(5), on: clock)
    .flatMapLatest { tick in request }.subscribe { likes in }
  clock.advance(ticks: 12)
  poll.dispose()
  clock.advance(ticks: 12)
  print("requests: \(requests.count)")
}

func retryAfterPause() {
  enum Offline: Error { case offline }
  let clock = VirtualScheduler()
  let tries = Recorder<Int>()
  let request = Signal<Int, Offline> { subscriber in
    tries.append(clock.tick)
    subscriber.fail(.offline)
    return Disposable()
  }
  request.retry(2, on: clock) { attempt in .ticks(4) }
    .subscribe(failed: { error in })
  clock.run()
  print("tries at \(tries.values)")
}

func backBeforeTheAnswer() {
  let clock = VirtualScheduler()
  let screens = Property(["list"])
  let said = Recorder<String>()
  screens.signal.flatMapLatest { names in
    Signal<String, Never>
      .timer(after: .ticks(4), sending: names.last ?? "", on: clock)
  }.subscribe { text in said.append(text) }
  clock.advance(ticks: 5)
  screens.value.append("picture")
  clock.advance(ticks: 2)
  screens.value.removeLast()
  clock.run()
  print("said: \(said.values)")
}

func pollGoesOn() {
  let clock = VirtualScheduler()
  let requests = Counter()
  Signal.interval(every: .ticks(5), on: clock)
    .subscribe { tick in requests.increment() }
  clock.advance(ticks: 24)
  print("requests: \(requests.count)")
}
