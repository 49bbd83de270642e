import LessonKit
import ReactiveCore

func savedPhotos() {
  let clock = VirtualScheduler()
  let photos = Subject<String, Never>()
  let saved = Recorder<String>()
  photos.signal.flatMapLatest { photo in
    Signal<String, Never> { subscriber in
      clock.schedule(after: .ticks(3)) {
        subscriber.send(photo)
        subscriber.complete()
      }
    }
  }.subscribe { photo in saved.append(photo) }
  photos.send("beach")
  clock.advance(ticks: 1)
  photos.send("tower")
  clock.run()
  print("saved: \(saved.values)")
}

func bothPhotos() {
  let clock = VirtualScheduler()
  let photos = Subject<String, Never>()
  let inOrder = Recorder<String>()
  let sideBySide = Recorder<String>()
  @Sendable func upload(_ photo: String) -> Signal<String, Never> {
    .timer(after: .ticks(3), sending: photo, on: clock)
  }
  photos.signal.concatMap(upload).subscribe { photo in inOrder.append(photo) }
  photos.signal.flatMap(upload).subscribe { photo in sideBySide.append(photo) }
  photos.send("beach")
  clock.advance(ticks: 1)
  photos.send("tower")
  clock.run()
  print("concatMap: \(inOrder.values), flatMap: \(sideBySide.values)")
}

func slowAnswer() {
  let clock = VirtualScheduler()
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.flatMap { word in
    Signal<String, Never> { subscriber in
      let wait = word == "R" ? 4 : 1
      return clock.schedule(after: .ticks(wait)) {
        subscriber.send(word)
      }
    }
  }.subscribe { answer in shown.append(answer) }
  words.send("R")
  words.send("Rome")
  clock.run()
  print("the screen shows: \(shown.values.last ?? "nothing")")
}

func newestAnswer() {
  let clock = VirtualScheduler()
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.flatMapLatest { word in
    Signal<String, Never> { subscriber in
      let wait = word == "R" ? 4 : 1
      return clock.schedule(after: .ticks(wait)) {
        subscriber.send(word)
      }
    }
  }.subscribe { answer in shown.append(answer) }
  words.send("R")
  words.send("Rome")
  clock.run()
  print("the screen shows: \(shown.values.last ?? "nothing")")
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

func arrayKeepsTheOrder() {
  let photos = ["A", "B", "C"].flatMap { photo in [photo] }
  print("saved: \(photos.joined(separator: ", "))")
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
