import LessonKit
import ReactiveCore

func twoUploads() {
  let clock = VirtualScheduler()
  let photos = Subject<String, Never>()
  let saved = Recorder<String>()
  photos.signal.flatMapLatest { photo in
    Signal<String, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }.subscribe { photo in saved.append(photo) }
  photos.send("cat")
  clock.advance(ticks: 1)
  photos.send("dog")
  clock.run()
  print("saved: \(saved.values)")
}

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

func lateByTwo() {
  enum TooLate: Error { case tooLate }
  let clock = VirtualScheduler()
  let answer = Signal<String, TooLate> { subscriber in
    clock.schedule(after: .ticks(1)) { subscriber.fail(.tooLate) }
  }
  answer.delay(.ticks(4), on: clock)
    .subscribe(failed: { error in
      print("failed at tick \(clock.tick)")
    })
  clock.run()
}
