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

func nobodyLeaves() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let forecast = Signal.interval(every: .ticks(3), on: clock)
    .handleEvents(subscribed: { requests.increment() })
    .share()
  for _ in 1...3 {
    forecast.subscribe { degrees in }
    clock.advance(ticks: 9)
  }
  print("requests: \(requests.count)")
}
