import LessonKit
import Testing

@testable import ReactiveCore

/// What ends a signal from inside its own handler is queued like everything else: the handler goes
/// on to its end, then hears of the ending.
@Suite(.watched) struct ReentrantEndingTests {
  @Test("law 8: takeUntil, ended by a trigger that a handler sends, ends after the handler")
  func triggersFromHandler() {
    for endsWithFailure in [false, true] {
      let (source, trigger) = (Subject<Int, Mishap>(), Subject<Int, Mishap>())
      let heard = Heard<String>()
      source.signal.takeUntil(trigger.signal).subscribe { value in
        heard.append("begin \(value)")
        if value == 2 { trigger.forward(endsWithFailure ? .failed(Mishap(number: 7)) : .next(0)) }
        source.send(value + 1)
        heard.append("end \(value)")
      } failed: { mishap in
        heard.append("failed \(mishap.number)")
      } completed: {
        heard.append("completed")
      }
      source.send(1)
      let ending = endsWithFailure ? "failed 7" : "completed"
      #expect(heard.all == ["begin 1", "end 1", "begin 2", "end 2", ending])
    }
  }

  @Test("law 8: timeout, whose time is up inside a handler, fails after the handler")
  func timesOutInHandler() {
    let (source, clock, heard) = (Subject<Int, Mishap>(), VirtualScheduler(), Heard<String>())
    source.signal.timeout(after: .ticks(2), failingWith: Mishap(number: 7), on: clock)
      .subscribe { value in
        heard.append("begin \(value)")
        clock.advance(by: .ticks(2))
        source.send(value + 1)
        heard.append("end \(value)")
      } failed: { mishap in
        heard.append("failed \(mishap.number)")
      }
    source.send(1)
    #expect(heard.all == ["begin 1", "end 1", "failed 7"])
  }
}
