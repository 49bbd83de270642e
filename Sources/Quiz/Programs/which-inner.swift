import LessonKit
import ReactiveCore

func albumCompletes() {
  let clock = VirtualScheduler()
  let photos = Subject<String, Never>()
  let saved = Recorder<String>()
  photos.signal.flatMapLatest { photo in
    Signal<String, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }
  .subscribe { photo in
    saved.append(photo)
  } completed: {
    print("saved: \(saved.values), complete at tick \(clock.tick)")
  }
  clock.at(0) { photos.send("beach") }
  clock.at(1) { photos.send("tower") }
  clock.at(2) { photos.complete() }
  clock.run()
}

func neverDone() {
  let clock = VirtualScheduler()
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.concatMap { word in
    Signal<String, Never> { subscriber in
      clock.schedule(after: .ticks(2)) { subscriber.send(word) }
    }
  }
  .subscribe { answer in shown.append(answer) }
  words.send("R")
  words.send("Rome")
  clock.run()
  print("shown: \(shown.values)")
}

func tapsForThree() {
  let requests = Counter()
  let taps = Subject<String, Never>()
  let answers = taps.signal.flatMap { tap in
    Signal<String, Never>.just("answer to \(tap)")
      .handleEvents(subscribed: { requests.increment() })
  }
  for _ in 1...3 { answers.subscribe { answer in } }
  taps.send("A")
  taps.send("B")
  print("requests: \(requests.count)")
}

func tapsShared() {
  let requests = Counter()
  let taps = Subject<String, Never>()
  let answers = taps.signal.flatMap { tap in
    Signal<String, Never>.just("answer to \(tap)")
      .handleEvents(subscribed: { requests.increment() })
  }.share()
  for _ in 1...3 { answers.subscribe { answer in } }
  taps.send("A")
  taps.send("B")
  print("requests: \(requests.count)")
}
