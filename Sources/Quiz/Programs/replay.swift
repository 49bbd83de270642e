import LessonKit
import ReactiveCore

func latecomer() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .share(replay: 1)
  forecast.subscribe { degrees in }
  clock.advance(ticks: 5)
  forecast.subscribe { degrees in got.append(degrees) }
  print("the tablet gets at once: \(got.values)")
}

func allForLatecomer() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .replayLazily()
  forecast.subscribe { degrees in }
  clock.advance(ticks: 5)
  forecast.subscribe { degrees in got.append(degrees) }
  print("the tablet gets at once: \(got.values)")
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

func allHaveLeft() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .share(replay: 1)
  let phone = forecast.subscribe { degrees in }
  clock.advance(ticks: 5)
  phone.dispose()
  forecast.subscribe { degrees in got.append(degrees) }
  print("the tablet gets at once: \(got.values)")
}

func allHaveLeftLazily() {
  let clock = VirtualScheduler()
  let got = Recorder<Int>()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .replayLazily()
  let phone = forecast.subscribe { degrees in }
  clock.advance(ticks: 5)
  phone.dispose()
  forecast.subscribe { degrees in got.append(degrees) }
  print("the tablet gets at once: \(got.values)")
}
