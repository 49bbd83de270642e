import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct DelayTests {
  @Test(
    "delay follows its drawing",
    arguments: [
      Drawing(
        "everything comes a time later, as in the doc comment", "1---2---|",
        expects: "--1---2---|", lifetimes: "^-------!"),
      Drawing("what comes at one moment keeps its order", "(12|)", expects: "--(12|)"),
      Drawing("it completes later without a value too", "---|", expects: "-----|"),
    ])
  func delay(_ drawing: Drawing) {
    drawing.check { $0.first.delay(.ticks(2), on: $0.clock) }
  }

  @Test(
    "choice delay: a failure is not delayed, and overtakes the values on their way",
    arguments: [
      Drawing(
        "failures are not delayed and overtake the values on their way",
        "1---23#", expects: "--1---#", lifetimes: "^-----!")
    ])
  func overtakes(_ drawing: Drawing) {
    drawing.check { $0.first.delay(.ticks(2), on: $0.clock) }
  }

  @Test("a delay of no time keeps the order, and delivers on the scheduler")
  func delaysNothing() {
    Drawing("", "1-(23)-|", expects: "1-(23)-|").check { $0.first.delay(.zero, on: $0.clock) }
    let clock = VirtualScheduler()
    let heard = Signal<Int, Never>.just(1).delay(.zero, on: clock).transcript()
    #expect(heard.text == "")
    clock.run()
    #expect(heard.text == "1 |")
  }

  @Test("law 3: whoever leaves while values are on their way gets none of them")
  func takesDelayed() {
    Drawing("", "123|", expects: "--1(2|)", lifetimes: "^--!").check {
      $0.first.delay(.ticks(2), on: $0.clock).take(2)
    }
  }

  @Test("law 12: values on their way are released with the subscription")
  func releasesValues() {
    let clock = VirtualScheduler()
    weak var held: Counter?
    let subscription: Disposable
    do {
      let value = Counter()
      held = value
      let source = Subject<Counter, Never>()
      subscription = source.signal.delay(.ticks(9), on: clock).subscribe()
      source.send(value)
    }
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
  }

  @Test("law 5: what becomes due while a handler disposes reaches no closure after delay")
  func sendsNothingAfterDisposal() {
    let (clock, source) = (VirtualScheduler(), Subject<Int, Never>())
    let seen = Recorder<Int>()
    let subscription = Disposable()
    source.signal.delay(.ticks(2), on: clock)
      .handleEvents(next: { seen.append($0) })
      .subscribe(as: subscription) { _ in
        clock.advance(ticks: 5)
        subscription.dispose()
      }
    source.send(1)
    clock.advance(ticks: 1)
    source.send(2)
    clock.advance(ticks: 9)
    #expect(seen.values == [1])
  }
}
