import LessonKit
import ReactiveCore

func bothLeave() {
  let clock = VirtualScheduler()
  let stopped = Counter()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(disposed: { stopped.increment() })
    .replayLazily()
  let phone = forecast.subscribe { degrees in }
  let tablet = forecast.subscribe { degrees in }
  phone.dispose()
  tablet.dispose()
  print("runs stopped: \(stopped.count)")
}

func sharedOnEachCall() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let request = Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(subscribed: { requests.increment() })
  func makeForecast() -> Signal<Int, Never> { request.share() }
  let first = makeForecast()
  first.subscribe { degrees in }
  first.subscribe { degrees in }
  makeForecast().subscribe { degrees in }
  makeForecast().subscribe { degrees in }
  print("requests: \(requests.count)")
}

func cleoComesLast() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let forecast = Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(subscribed: { requests.increment() })
    .multicast()
  for _ in ["Ada", "Ben", "Cleo"] {
    forecast.signal.subscribe { degrees in }
  }
  print("requests: \(requests.count)")
}
