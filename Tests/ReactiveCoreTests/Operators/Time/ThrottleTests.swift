import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ThrottleTests {
  @Test(
    "throttle follows its drawing",
    arguments: [
      Drawing(
        "the first comes at once, then the latest, as in the doc comment", "1-2-3------4-|",
        expects: "1---3------4-|", lifetimes: "^------------!"),
      Drawing(
        "the time begins anew with each value that is sent", "12-3-4-5-6-7-|",
        expects: "1---3---5---7|"),
      Drawing(
        "completion flushes what still waits", "12-|", expects: "1--(2|)", lifetimes: "^--!"),
      Drawing("failure drops what still waits", "12-#", expects: "1--#", lifetimes: "^--!"),
      Drawing("a value after a quiet time comes at once", "1-------2-|", expects: "1-------2-|"),
      Drawing("it completes without a value", "---|", expects: "---|"),
      Drawing("what has been sent is not flushed again", "12-----|", expects: "1---2--|"),
      Drawing(
        "of several at one moment the first comes at once", "(123)------|",
        expects: "1---3------|"),
    ])
  func throttle(_ drawing: Drawing) {
    drawing.check { $0.first.throttle(.ticks(4), on: $0.clock) }
  }

  @Test("the time is counted from the moment at which a value is sent, whatever its handler does")
  func countsFromSending() {
    let clock = VirtualScheduler()
    let source = Subject<Int, Never>()
    let log = Recorder<String>()
    source.signal.throttle(.ticks(4), on: clock).subscribe { value in
      log.append("\(value) at \(clock.tick)")
      if value == 1 { clock.advance(ticks: 2) }
    }
    source.send(1)
    source.send(2)
    clock.run()
    #expect(log.values == ["1 at 0", "2 at 4"])
  }

  @Test(
    "choice throttle: a completion sends what waits at once (RxJS 7 and RxSwift wait)",
    arguments: [
      Drawing("what waits does not wait for its time", "12|", expects: "1-(2|)"),
      Drawing("a failure drops it", "12#", expects: "1-#"),
    ])
  func flushes(_ drawing: Drawing) {
    drawing.check { play in play.first.throttle(.ticks(5), on: play.clock) }
  }

  @Test("choice throttle: a period begins before its value is passed on (in RxJS 7 after it)")
  func beginsFirst() {
    let clock = VirtualScheduler()
    let source = Subject<Int, Never>()
    let log = Recorder<String>()
    source.signal.throttle(.ticks(2), on: clock).subscribe { value in
      log.append("\(value) at \(clock.tick)")
      guard value == 1 else { return }
      clock.at(2) {
        source.send(2)
        source.send(3)
      }
    }
    source.send(1)
    clock.run()
    #expect(log.values == ["1 at 0", "2 at 2", "3 at 4"])
  }
}
