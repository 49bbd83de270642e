import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DebounceTests {
  @Test(
    "choice debounce: completion flushes what is pending, failure drops it",
    arguments: [
      Drawing(
        "completion flushes what is pending, as in the doc comment",
        "1-2-3------4-|", expects: "-------3-----(4|)", lifetimes: "^------------!"),
      Drawing(
        "failure drops what is pending", "1------2-#", expects: "---1-----#",
        lifetimes: "^--------!"),
    ])
  func flushes(_ drawing: Drawing) {
    drawing.check { $0.first.debounce(for: .ticks(3), on: $0.clock) }
  }

  /// A clock on which the time is up at the very moment at which more work is scheduled.
  private final class TightClock: TimedScheduler {
    private let pending = Recorder<@Sendable () -> Void>()
    let now = Duration.zero

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
      runAll()
      pending.append(work)
      return Disposable()
    }

    func runAll() {
      for work in pending.removeAll() { work() }
    }
  }

  @Test("a value for which the time is up just when the next one comes is dropped")
  func dropsOvertakenValue() {
    let clock = TightClock()
    let source = Subject<Int, Never>()
    let heard = source.signal.debounce(for: .ticks(3), on: clock).transcript()
    source.send(1)
    source.send(2)
    #expect(heard.text == "")
    clock.runAll()
    #expect(heard.text == "2")
  }
}
