import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct ThrottleTests {
  @Test("the time is counted from the moment at which a value is sent, whatever its handler does")
  func countsFromSending() {
    let clock = VirtualScheduler()
    let source = Subject<Int, Never>()
    let log = Recorder<String>()
    source.signal.throttle(for: .ticks(4), on: clock).subscribe { value in
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
    drawing.check { play in play.first.throttle(for: .ticks(5), on: play.clock) }
  }

  @Test("choice throttle: a period begins before its value is passed on (in RxJS 7 after it)")
  func beginsFirst() {
    let clock = VirtualScheduler()
    let source = Subject<Int, Never>()
    let log = Recorder<String>()
    source.signal.throttle(for: .ticks(2), on: clock).subscribe { value in
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
