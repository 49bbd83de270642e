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

func lostOnTheWay() {
  enum Broken: Error { case line }
  let clock = VirtualScheduler()
  let shown = Recorder<Int>()
  let feed = Subject<Int, Broken>()
  feed.signal.delay(.ticks(4), on: clock)
    .subscribe { number in shown.append(number) }
  feed.send(1)
  clock.advance(ticks: 3)
  feed.send(2)
  clock.advance(ticks: 2)
  feed.fail(.line)
  clock.run()
  print("shown: \(shown.values)")
}

func delayedAnswer() {
  let clock = VirtualScheduler()
  Signal<String, Never>
    .timer(after: .ticks(2), sending: "the answer", on: clock)
    .delay(.ticks(3), on: clock)
    .subscribe { answer in print("tick \(clock.tick): \(answer) comes") }
  clock.run()
}

func nothingOvertakes() {
  let clock = VirtualScheduler()
  let shown = Recorder<String>()
  let feed = Subject<Int, Never>()
  feed.signal.delay(.ticks(4), on: clock)
    .subscribe { number in shown.append("\(number) at tick \(clock.tick)") }
  feed.send(1)
  clock.advance(ticks: 3)
  feed.send(2)
  clock.run()
  print("shown: \(shown.values.joined(separator: ", "))")
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
