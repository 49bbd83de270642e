import Testing

@testable import Marbles
@testable import ReactiveCore

@Suite struct ChartTests {
  private let clock = VirtualScheduler()

  /// Sends 0 and 1, at ticks 2 and 4 of each run.
  private var source: Signal<Int, Never> { .interval(every: .ticks(2), on: clock) }

  /// Ada comes at tick 0 and leaves at tick 5; Ben comes at tick 1.
  private func listen(_ chart: Chart, to signal: Signal<Int, Never>) {
    let ada = chart.record("Ada", signal)
    clock.at(1) { chart.record("Ben", signal) }
    clock.at(5) { ada.dispose() }
    clock.advance(ticks: 5)
  }

  @Test("a row ends when the listener lets go, not when the source ends")
  func endsWithListener() throws {
    let (chart, subscription) = (Chart(clock), Disposable())
    let source = try Timeline(parsing: "--|").signal(on: clock)
    chart.watch("run", source).start(Subscriber(subscription: subscription) { _ in })
    clock.at(4) { subscription.dispose() }
    clock.advance(ticks: 5)
    #expect(chart.drawing.lines == ["run  --|", "     ^---!"])
  }

  @Test("what begins for a listener later on stands above it as well, in order")
  func innerAreAboveTheirListener() {
    let chart = Chart(clock)
    let (first, second) = (chart.watch("first", source.take(1)), chart.watch("second", source))
    chart.record("Ada", first.then { second.take(1) })
    chart.record("Ben", .never as Signal<Int, Never>)
    clock.advance(ticks: 4)
    #expect(
      chart.drawing.timelines.map(\.label).filter { $0 != "" } == ["first", "second", "Ada", "Ben"])
  }

  @Test("what begins by itself goes above the first that gets its values, with its kin")
  func feedersAreAboveTheirListener() {
    let chart = Chart(clock)
    let answers = Subject<Int, Never>()
    chart.record("Ada", answers.signal)
    chart.record("Ben", answers.signal)
    @Sendable func ask(_ name: String) -> Disposable {
      chart.watch(name, source).subscribe { answers.send($0) }
    }
    clock.at(1) { ask("early").dispose() }
    clock.at(2) { _ = ask("late") }
    clock.advance(ticks: 3)
    let labels = { chart.drawing.timelines.map(\.label).filter { $0 != "" } }
    #expect(labels() == ["Ada", "Ben", "early", "late"])
    clock.advance(ticks: 1)
    #expect(labels() == ["early", "late", "Ada", "Ben"])
  }

  @Test("by run, a run that no listener started stands where it began")
  func standsAlone() {
    let chart = Chart(clock, byRun: true)
    let subject = Subject<Int, Never>()
    let feed = chart.watch("run", source).subscribe { subject.send($0) }
    listen(chart, to: subject.signal)
    #expect(
      chart.drawing.lines == [
        "run 1  --0-1-",
        "       ^-----",
        "Ada    --0-1-",
        "       ^----!",
        "Ben     -0-1-",
        "        ^----",
      ])
    feed.dispose()
  }

  @Test("by run, a run on another chart goes above no row of this one")
  func keepsToItsChart() {
    let outer = Chart(clock)
    let inner = Chart(clock, byRun: true)
    inner.record("first", Signal<Int, Never>.never)
    outer.record("Ada", inner.watch("run", source))
    #expect(inner.drawing.timelines.map(\.label) == ["first", "", "run 1", ""])
    #expect(outer.drawing.timelines.map(\.label) == ["Ada", ""])
  }
}
