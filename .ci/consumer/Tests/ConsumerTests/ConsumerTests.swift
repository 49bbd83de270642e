import Marbles
import ReactiveCore
import Testing

/// What a search box shows: the results for what was typed, once nobody types any more.
func results<Failure>(
  of typed: Signal<String, Failure>, on clock: some TimedScheduler
) -> Signal<String, Failure> {
  typed.debounce(for: .ticks(3), on: clock).map { text in text + "!" }
}

@Suite struct ConsumerTests {
  private let search = MarbleCheck(
    ["a-b-----c---|"], expects: "-----x-----y|", lifetimes: ["^-----------!"],
    values: ["x": "b!", "y": "c!"])

  @Test("a signal does what is drawn")
  func isAsDrawn() {
    #expect(search.difference { results(of: $0.first, on: $0.clock) } == nil)
  }

  @Test("the difference is a text for any test framework")
  func isText() {
    #expect(
      search.difference { play in play.first.map { text in text + "!" } } == """
        source 1  a-b-----c---|
        expected  -----d-----e|
        actual    f-d-----e---|
                  d = b!
                  e = c!
                  f = a!
        """)
  }

  @Test("signals, subjects and disposables are there")
  func listens() {
    let news = Subject<String, Never>()
    let heard = Recorder<String>()
    let subscription = news.signal.subscribe { heard.append($0) }
    news.send("the weather")
    subscription.dispose()
    news.send("the news")
    #expect(heard.values == ["the weather"])
  }
}
