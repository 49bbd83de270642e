import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FlatMapTests {
  @Test(
    "flatMap follows its drawing",
    arguments: [
      Drawing(
        "what the inner signals send comes as it comes",
        "1-----2---|", "a---a---a|", "b--b|", expects: "a---a-b-ab|",
        lifetimes: "^---------!", "^--------!", "------^---!"),
      Drawing(
        "it waits for the inner signals when the source has completed",
        "1-2|", "a----a|", "b|", expects: "a-b--a|", lifetimes: "^--!", "^-----!", "--^!"),
      Drawing(
        "it waits for the source when the inner signals have completed",
        "1----|", "a|", expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and disposes the others",
        "1-2-----|", "a--a--a|", "b--#", expects: "a-ba-#",
        lifetimes: "^----!", "^----!", "--^--!"),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signals",
        "1---#", "a-a-a-a|", expects: "a-a-#", lifetimes: "^---!", "^---!"),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "two values at one moment run two signals at once", "(12)------|", "a-----a-|", "b-----b-|",
        expects: "(ab)--(ab)|", lifetimes: "^---------!", "^-------!", "^-------!"),
    ])
  func flatMap(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.flatMap { play.inner($0) } }
  }

  @Test("an inner signal that is hot is heard from the moment on at which it is made")
  func flatMapsHot() {
    Drawing(
      "", "--1--|", "a-b-c-d-e|", expects: "--b-c-d-e|", lifetimes: "^----!", "--^------!"
    ).check(as: .hot) { play in play.first.flatMap { play.inner($0) } }
  }

  @Test("synchronous inner signals come one after another, each whole")
  func flatMapsSynchronously() {
    let signal = Signal<Int, Never>.from(1...3).flatMap { .from([$0, $0 * 10]) }
    #expect(signal.transcript().text == "1 10 2 20 3 30 |")
  }

  @Test("the inner signal is subscribed at once, before the next value is asked for")
  func subscribesAtOnce() {
    let log = Recorder<String>()
    Signal<Int, Never>.from([1, 2]).handleEvents(next: { log.append("value \($0)") })
      .flatMap { value in
        Signal<Int, Never>.never.handleEvents(subscribed: { log.append("inner \(value)") })
      }
      .subscribe()
    #expect(log.values == ["value 1", "inner 1", "value 2", "inner 2"])
  }

  @Test("law 3: flatMap stops an endless source, and an endless inner signal")
  func stopsEndless() {
    let endless = Signal<Int, Never>.endless
    #expect(endless.flatMap { .just($0) }.take(2).transcript().text == "0 1 |")
    #expect(Signal.just(1).flatMap { _ in endless }.take(2).transcript().text == "0 1 |")
    #expect(endless.flatMap { _ in endless }.take(2).transcript().text == "0 1 |")
  }

  @Test("a synchronous failure of an inner signal stops an endless source")
  func failsEndless() {
    let signal = Signal<Int, Trouble>.endless.flatMap { value -> Signal<Int, Trouble> in
      value < 2 ? .just(value) : .failed(.network)
    }
    #expect(signal.transcript().text == "0 1 #network")
  }

  @Test("law 11: 100,000 synchronous inner signals run in constant stack")
  func runsManySignals() {
    let sum = Signal<Int, Never>.from(0..<100_000).flatMap { .just($0) }.count()
    #expect(sum.transcript().text == "100000 |")
  }
}
