import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ConcatMapTests {
  @Test(
    "concatMap follows its drawing",
    arguments: [
      Drawing(
        "the inner signals run one after another", "1--2------|", "a----a|", "b-b|",
        expects: "a----ab-b-|", lifetimes: "^---------!", "^-----!", "------^--!"),
      Drawing(
        "it waits for those whose turn has not come when the source has completed",
        "12|", "a--a|", "b--b|", expects: "a--ab--b|", lifetimes: "^-!", "^---!", "----^---!"),
      Drawing(
        "it waits for the source when the inner signals have completed", "1----|", "a|",
        expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and those behind it never run",
        "12-----|", "a--#", "b--b|", expects: "a--#", lifetimes: "^--!", "^--!", ""),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signal",
        "12--#", "a-a-a-a|", "b|", expects: "a-a-#", lifetimes: "^---!", "^---!", ""),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "an inner signal that never ends keeps the others waiting", "12-|", "a--a--", "b|",
        expects: "a--a--", lifetimes: "^--!", "^", ""),
    ])
  func concatMap(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.concatMap { play.inner($0) } }
  }

  @Test("a hot inner signal is heard from its turn on only")
  func concatMapsHot() {
    Drawing(
      "", "12------|", "--a-|", "-b---b-b|", expects: "--a--b-b|",
      lifetimes: "^-------!", "^---!", "----^---!"
    ).check(as: .hot) { play in play.first.concatMap { play.inner($0) } }
  }

  @Test("the inner signal is made when its turn has come, not before")
  func makesLate() {
    let log = Recorder<String>()
    let gates = [Subject<Int, Never>(), Subject<Int, Never>()]
    Signal<Int, Never>.from([0, 1]).concatMap { index in
      log.append("make \(index)")
      return gates[index].signal
    }.log(into: log)
    gates[0].send(5)
    gates[1].send(6)
    gates[0].complete()
    gates[1].send(7)
    gates[1].complete()
    #expect(log.values == ["make 0", "5", "make 1", "7", "|"])
  }

  @Test("law 4: an inner signal is torn down before the next one is subscribed")
  func tearsDownFirst() {
    let log = Recorder<String>()
    Signal<Int, Never>.from([1, 2]).concatMap { number in
      Signal<Int, Never>.just(number).handleEvents(
        subscribed: { log.append("begin \(number)") }, disposed: { log.append("end \(number)") })
    }.log(into: log)
    #expect(log.values == ["begin 1", "1", "end 1", "begin 2", "2", "end 2", "|"])
  }

  @Test("law 3: concatMap stops an endless source, and an endless inner signal")
  func stopsEndless() {
    let endless = Signal<Int, Never>.endless
    #expect(endless.concatMap { .just($0) }.take(2).transcript().text == "0 1 |")
    #expect(Signal.just(1).concatMap { _ in endless }.take(2).transcript().text == "0 1 |")
    #expect(endless.concatMap { _ in endless }.take(2).transcript().text == "0 1 |")
  }

  @Test("law 11: 100,000 synchronous inner signals run in constant stack")
  func runsManySynchronously() {
    let signal = Signal<Int, Never>.from(0..<100_000).concatMap { .just($0) }
    #expect(signal.count().transcript().text == "100000 |")
  }

  @Test("law 11: 100,000 inner signals queued behind an asynchronous one run in constant stack")
  func runsManySignals() {
    let gate = Subject<Int, Never>()
    let count = Signal<Int, Never>.from(0..<100_000)
      .concatMap { $0 == 0 ? gate.signal : .just($0) }.count().transcript()
    #expect(count.text == "")
    gate.complete()
    #expect(count.text == "99999 |")
  }
}
