import LessonKit
import ReactiveCore

func sharedByTwo() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let forecast = Signal.interval(every: .ticks(3), on: clock)
    .handleEvents(subscribed: { requests.increment() })
    .share()
  let phone = forecast.subscribe { degrees in }
  phone.dispose()
  forecast.subscribe { degrees in }
  print("requests: \(requests.count)")
}

func hotWithoutSubject() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let live = Signal.interval(every: .ticks(2), on: clock).multicast()
  live.connect()
  clock.advance(ticks: 5)
  live.signal.subscribe { degrees in got.append(degrees) }
  clock.advance(ticks: 4)
  print("late: \(got.values)")
}

func latecomer() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .share(replay: 1)
  forecast.subscribe { degrees in }
  clock.advance(ticks: 5)
  forecast.subscribe { degrees in got.append(degrees) }
  print("the wall gets at once: \(got.values)")
}

func threeAtOnce() {
  let requests = Counter()
  let forecast = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
    .share()
  for _ in 1...3 { forecast.subscribe { degrees in } }
  print("requests: \(requests.count)")
}

func failedForAll() {
  enum Offline: Error { case offline }
  let requests = Counter()
  let failures = Counter()
  let forecast = Signal<Int, Offline>.failed(.offline)
    .handleEvents(subscribed: { requests.increment() })
    .replayLazily()
  forecast.subscribe(failed: { error in failures.increment() })
  forecast.subscribe(failed: { error in failures.increment() })
  print("requests: \(requests.count), failures: \(failures.count)")
}
