import LessonKit
import ReactiveCore
import Testing

/// The laws to which all operators are held alike.
@Suite(.watched) struct OperatorLawsTests {
  typealias Row = OperatorRow<Int, Trouble>
  typealias Numbers = Signal<Int, Trouble>

  private let log = Recorder<String>()

  @Test("law 1: values, at most one ending, then nothing", arguments: Row.atOnce)
  func endsOnce(_ row: Row) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, Trouble>] {
      let source = Numbers { subscriber in
        subscriber.send(1)
        subscriber.send(2)
        for event in [ending, .next(3), .failed(.server), .completed] { subscriber.forward(event) }
        return .empty
      }
      #expect(row.apply(source).transcript().text == "1 2 \(ending.mark)")
    }
  }

  @Test("law 2: lazy, and anew for each subscription", arguments: Row.atOnce)
  func runsAnew(_ row: Row) {
    let runs = Counter()
    let source = Numbers.from([1, 2]).handleEvents(subscribed: { runs.increment() })
    let signal = row.apply(source)
    #expect(runs.count == 0)
    for _ in 1...2 { #expect(signal.transcript().text == "1 2 |") }
    #expect(runs.count == 2)
  }

  @Test("law 3: take stops an endless sequence before it", arguments: Row.atOnce)
  func stopsEndlessSequence(_ row: Row) {
    #expect(row.apply(.endless).take(2).transcript().text == "0 1 |")
  }

  @Test("law 3: take stops an endless producer before it", arguments: Row.atOnce)
  func stopsEndlessProducer(_ row: Row) {
    let endless = Numbers { subscriber in
      for number in Endless() {
        if subscriber.isDisposed { break }
        subscriber.send(number)
      }
      return .empty
    }
    #expect(row.apply(endless).take(2).transcript().text == "0 1 |")
  }

  @Test("law 3: a producer is not run for whoever is disposed before", arguments: Row.atOnce)
  func neverStarts(_ row: Row) {
    let source = Numbers.endless.handleEvents(subscribed: { Issue.record("started") })
    let subscription = Disposable()
    subscription.dispose()
    row.apply(source).subscribe(as: subscription)
    #expect(row.apply(source).take(0).transcript().text == "|")
  }

  @Test("law 4: the ending first, then one teardown", arguments: Row.atOnce)
  func tearsDownAfterEnd(_ row: Row) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, Trouble>] {
      let gate = Subject<Int, Trouble>()
      let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
      // What stands between the source and the end may be torn down when the source has ended.
      row.apply(source).handleEvents(disposed: { [log] in log.append("down") }).log(into: log)
      gate.send(1)
      gate.forward(ending)
      #expect(log.values.filter { $0 != "gone" } == ["1", ending.mark, "down"])
      #expect(log.removeAll().filter { $0 == "gone" }.count == 1)
    }
  }

  @Test("law 5: disposal lets the source go, and nothing follows", arguments: Row.atOnce)
  func disposes(_ row: Row) {
    let gate = Subject<Int, Trouble>()
    let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
    let subscription = row.apply(source).log(into: log)
    gate.send(1)
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
    gate.send(2)
    gate.complete()
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
  }

  @Test("law 8: what a handler sends is queued, not nested", arguments: Row.atOnce)
  func queues(_ row: Row) {
    let gate = Subject<Int, Trouble>()
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

  @Test("law 9: whoever is disposed during a delivery gets nothing more", arguments: Row.atOnce)
  func disposesDuringDelivery(_ row: Row) {
    let gate = Subject<Int, Trouble>()
    let victim = Disposable()
    gate.signal.subscribe { _ in victim.dispose() }
    row.apply(gate.signal).subscribeToEvents(as: victim) { [log] in log.append($0.mark) }
    gate.send(1)
    gate.complete()
    #expect(log.values == [])
  }

  @Test("law 10: a subject that has ended ends it at once", arguments: Row.atOnce)
  func endsAtOnce(_ row: Row) {
    let gate = ReplaySubject<Int, Trouble>(bufferSize: 1)
    gate.send(1)
    gate.send(2)
    gate.fail(.network)
    #expect(row.apply(gate.signal).transcript().text == "2 #network")
  }
}
