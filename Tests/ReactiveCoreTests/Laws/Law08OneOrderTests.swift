import Marbles
import Testing

@testable import ReactiveCore

/// Law 8: what a handler sends is queued, never nested, so all hear everything in one order.
@Suite(.watched) struct Law08OneOrderTests {
  private let log = Recorder<String>()

  @Test("law 8: what a handler sends is queued, not nested", arguments: NumberRow.atOnce)
  func queues(_ row: NumberRow) {
    let gate = Subject<Int, TestError>()
    row.apply(gate.signal).subscribe { [log] value in
      log.append("begin \(value)")
      if value < 3 { gate.send(value + 1) } else { gate.complete() }
      log.append("end \(value)")
    } completed: { [log] in
      log.append("|")
    }
    gate.send(1)
    #expect(log.values == (1...3).flatMap { ["begin \($0)", "end \($0)"] } + ["|"])
  }

  @Test(
    "law 8: what a handler sends to either of two sources is queued, and a failure comes last",
    arguments: NumberRow.ofTwo, [true, false])
  func queuesBeside(_ row: NumberRow, firstSendsFirst: Bool) {
    let (first, second) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let sent = Counter()
    let order = firstSendsFirst ? [first, second] : [second, first]
    row.apply(first.signal, second.signal).subscribe { [log] _ in
      log.append("begin")
      if sent.increment() == 1 {
        for source in order { source.send(2) }
        for source in order { source.fail(.network) }
      }
      log.append("end")
    } failed: { [log] _ in
      log.append("failed")
    }
    for source in order { source.send(1) }
    let values = log.values.filter { $0 != "failed" }
    #expect(values == values.indices.map { $0.isMultiple(of: 2) ? "begin" : "end" })
    #expect(log.values.dropLast().contains("failed") == false)
  }

  @Test(
    "law 8: what a handler sends comes after the event in flight, for all alike",
    arguments: Way.hot)
  func sending(_ source: Way) {
    let (send, signal) = source.open()
    let heard = (0..<3).map { _ in Recorder<Int>() }
    for (index, mine) in heard.enumerated() {
      signal.subscribe { number in
        mine.append(number)
        if number == 1, index == 1 {
          send(.next(2), 0)
          send(.next(3), 0)
          #expect(heard[0].values == [1] && heard[1].values == [1], "queued, not nested")
        }
        if number == 2, index == 0 { send(.next(4), 0) }
        if number == 2, index == 2 { send(.next(5), 0) }
      }
    }
    send(.next(1), 0)
    #expect(heard.map(\.values) == Array(repeating: [1, 2, 3, 4, 5], count: 3))
  }

  @Test("law 8: what is sent by a handler that is handed the past reaches the others at once")
  func sendingFromThePast() {
    let property = Property(1)
    property.signal.log("first ", into: log)
    property.signal.subscribe { [log] number in
      log.append("begin \(number)")
      if number == 1 { property.value = 2 }
      log.append("end \(number)")
    }
    #expect(log.values == ["first 1", "begin 1", "first 2", "end 1", "begin 2", "end 2"])
  }

  @Test(
    "law 8: an ending that a handler sends lets the others have the event in flight",
    arguments: Way.hot)
  func ending(_ source: Way) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
      let (send, signal) = source.open()
      let heard = (0..<3).map { _ in Recorder<Event<Int, TestError>>() }
      for (index, mine) in heard.enumerated() {
        signal.subscribeToEvents { event in
          mine.append(event)
          if event == .next(1), index == 0 {
            for event in [.next(2), ending, .next(3)] { send(event, 0) }
          }
        }
      }
      send(.next(1), 0)
      #expect(heard.map(\.values) == Array(repeating: [.next(1), .next(2), ending], count: 3))
    }
  }

  @Test(
    "law 8: whoever joins while an ending waits is told it after all that was sent before it",
    // A subject that replays hands out what it remembers at once, and the ending in its turn.
    arguments: zip([Way.subject, .replaySubject], [[], ["late 6"]]))
  func joinsWhileEndingWaits(_ source: Way, past: [String]) {
    let (send, signal) = source.open()
    signal.subscribe { [log] value in
      if value != 5 { return }
      send(.next(6), 0)
      send(.failed(.network), 0)
      signal.log("late ", into: log)
    }
    signal.log(into: log)
    send(.next(5), 0)
    #expect(log.values == past + ["5", "6", "#network", "late #network"])
  }

  @Test(
    "law 8: take(until:), ended by a trigger that a handler sends, ends after the handler",
    arguments: [.next(0), .failed(.network)] as [Event<Int, TestError>])
  func triggersFromHandler(_ end: Event<Int, TestError>) {
    let (source, trigger) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    source.signal.take(until: trigger.signal).handleEvents(next: { [log] in log.append("\($0)") })
      .subscribe { [log] value in
        if value == 2 { trigger.forward(end) }
        source.send(value + 1)
        log.append("end \(value)")
      } failed: { [log] _ in
        log.append("over")
      } completed: { [log] in
        log.append("over")
      }
    source.send(1)
    #expect(log.values == ["1", "end 1", "2", "end 2", "over"])
  }
}
