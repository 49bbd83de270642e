import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct ReplayLazilyTests {
  private let source = Subject<Int, TestError>()
  private let log = Recorder<String>()

  private var watched: Signal<Int, TestError> { source.signal.notingRuns(into: log) }

  @Test(
    "choice replayLazily: it begins with the first subscription, and runs its source once for ever")
  func runsOnce() {
    let replayed = watched.replayLazily()
    #expect(log.values == [])
    replayed.subscribe().dispose()
    source.send(1)
    let heard = replayed.transcript()
    source.send(2)
    source.complete()
    #expect(heard.text == "1 2 |")
    #expect(log.values == ["begin", "end"])
  }

  @Test(
    "choice replayLazily: it hands whoever comes after the end what is remembered, then the ending",
    arguments: [Event<Int, TestError>.completed, .failed(.server)])
  func remembersEnd(_ ending: Event<Int, TestError>) {
    let replayed = watched.replayLazily(2)
    replayed.subscribe()
    for value in 1...3 { source.send(value) }
    source.forward(ending)
    #expect(replayed.transcript().text == "2 3 \(ending.mark)")
    #expect(log.values == ["begin", "end"])
  }

  @Test(
    "who subscribes late is handed all of it, as in the doc comment, and as in startEagerly's",
    arguments: [false, true])
  func followsItsDrawing(isEager: Bool) throws {
    let clock = VirtualScheduler()
    let chart = Chart(clock)
    let source = try Timeline(parsing: "--1---2-|").signal(on: clock)
    let remembered =
      isEager ? source.startEagerly(on: ImmediateClock()) : source.replayLazily()
    chart.record("first", remembered)
    clock.at(12) { chart.record("late", remembered) }
    clock.run()
    let rows = chart.drawing.rows
    #expect(rows.first == "--1---2-|")
    #expect(rows.contains { $0.hasSuffix("(12|)") })
  }
}
