import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DelayTests {
  @Test(
    "choice delay: a failure is not delayed, and overtakes the values on their way",
    arguments: [
      Drawing(
        "failures are not delayed and overtake the values on their way",
        "1---23#", expects: "--1---#", lifetimes: "^-----!")
    ])
  func overtakes(_ drawing: Drawing) {
    drawing.check { $0.first.delay(for: .ticks(2), on: $0.clock) }
  }

  @Test("a delay of no time keeps the order, and delivers on the scheduler")
  func delaysNothing() {
    Drawing("", "1-(23)-|", expects: "1-(23)-|").check { $0.first.delay(for: .zero, on: $0.clock) }
    let clock = VirtualScheduler()
    let heard = Signal<Int, Never>.just(1).delay(for: .zero, on: clock).transcript()
    #expect(heard.text == "")
    clock.run()
    #expect(heard.text == "1 |")
  }
}
