import Marbles
import ReactiveCore
import Testing

/// Law 2: a cold signal does nothing until it is subscribed, and every subscription runs anew.
@Suite(.watched) struct Law02ColdTests {

  @Test("law 2: lazy, and anew for each subscription", arguments: NumberRow.atOnce + [.nothing])
  func runsAnew(_ row: NumberRow) {
    let runs = Counter()
    let source = Signal<Int, TestError>.from([1, 2]).handleEvents(subscribed: { runs.increment() })
    let signal = row.apply(source)
    #expect(runs.count == 0)
    for _ in 1...2 { #expect(signal.transcript().text == "1 2 |") }
    #expect(runs.count == 2)
  }
}
