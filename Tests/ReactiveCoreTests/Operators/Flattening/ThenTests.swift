import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ThenTests {
  @Test(
    "then follows its drawing",
    arguments: [
      Drawing(
        "it waits for the completion, then goes on, as in the doc comment",
        "1---2--|", "a---b-|", expects: "-------a---b-|",
        lifetimes: "^------!", "-------^-----!"),
      Drawing(
        "it fails when the source does, and the other signal never starts", "1---#", "a---b-|",
        expects: "----#", lifetimes: "^---!", ""),
      Drawing(
        "it fails when the other does", "1-|", "a-#", expects: "--a-#",
        lifetimes: "^-!", "--^-!"),
      Drawing("it goes on also after a source without values", "-|", "a|", expects: "-a|"),
    ])
  func then(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.then { play.second } }
  }

  @Test(
    "law 4: torn down, made, begun: in this order, whether the source completes at once or later",
    arguments: [true, false])
  func keepsOneOrder(completesAtOnce: Bool) {
    let (log, later) = (Recorder<String>(), Subject<Int, Never>())
    let source = completesAtOnce ? Signal<Int, Never>.empty : later.signal
    source.handleEvents(disposed: { log.append("source gone") })
      .then { () -> Signal<String, Never> in
        log.append("make")
        return Signal<String, Never>.just("a").handleEvents(subscribed: { log.append("start") })
      }
      .log(into: log)
    if !completesAtOnce { #expect(log.values == []) }
    later.complete()
    #expect(log.values == ["source gone", "make", "start", "a", "|"])
  }

  @Test("law 3: then stops an endless signal that it goes on with")
  func stopsEndless() {
    let signal = Signal<Int, Never>.from([7, 8]).then { Signal<Int, Never>.endless }
    #expect(signal.take(2).transcript().text == "0 1 |")
  }

  @Test("law 3: then does not go on for somebody who has lost interest")
  func disposesBeforeNext() {
    let subscription = Disposable()
    Signal<Int, Never>.just(1).handleEvents(completed: { subscription.dispose() })
      .then { () -> Signal<Int, Never> in
        Issue.record("went on")
        return .never
      }
      .subscribe(as: subscription)
  }

  @Test("law 4: what a source holds until its teardown is free when the next signal is subscribed")
  func releasesFirst() {
    let log = Recorder<String>()
    Signal<Int, Never>.holding("source", log, then: .completed)
      .then { Signal<Int, Never>.holding("next", log, then: .completed) }
      .log(into: log)
    #expect(
      log.values == ["source opened", "source closed", "next opened", "|", "next closed"])
  }

  @Test("law 4: a source that ends later is torn down before the next signal is subscribed")
  func tearsDownFirst() {
    let (log, source) = (Recorder<String>(), Subject<Int, Never>())
    source.signal.handleEvents(disposed: { log.append("source gone") })
      .then { Signal<Int, Never>.just(1).handleEvents(subscribed: { log.append("begin") }) }
      .log(into: log)
    source.complete()
    #expect(log.values == ["source gone", "begin", "1", "|"])
  }
}
