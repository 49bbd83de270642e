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

func paidTwice() {
  let clock = VirtualScheduler()
  let charges = Counter()
  let receipts = Counter()
  let payment = Signal<String, Never> { subscriber in
    charges.increment()
    return clock.schedule(after: .ticks(3)) {
      subscriber.send("paid")
      subscriber.complete()
    }
  }
  let taps = Subject<Int, Never>()
  taps.signal.concatMap { tap in payment }
    .subscribe { receipt in receipts.increment() }
  taps.send(1)
  clock.advance(ticks: 1)
  taps.send(2)
  clock.run()
  print("charges: \(charges.count), receipts: \(receipts.count)")
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

func lastAnswer() {
  let clock = VirtualScheduler()
  Signal<Int, Never>.from([3, 1]).concatMap { wait in
    Signal<Int, Never>
      .timer(after: .ticks(wait), sending: wait, on: clock)
  }.subscribe(completed: {
    print("tick \(clock.tick): the last answer")
  })
  clock.run()
}

func lastAnswers() {
  let clock = VirtualScheduler()
  let waits = Signal<Int, Never>.from([3, 1])
  let ticks = Recorder<Int>()
  @Sendable func request(_ wait: Int) -> Signal<Int, Never> {
    .timer(after: .ticks(wait), sending: wait, on: clock)
  }
  waits.flatMapLatest(request)
    .subscribe(completed: { ticks.append(clock.tick) })
  waits.flatMap(request).subscribe(completed: { ticks.append(clock.tick) })
  clock.run()
  let (latest, all) = (ticks.values[0], ticks.values[1])
  print("flatMap: tick \(all), flatMapLatest: tick \(latest)")
}
