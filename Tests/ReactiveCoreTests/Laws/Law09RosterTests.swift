import Marbles
import Testing

@testable import ReactiveCore

/// Law 9: a value is delivered in the order of subscription, to those who are on the roster when its
/// delivery begins and have not left since.
@Suite(.watched) struct Law09RosterTests {
  private let log = Recorder<String>()

  @Test("law 9: whoever subscribes during a delivery misses the event in flight and has the next")
  func subscribing() {
    let subject = Subject<Int, TestError>()
    subject.signal.subscribe { [log] number in
      log.append("first \(number)")
      if number != 1 { return }
      subject.send(2)
      subject.signal.map { $0 }.log("new ", into: log)
      subject.send(3)
    }
    subject.signal.log("second ", into: log)
    subject.send(1)
    #expect(
      log.values == [
        "first 1", "second 1", "first 2", "second 2", "first 3", "second 3", "new 3",
      ])
  }

  /// Ways to a value that latecomers are handed, once somebody listens.
  private static let remembering =
    [
      Way.replaySubject,
      Way("a property") {
        let property = Property(0)
        return (
          { event, _ in if case .next(let number) = event { property.value = number } },
          property.signal.setFailureType(to: TestError.self)
        )
      },
      Way(through: "share(replay:)") { $0.share(replay: 1) },
      Way(through: "replayLazily") { $0.replayLazily(1) },
    ]

  @Test(
    "law 9: whoever subscribes while another is handed the past stands after it",
    arguments: remembering)
  func subscribingFromThePast(_ way: Way) {
    let (send, signal) = way.open()
    let keeper = signal.subscribe()
    send(.next(1), 0)
    let hasChild = Counter()
    signal.subscribe { [log] number in
      log.append("parent \(number)")
      if hasChild.increment() == 1 { signal.log("child ", into: log) }
    }
    log.removeAll()
    send(.next(2), 0)
    #expect(log.values == ["parent 2", "child 2"])
    keeper.dispose()
  }

  @Test("law 9: an inner signal of the same property never goes with an outer value that is over")
  func nestsOneProperty() {
    let property = Property(1)
    let pairs = property.signal.flatMapLatest { outer in
      property.signal.map { inner in "\(outer)\(inner)" }
    }.transcript()
    property.value = 2
    #expect(pairs.text == "11 22")
  }

  @Test(
    "law 9: whoever is disposed during a delivery gets nothing more, also after operators",
    arguments: NumberRow.ofSubjects + [.nothing])
  func disposingAnother(_ row: NumberRow) {
    for disposesFirst in [true, false] {
      let (subject, victim, heard) = (Subject<Int, TestError>(), Disposable(), Recorder<String>())
      subject.signal.subscribe { number in
        guard number == 2 else { return }
        if disposesFirst { victim.dispose() }
        subject.send(3)
        victim.dispose()
      }
      // Not even the closures of its operators see the event in flight.
      row.apply(subject.signal.handleEvents(next: { heard.append("passes \($0)") }))
        .log(into: heard, as: victim)
      for number in 1...2 { subject.send(number) }
      subject.complete()
      #expect(heard.values == ["passes 1", "1"])
    }
  }

  @Test(
    "law 9: of two handlers of one source the first disposes the second",
    arguments: Way.hot)
  func disposingListener(_ source: Way) {
    let (send, signal) = source.open()
    let second = Disposable()
    signal.subscribe { [log] number in
      log.append("first \(number)")
      if number == 2 { second.dispose() }
    }
    signal.map { $0 }.log("second ", into: log, as: second)
    for number in 1...3 { send(.next(number), 0) }
    #expect(log.values == ["first 1", "second 1", "first 2", "first 3"])
  }

  @Test(
    "law 9: a handler may dispose its own subscription in an event", arguments: NumberRow.ofSubjects
  )
  func disposingItself(_ row: NumberRow) {
    let (subject, subscription) = (Subject<Int, TestError>(), Disposable())
    row.apply(subject.signal).subscribe(as: subscription) { [log] number in
      log.append("\(number)")
      if number == 1 { subject.send(2) }
      if number == 2 {
        subscription.dispose()
        subject.send(3)
      }
    }
    subject.signal.log("other ", into: log)
    subject.send(1)
    subject.send(4)
    #expect(log.values == ["1", "other 1", "2", "other 2", "other 3", "other 4"])
  }
}
