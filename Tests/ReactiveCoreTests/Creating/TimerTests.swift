import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct TimerTests {
  @Test("a timer sends one value after a time and completes, as in the doc comment")
  func sendsLater() {
    Drawing("", expects: "---(t|)", values: ["t": "tea"]).check {
      Signal<String, Never>.timer(after: .ticks(3), sending: "tea", on: $0.clock)
    }
  }

  @Test("a timer of no time still waits for its scheduler")
  func sendsAtOnce() {
    let clock = VirtualScheduler()
    let heard = Signal<String, Never>.timer(after: .zero, sending: "tea", on: clock).transcript()
    #expect(heard.text == "")
    clock.run()
    #expect(heard.text == "tea |")
    #expect(clock.now == .zero)
  }
}
