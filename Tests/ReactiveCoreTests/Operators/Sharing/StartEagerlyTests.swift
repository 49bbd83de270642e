import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct StartEagerlyTests {
  private let clock = VirtualScheduler()
  private let runs = Counter()

  /// Sends 1 at once and 2 a tick later, and counts how often it is run.
  private var work: Signal<Int, TestError> {
    Signal.timer(after: .ticks(1), sending: 2, on: clock).startWith(1)
      .handleEvents(subscribed: { [runs] in runs.increment() })
  }

  @Test("it runs once, and whoever subscribes begins with all that was sent before")
  func remembers() {
    let result = work.startEagerly(on: clock)
    let early = result.transcript()
    clock.advance(ticks: 0)
    let late = result.transcript()
    #expect([early.text, late.text] == ["1", "1"])
    clock.run()
    let last = result.transcript()
    #expect([early.text, late.text, last.text] == Array(repeating: "1 2 |", count: 3))
    #expect(runs.count == 1)
  }
}
