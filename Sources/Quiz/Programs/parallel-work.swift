import LessonKit
import ReactiveCore

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
