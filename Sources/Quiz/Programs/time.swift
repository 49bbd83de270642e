import LessonKit
import ReactiveCore

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

func limitForAll() {
  enum TooLate: Error { case tooLate }
  let clock = VirtualScheduler()
  let steps = Counter()
  Signal.interval(every: .ticks(3), on: clock)
    .setFailureType(to: TooLate.self)
    .timeout(after: .ticks(7), failingWith: .tooLate, on: clock)
    .subscribe { step in
      steps.increment()
    } failed: { error in
      print("tick \(clock.tick): failed after \(steps.count) steps")
    }
  clock.advance(ticks: 20)
}

func delayedRequest() {
  let clock = VirtualScheduler()
  Signal<String, Never>
    .timer(after: .ticks(2), sending: "done", on: clock)
    .delay(.ticks(3), on: clock)
    .subscribe(completed: { print("completed at tick \(clock.tick)") })
  clock.run()
}
