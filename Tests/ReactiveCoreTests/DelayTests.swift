import LessonKit
import ReactiveCore
import Testing

@Suite struct DelayTests {
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

  @Test("law 3: who loses interest while values are on their way gets none of them")
  func takesDelayed() {
    Drawing("", "123|", expects: "--1(2|)", lifetimes: "^--!").check {
      $0.first.delay(.ticks(2), on: $0.clock).take(2)
    }
  }

  @Test("law 12: values on their way are let go with the subscription")
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

  @Test(
    "timeout follows its drawing",
    arguments: [
      Drawing(
        "it fails when the time is up, as in the doc comment", "1---2-----3-|",
        expects: "1---2--#", values: ["#": "late"], lifetimes: "^------!"),
      Drawing(
        "it completes when the source does, in time", "1---2-|", expects: "1---2-|",
        lifetimes: "^-----!"),
      Drawing("it fails when the source does, in time", "1---2-#", expects: "1---2-#"),
      Drawing(
        "values do not gain time (in Rx they do)", "-1-2-3--4-5|", expects: "-1-2-3-#",
        values: ["#": "late"]),
    ])
  func timeout(_ drawing: Drawing) {
    drawing.check {
      $0.first.timeout(after: .ticks(7), failingWith: DrawnError("late"), on: $0.clock)
    }
  }

  @Test("timeout calls its scheduled work off when the source has ended in time")
  func timeoutCallsOff() {
    let clock = VirtualScheduler()
    Signal<Int, Trouble>.just(1).timeout(after: .ticks(9), failingWith: .network, on: clock)
      .subscribe()
    clock.run()
    #expect(clock.now == .zero)
  }

  @Test("law 3: timeout stops an endless source")
  func stopsEndless() {
    let signal = Signal<Int, Trouble>.endless
      .timeout(after: .ticks(1), failingWith: .network, on: VirtualScheduler())
    #expect(signal.take(2).transcript().text == "0 1 |")
  }
}
