import Marbles
import ReactiveCore

// MARK: Lesson 19

func delayedRequest() {
  let clock = VirtualScheduler()
  Signal<String, Never>
    .timer(after: .ticks(2), sending: "done", on: clock)
    .delay(for: .ticks(3), on: clock)
    .subscribe(completed: { print("completed at tick \(clock.tick)") })
  clock.run()
}

func oneLongStep() {
  let clock = VirtualScheduler()
  let ticks = Recorder<Int>()
  clock.at(2) {
    ticks.append(clock.tick)
    clock.schedule(after: .ticks(3)) { ticks.append(clock.tick) }
  }
  clock.advance(ticks: 100)
  print("ticks: \(ticks.values)")
}

func twoClocks() {
  let server = VirtualScheduler()
  let screen = VirtualScheduler()
  let shown = Recorder<Int>()
  Signal<String, Never>
    .timer(after: .ticks(2), sending: "hello", on: server)
    .delay(for: .ticks(3), on: screen)
    .subscribe { text in shown.append(screen.tick) }
  server.advance(ticks: 10)
  screen.advance(ticks: 10)
  print("shown at tick: \(shown.values)")
}

// MARK: Lesson 20

func madeOnceForTwo() {
  let clock = VirtualScheduler()
  let ticks = Recorder<Int>()
  let reminder = Signal<String, Never>
    .timer(after: .ticks(5), sending: "save your text", on: clock)
  for tick in [1, 4] {
    clock.at(tick) {
      reminder.subscribe { text in ticks.append(clock.tick) }
    }
  }
  clock.run()
  print("ticks: \(ticks.values)")
}

func limitForEachAttempt() {
  enum TooLate: Error { case tooLate }
  let clock = VirtualScheduler()
  Signal<String, TooLate>
    .timer(after: .ticks(9), sending: "photo", on: clock)
    .timeout(after: .ticks(5), failingWith: .tooLate, on: clock)
    .retry(1)
    .subscribe(
      next: { photo in print("tick \(clock.tick): \(photo)") },
      failed: { error in print("tick \(clock.tick): too late") })
  clock.run()
}

func waitCounts() {
  enum TooLate: Error { case tooLate }
  let clock = VirtualScheduler()
  Signal<Int, TooLate>.timer(after: .ticks(3), sending: 0, on: clock)
    .then {
      Signal<String, TooLate>
        .timer(after: .ticks(4), sending: "photo", on: clock)
    }
    .timeout(after: .ticks(6), failingWith: .tooLate, on: clock)
    .subscribe(
      next: { photo in print("tick \(clock.tick): \(photo)") },
      failed: { error in print("tick \(clock.tick): too late") })
  clock.run()
}

// MARK: Lesson 21

func pause() {
  let clock = VirtualScheduler()
  let keys = Subject<String, Never>()
  let searches = Recorder<String>()
  keys.signal.debounce(for: .ticks(3), on: clock)
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
  keys.signal.throttle(for: .ticks(3), on: clock)
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
  keys.signal.debounce(for: .ticks(2), on: clock)
    .flatMapLatest { text in
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

// MARK: Lesson 22

func whereItArrives() {
  let background = VirtualScheduler()
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.subscribe(on: background)
    .subscribe { tap in shown.increment() }
  background.run()
  taps.send("buy")
  let before = shown.count
  background.run()
  print("before: \(before), after: \(shown.count)")
}

func whereItIsObserved() {
  let screen = VirtualScheduler()
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.observe(on: screen)
    .subscribe { tap in shown.increment() }
  taps.send("buy")
  let before = shown.count
  screen.run()
  print("before: \(before), after: \(shown.count)")
}

func afterObserve() {
  let screen = VirtualScheduler()
  let checked = Counter()
  let photos = Subject<String, Never>()
  photos.signal
    .observe(on: screen)
    .handleEvents(next: { photo in checked.increment() })
    .subscribe { photo in }
  photos.send("cat")
  let before = checked.count
  screen.run()
  print("before: \(before), after: \(checked.count)")
}

// MARK: Lesson 23

func eagerEachTime() {
  let clock = VirtualScheduler()
  let requests = Counter()
  func drafts() -> Signal<Int, Never> {
    Signal<Int, Never>.just(3)
      .handleEvents(subscribed: { requests.increment() })
      .startEagerly(on: clock)
  }
  drafts().subscribe { count in }
  drafts().subscribe { count in }
  clock.run()
  print("requests: \(requests.count)")
}

func eagerGoesOn() {
  let clock = VirtualScheduler()
  let saved = Recorder<String>()
  let upload = Signal<String, Never>
    .timer(after: .ticks(5), sending: "cat", on: clock)
    .handleEvents(next: { photo in saved.append(photo) })
    .startEagerly(on: clock)
  let screen = upload.subscribe { photo in }
  clock.advance(ticks: 2)
  screen.dispose()
  clock.run()
  print("saved: \(saved.values)")
}

func twoAtATime() {
  let clock = VirtualScheduler()
  let photos = Signal<Int, Never>.from(1...4)
  let uploads = photos.flatMap(maxConcurrent: 2) { photo in
    Signal<Int, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }
  uploads.subscribe(completed: {
    print("all four at tick \(clock.tick)")
  })
  clock.run()
}
