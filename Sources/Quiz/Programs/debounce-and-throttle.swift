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

func pauseWhileTyping() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let requests = Counter()
  let answers = Counter()
  keys.signal.debounce(.ticks(2), on: clock).flatMapLatest { text in
    Signal<String, Never>
      .timer(after: .ticks(5), sending: text, on: clock)
      .handleEvents(subscribed: { requests.increment() })
  }
  .subscribe { answer in answers.increment() }
  clock.at(0) { keys.send("B") }
  clock.at(4) { keys.send("Be") }
  clock.run()
  print("requests: \(requests.count), answers: \(answers.count)")
}
