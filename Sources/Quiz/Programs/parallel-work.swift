import LessonKit
import ReactiveCore

func begunAlready() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let drafts = Signal<Int, Never>.just(3)
    .handleEvents(subscribed: { requests.increment() })
    .startEagerly(on: clock)
  clock.run()
  let before = requests.count
  drafts.subscribe { count in }
  drafts.subscribe { count in }
  print("before: \(before), in the end: \(requests.count)")
}

func bothReady() {
  let clock = VirtualScheduler()
  let photo = Signal<String, Never>
    .timer(after: .ticks(5), sending: "cat", on: clock)
  let name = Signal<String, Never>
    .timer(after: .ticks(3), sending: "Ada", on: clock)
  combineLatest(photo, name).subscribe { both in
    print("both at tick \(clock.tick)")
  }
  clock.run()
}

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

func oneAtATime() {
  let clock = VirtualScheduler()
  let photos = Signal<Int, Never>.from(1...4)
  let uploads = photos.concatMap { photo in
    Signal<Int, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }
  uploads.subscribe(completed: {
    print("all four at tick \(clock.tick)")
  })
  clock.run()
}

func oneThenTheOther() {
  let clock = VirtualScheduler()
  let photo = Signal<String, Never>
    .timer(after: .ticks(5), sending: "cat", on: clock)
  let name = Signal<String, Never>
    .timer(after: .ticks(3), sending: "Ada", on: clock)
  photo.flatMap { photo in name.map { name in photo + name } }
    .subscribe { both in print("both at tick \(clock.tick)") }
  clock.run()
}

func allAtATime() {
  let clock = VirtualScheduler()
  let photos = Signal<Int, Never>.from(1...4)
  let uploads = photos.flatMap { photo in
    Signal<Int, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }
  uploads.subscribe(completed: {
    print("all four at tick \(clock.tick)")
  })
  clock.run()
}
