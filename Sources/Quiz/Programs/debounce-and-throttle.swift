import LessonKit
import ReactiveCore

func pause() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let searches = Recorder<String>()
  keys.signal.debounce(.ticks(3), on: clock)
    .subscribe { text in searches.append(text) }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 2)
  }
  clock.run()
  print("searches: \(searches.values)")
}

func throttledKeys() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let searches = Recorder<String>()
  keys.signal.throttle(.ticks(3), on: clock)
    .subscribe { text in searches.append(text) }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 2)
  }
  clock.run()
  print("searches: \(searches.values)")
}

func threeKeys() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let searches = Recorder<String>()
  keys.signal.throttle(.ticks(3), on: clock)
    .subscribe { text in searches.append(text) }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 1)
  }
  clock.run()
  print("searches: \(searches.values)")
}

func debouncedKeys() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let searches = Recorder<String>()
  keys.signal.debounce(.ticks(3), on: clock)
    .subscribe { text in searches.append(text) }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 1)
  }
  clock.run()
  print("searches: \(searches.values)")
}

func neverQuiet() {
  let clock = VirtualScheduler()
  let shown = Counter()
  let finger = Signal.interval(every: .ticks(2), on: clock)
  finger.debounce(.ticks(3), on: clock)
    .subscribe { place in shown.increment() }
  clock.advance(ticks: 12)
  print("shown: \(shown.count)")
}

func afterTheRequest() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let requests = Counter()
  keys.signal.flatMapLatest { text in
    Signal<String, Never>
      .timer(after: .ticks(2), sending: text, on: clock)
      .handleEvents(subscribed: { requests.increment() })
  }
  .debounce(.ticks(3), on: clock)
  .subscribe { answer in }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 1)
  }
  clock.run()
  print("requests: \(requests.count)")
}

func neverQuietThrottled() {
  let clock = VirtualScheduler()
  let moves = Counter()
  let shown = Counter()
  Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(next: { place in moves.increment() })
    .throttle(.ticks(3), on: clock)
    .subscribe { place in shown.increment() }
  clock.advance(ticks: 12)
  print("moves: \(moves.count), shown: \(shown.count)")
}

func beforeTheRequest() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let requests = Counter()
  keys.signal.debounce(.ticks(3), on: clock).flatMapLatest { text in
    Signal<String, Never>
      .timer(after: .ticks(2), sending: text, on: clock)
      .handleEvents(subscribed: { requests.increment() })
  }
  .subscribe { answer in }
  for text in ["B", "Be", "Ber"] {
    keys.send(text)
    clock.advance(ticks: 1)
  }
  clock.run()
  print("requests: \(requests.count)")
}
