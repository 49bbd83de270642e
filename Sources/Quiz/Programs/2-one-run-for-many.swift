import Marbles
import ReactiveCore

// MARK: Lesson 7

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

// MARK: Lesson 8

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

// MARK: Lesson 9

func mappedLate() {
  let got = Recorder<String>()
  let volume = Property(5)
  let labels = volume.signal.map { level in "level \(level)" }
  volume.value = 6
  labels.subscribe { label in got.append(label) }
  print("the screen gets: \(got.values)")
}

func letGoOfVolume() {
  let got = Recorder<String>()
  var volume: Property<Int>? = Property(5)
  volume?.signal.subscribe(
    next: { level in got.append("\(level)") },
    completed: { got.append("completed") })
  volume = nil
  print("it gets: \(got.values)")
}

func writtenTwice() {
  let got = Recorder<Int>()
  let volume = Property(5)
  volume.signal.subscribe { level in got.append(level) }
  volume.value = 6
  volume.value = 6
  volume.value = 5
  print("the display gets: \(got.values)")
}

// MARK: Lesson 10

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
