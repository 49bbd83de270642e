import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct CatchTests {
  @Test(
    "catch follows its drawing",
    arguments: [
      Drawing(
        "it goes on with the replacement, as in the doc comment", "1---2--#", "a---b-|",
        expects: "1---2--a---b-|", lifetimes: "^------!", "-------^-----!"),
      Drawing(
        "without an error it completes when the source does", "1---2--|", "a-|",
        expects: "1---2--|", lifetimes: "^------!", ""),
      Drawing(
        "it fails when the replacement does", "1-#", "a-#", expects: "1-a-#",
        lifetimes: "^-!", "--^-!"),
      Drawing("a source that goes on goes on", "1-2--", "a|", expects: "1-2--"),
    ])
  func `catch`(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.catch { _ in play.second } }
  }

  @Test("the replacement is made from the error, and may fail with another type of error")
  func makesReplacement() {
    let signal = Signal<String, Trouble>.failed(.network)
    let named: Signal<String, Never> = signal.catch { .just("\($0)") }
    #expect(named.transcript().text == "network |")
    let other: Signal<String, DrawnError> = signal.catch { .failed(DrawnError("no \($0)")) }
    #expect(other.transcript().text == "#no network")
  }

  @Test("a replacement that never fails needs no type") func infersNever() {
    let prices = Signal<Int, Trouble>.failed(.network).catch { _ in .just(99) }
    #expect(prices.transcript().text == "99 |")
    let numbered = Signal<Int, Trouble>.failed(.network).catch { error in
      let price = error == .network ? 1 : 2
      return .just(price)
    }
    #expect(numbered.transcript().text == "1 |")
  }

  @Test("law 4: the source is torn down before the replacement is subscribed")
  func tearsDownFirst() {
    let log = Recorder<String>()
    Signal<Int, Trouble>.failed(.network).handleEvents(disposed: { log.append("source gone") })
      .catch { _ in Signal<Int, Never>.just(1).handleEvents(subscribed: { log.append("begin") }) }
      .log(into: log)
    #expect(log.values == ["source gone", "begin", "1", "|"])
  }

  @Test(
    "law 4: torn down, made, begun: in this order, whether the source fails at once or later",
    arguments: [true, false])
  func keepsOneOrder(failsAtOnce: Bool) {
    let (log, later) = (Recorder<String>(), Subject<Int, Trouble>())
    let source = failsAtOnce ? Signal<Int, Trouble>.failed(.network) : later.signal
    source.handleEvents(disposed: { log.append("source gone") })
      .catch { _ -> Signal<Int, Never> in
        log.append("make")
        return Signal<Int, Never>.just(1).handleEvents(subscribed: { log.append("begin") })
      }
      .log(into: log)
    later.fail(.network)
    #expect(log.values == ["source gone", "make", "begin", "1", "|"])
  }

  @Test("law 4: what a source holds until its teardown is free when the replacement is subscribed")
  func releasesFirst() {
    let log = Recorder<String>()
    Signal<Int, Trouble>.holding("source", log, then: .failed(.network))
      .catch { _ in Signal<Int, Never>.holding("replacement", log, then: .completed) }
      .log(into: log)
    #expect(
      log.values == [
        "source opened", "source closed", "replacement opened", "|", "replacement closed",
      ])
  }

  @Test(
    "catch(justReturn:) follows its drawing",
    arguments: [
      Drawing(
        "it sends a value in place of the error, as in the doc comment", "1---2--#",
        expects: "1---2--(0|)", lifetimes: "^------!"),
      Drawing("without an error it completes when the source does", "1---|", expects: "1---|"),
    ])
  func catchJustReturn(_ drawing: Drawing) {
    drawing.check { $0.first.catch(justReturn: "0") }
  }

  @Test("law 3: catch stops an endless source, and an endless replacement")
  func stopsEndless() {
    let endless = Signal<Int, Trouble>.endless
    #expect(endless.catch(justReturn: 7).take(2).transcript().text == "0 1 |")
    let replaced = Signal<Int, Trouble>.failed(.network).catch { _ in endless }
    #expect(replaced.take(2).transcript().text == "0 1 |")
  }
}
