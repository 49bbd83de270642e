import LessonKit
import ReactiveCore
import Testing

/// The laws to which all operators are held alike.
@Suite struct OperatorLawsTests {
  typealias Numbers = Signal<Int, Trouble>

  private let log = Recorder<String>()

  @Test("law 1: values, at most one ending, then nothing", arguments: Operator.all)
  func endsOnce(_ subject: Operator) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, Trouble>] {
      let source = Numbers { subscriber in
        subscriber.send(1)
        subscriber.send(2)
        for event in [ending, .next(3), .failed(.server), .completed] { subscriber.forward(event) }
        return .empty
      }
      #expect(subject.apply(source).transcript().text == "1 2 \(ending.mark)")
    }
  }

  @Test("law 2: lazy, and anew for each subscription", arguments: Operator.all)
  func runsAnew(_ subject: Operator) {
    let runs = Counter()
    let source = Numbers.from([1, 2]).handleEvents(subscribed: { runs.increment() })
    let signal = subject.apply(source)
    #expect(runs.count == 0)
    for _ in 1...2 { #expect(signal.transcript().text == "1 2 |") }
    #expect(runs.count == 2)
  }

  @Test("law 3: take stops an endless sequence behind it", arguments: Operator.all)
  func stopsEndlessSequence(_ subject: Operator) {
    #expect(subject.apply(.endless).take(2).transcript().text == "0 1 |")
  }

  @Test("law 3: take stops an endless producer behind it", arguments: Operator.all)
  func stopsEndlessProducer(_ subject: Operator) {
    let endless = Numbers { subscriber in
      for number in Endless() {
        if subscriber.isDisposed { break }
        subscriber.send(number)
      }
      return .empty
    }
    #expect(subject.apply(endless).take(2).transcript().text == "0 1 |")
  }

  @Test("law 3: a producer is not run for whoever is disposed before", arguments: Operator.all)
  func neverStarts(_ subject: Operator) {
    let source = Numbers.endless.handleEvents(subscribed: { Issue.record("started") })
    let subscription = Disposable()
    subscription.dispose()
    subject.apply(source).subscribe(as: subscription)
    #expect(subject.apply(source).take(0).transcript().text == "|")
  }

  @Test("law 4: the ending first, then one teardown", arguments: Operator.all)
  func tearsDownAfterEnd(_ subject: Operator) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, Trouble>] {
      let gate = Subject<Int, Trouble>()
      let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
      // What stands between the source and the end may be torn down when the source has ended.
      subject.apply(source).handleEvents(disposed: { [log] in log.append("down") }).log(into: log)
      gate.send(1)
      gate.forward(ending)
      #expect(log.values.filter { $0 != "gone" } == ["1", ending.mark, "down"])
      #expect(log.removeAll().filter { $0 == "gone" }.count == 1)
    }
  }

  @Test("law 5: disposal lets the source go, and nothing follows", arguments: Operator.all)
  func disposes(_ subject: Operator) {
    let gate = Subject<Int, Trouble>()
    let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
    let subscription = subject.apply(source).log(into: log)
    gate.send(1)
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
    gate.send(2)
    gate.complete()
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
  }

  @Test("law 8: what a handler sends is queued, not nested", arguments: Operator.all)
  func queues(_ subject: Operator) {
    let gate = Subject<Int, Trouble>()
    subject.apply(gate.signal).subscribe { [log] value in
      log.append("begin \(value)")
      if value < 3 { gate.send(value + 1) } else { gate.complete() }
      log.append("end \(value)")
    } completed: { [log] in
      log.append("|")
    }
    gate.send(1)
    #expect(log.values == (1...3).flatMap { ["begin \($0)", "end \($0)"] } + ["|"])
  }

  @Test("law 9: who is disposed during a delivery gets nothing more", arguments: Operator.all)
  func disposesDuringDelivery(_ subject: Operator) {
    let gate = Subject<Int, Trouble>()
    let victim = Disposable()
    gate.signal.subscribe { _ in victim.dispose() }
    subject.apply(gate.signal).subscribeToEvents(as: victim) { [log] in log.append($0.mark) }
    gate.send(1)
    gate.complete()
    #expect(log.values == [])
  }

  @Test("law 10: a subject that has ended ends it at once", arguments: Operator.all)
  func endsAtOnce(_ subject: Operator) {
    let gate = ReplaySubject<Int, Trouble>(bufferSize: 1)
    gate.send(1)
    gate.send(2)
    gate.fail(.network)
    #expect(subject.apply(gate.signal).transcript().text == "2 #network")
  }
}
