import Marbles
import ReactiveCore
import Testing

/// Law 1: any number of values, then at most one ending, then nothing, also while an ending is still
/// on its way and has not disposed of the subscription yet.
@Suite(.watched) struct Law01GrammarTests {
  @Test(
    "law 1: values, at most one ending, then nothing", arguments: NumberRow.atOnce + [.nothing])
  func endsOnce(_ row: NumberRow) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
      let source = Numbers { subscriber in
        subscriber.send(1)
        subscriber.send(2)
        for event in [ending, .next(3), .failed(.server), .completed] { subscriber.forward(event) }
        return .empty
      }
      #expect(row.apply(source).transcript().text == "1 2 \(ending.mark)")
    }
  }

  /// Operators in forms that the table does not have.
  private static let special = [
    NumberRow("take(while:), when a value has ended it") { source, _ in source.take { $0 != 0 } },
    NumberRow(ofTwo: "timeout, when it is time") { first, _, around in
      first.timeout(after: .ticks(1), failingWith: .network, on: around.clock)
    },
    NumberRow(ofTwo: "take(until:)") { first, second, _ in
      first.take(until: second.filter { _ in false })
    },
    NumberRow(ofTwo: "zip, with a value that waits") { first, second, _ in
      zip(first, second.startWith(1)).map { $0 + $1 }
    },
    NumberRow(ofTwo: "created") { first, second, _ in
      Signal { subscriber in
        let both = first.subscribeToEvents { subscriber.forward($0) }
        both.add(second.subscribeToEvents { subscriber.forward($0) })
        return both
      }
    },
  ]

  @Test(
    "law 1: nothing follows an ending that waits after the operator",
    arguments: NumberRow.all + special)
  func nothingFollows(row: NumberRow) {
    let (clock, log) = (VirtualScheduler(), Recorder<String>())
    let (first, second) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let signal = row.makeOfBoth(
      first.signal, second.signal, Surroundings(clock: clock, error: .server))
    // What comes from either source waits for the handler.
    whileHandlerRuns(listeningTo: signal.noting(into: log)) {
      second.send(0)
      first.send(1)
      second.fail(.network)
      clock.run()
      first.send(2)
      first.send(3)
      first.complete()
    }
    #expect(log.values.firstIndex { "#|".contains($0.prefix(1)) } == log.values.count - 1)
  }

  @Test(
    "law 1: of two failures the first is passed on, whichever source it comes from",
    arguments: NumberRow.ofTwo(subscribing: .withFirst), [true, false])
  func passesOnTheFirst(row: NumberRow, firstFailsFirst: Bool) {
    let (first, second) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let heard = row.apply(first.signal, second.signal).transcript()
    let failures = [{ first.fail(.network) }, { second.fail(.server) }]
    for fail in firstFailsFirst ? failures : failures.reversed() { fail() }
    #expect(heard.text == (firstFailsFirst ? "#network" : "#server"))
  }

  @Test("law 1: what came before an ending that waits does not follow it")
  func nothingFollowsOfMany() {
    let (sources, log) = ([Subject<Int, TestError>(), Subject(), Subject()], Recorder<String>())
    let groups = zip(sources.map(\.signal)).filter { _ in
      // Both wait, since the group is on its way. With the first of them, no group can follow.
      sources[0].complete()
      sources[1].send(2)
      return false
    }
    whileHandlerRuns(listeningTo: groups.map { $0[0] }.noting(into: log)) {
      for source in sources { source.send(1) }
    }
    #expect(log.values == ["|"])
  }

  @Test("law 1: nothing follows an ending that waits when a timer still runs")
  func nothingFollowsOfTimer() {
    let (source, clock, log) = (
      Subject<Int, TestError>(), VirtualScheduler(), Recorder<String>()
    )
    let debounced = source.signal.debounce(for: .ticks(1), on: clock)
    whileHandlerRuns(listeningTo: debounced.noting(into: log)) {
      source.send(1)
      source.complete()
      clock.run()
    }
    #expect(log.values == ["1", "|"])
  }

  @Test(
    "law 1: a subscriber that is complete for one source does not complete again for another",
    arguments: NumberRow.ofTwo)
  func completesOnce(row: NumberRow) {
    let (first, second) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let (busy, completions) = (Subject<Int, TestError>(), Counter())
    let watched = row.apply(first.signal, second.signal)
      .handleEvents(completed: { completions.increment() })
    // While the handler runs, the completion of the trigger waits.
    busy.signal.take(until: watched).subscribe { _ in
      first.complete()
      second.complete()
    }
    busy.send(99)
    #expect(completions.count == 1)
  }
}
