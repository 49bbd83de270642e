import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct ShareTests {
  private let clock = VirtualScheduler()
  private let log = Recorder<String>()

  /// Begins and ends for each run.
  private var source: Signal<String, DrawnError> {
    let drawn = try? Timeline(parsing: "----1---2---3---4-|")
    return (drawn?.signal(on: clock) ?? .failed(DrawnError("the drawing is wrong")))
      .notingRuns(into: log)
  }

  private func chart(_ shared: Signal<String, DrawnError>) -> [String] {
    let chart = Chart(clock)
    let early = Disposable()
    early.add(chart.record("early", shared))
    clock.at(9) { chart.record("late", shared) }
    clock.at(14) { early.dispose() }
    clock.run()
    return chart.drawing.rows
  }

  @Test("choice share: it runs its source once for all who listen, as in the doc comment")
  func shares() {
    #expect(
      chart(source.share()) == [
        "----1---2---3--",
        "^-------------!",
        "         ---3---4-|",
        "         ^--------!",
      ])
    #expect(log.values == ["begin", "end"])
  }

  @Test("share(replay:) hands a late subscriber the last values of the run first")
  func replays() {
    #expect(
      chart(source.share(replay: 1)) == [
        "----1---2---3--",
        "^-------------!",
        "         2--3---4-|",
        "         ^--------!",
      ])
    #expect(log.values == ["begin", "end"])
  }

  @Test("choice share: it is torn down with the last listener, and the next one starts anew")
  func startsAnew() {
    let shared = source.share(replay: 9)
    let first = shared.transcript()
    let second = shared.transcript()
    clock.advance(ticks: 8)
    first.subscription.dispose()
    #expect(log.values == ["begin"])
    second.subscription.dispose()
    #expect(log.values == ["begin", "end"])
    #expect(second.text == "1 2")

    let third = shared.transcript()
    #expect(log.values == ["begin", "end", "begin"])
    #expect(third.text == "")
    clock.run()
    #expect(third.text == "1 2 3 4 |")
  }

  @Test("choice share: whoever is handed the past can be the last to leave, and then come again")
  func leavesWhileJoining() {
    let (numbers, begun) = (Subject<Int, Never>(), Counter())
    let shared = numbers.signal.handleEvents(subscribed: { begun.increment() }).share(replay: 1)
    let (first, second) = (Disposable(), Disposable())
    shared.subscribe(as: first)
    numbers.send(1)
    shared.subscribe(as: second) { _ in
      first.dispose()
      second.dispose()
      shared.subscribe()
      #expect(begun.count == 2)
    }
    #expect(second.isDisposed)
  }

  @Test(
    "choice share: it starts anew after the end too (Combine's share hands on the ending)",
    arguments: [false, true])
  func startsAnewAfterEnd(fails: Bool) {
    let late = fails ? Signal<String, DrawnError>.failed(DrawnError("late")) : .empty
    let shared = concat(source, late).share(replay: 9)
    for _ in 0..<2 {
      let heard = shared.transcript()
      clock.run()
      #expect(heard.text == (fails ? "1 2 3 4 #late" : "1 2 3 4 |"))
    }
    #expect(log.values == ["begin", "end", "begin", "end"])
  }

  @Test("the end of an old run does not part those who come later from the new run")
  func joinsNewRun() {
    let runs = [Subject<Int, Never>(), Subject<Int, Never>()]
    let begun = Counter()
    let shared = Signal<Int, Never> { subscriber in
      runs[begun.increment() - 1].signal.subscribeToEvents { subscriber.forward($0) }
    }.share()
    shared.subscribe(completed: { [log] in shared.log("a", into: log) })
    runs[0].complete()
    shared.log("b", into: log)
    runs[1].send(1)
    #expect(log.values == ["a1", "b1"])
    #expect(begun.count == 2)
  }

  @Test("choice share: a new run may begin while the old one is being torn down")
  func beginsDuringTeardown() {
    let log = Recorder<String>()
    let again = Recorder<Signal<Int, Never>>()
    let runs = Counter()
    let shared = Signal<Int, Never> { _ in
      let run = runs.increment()
      log.append("\(run) begins")
      return Disposable {
        if run == 1 { again.values.first?.subscribe() }
        log.append("\(run) ends")
      }
    }.share()
    again.append(shared)
    shared.subscribe().dispose()
    #expect(log.values == ["1 begins", "2 begins", "1 ends"])
  }
}
