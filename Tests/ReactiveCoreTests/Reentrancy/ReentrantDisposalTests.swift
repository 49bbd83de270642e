import Testing

@testable import ReactiveCore

@Suite(.watched) struct ReentrantDisposalTests {
  typealias Numbers = Signal<Int, Mishap>
  typealias Row = OperatorRow<Int, Mishap>

  private static let rows =
    Row.ofSubjects + [
      Row("nothing") { source, _ in source },
      Row("a chain") { source, _ in
        source.map { $0 }.flatMap { .just($0) }.filter { $0 > 0 }.share()
      },
    ]

  @Test(
    "law 3: a handler that disposes itself in the first event gets no other and stops the source",
    arguments: rows.filter { $0.passage == .atOnce })
  func disposingItself(_ row: Row) {
    let endless = [
      Numbers.from(1...),
      Numbers { subscriber in
        var number = 1
        while !subscriber.isDisposed {
          subscriber.send(number)
          number += 1
        }
        return .empty
      },
    ]
    for source in endless {
      let (torn, heard, subscription) = (Tally(), Heard<Int>(), Disposable())
      row.apply(source.handleEvents(disposed: { torn.add() }))
        .subscribe(as: subscription) { number in
          heard.append(number)
          subscription.dispose()
        }
      #expect(heard.all == [1])
      #expect(torn.count == 1)
    }
  }

  @Test(
    "law 3: a handler that disposes itself in an event of a subject gets no other",
    arguments: rows)
  func disposingItselfOnSubject(_ row: Row) {
    let (subject, heard, subscription) = (Subject<Int, Mishap>(), Heard<Int>(), Disposable())
    row.apply(subject.signal).subscribe(as: subscription) { number in
      heard.append(number)
      if number == 1 { subject.send(number + 1) }
      if number == 2 { subscription.dispose() }
      if number == 2 { subject.send(number + 1) }
    }
    subject.send(1)
    subject.send(4)
    #expect(heard.all == [1, 2])
  }

  @Test(
    "law 9: whoever is disposed during a delivery gets nothing more, also after operators",
    arguments: rows)
  func disposingAnother(_ row: Row) {
    for disposesFirst in [true, false] {
      let (subject, heard, subscription) = (Subject<Int, Mishap>(), Heard<Int>(), Disposable())
      subject.signal.subscribe { number in
        if number == 2, disposesFirst { subscription.dispose() }
        if number == 2 { subject.send(3) }
        if number == 2, !disposesFirst { subscription.dispose() }
        if number == 4 { Issue.record("the test sends no 4") }
      }
      row.apply(subject.signal).subscribe(as: subscription) {
        heard.append($0)
      } failed: { _ in
        heard.append(-1)
      } completed: {
        heard.append(-2)
      }
      subject.send(1)
      subject.send(2)
      subject.complete()
      #expect(heard.all == [1])
    }
  }

  @Test(
    "law 9: two handlers of one shared signal: the first disposes the second", arguments: [0, 2])
  func disposingAnotherListener(replay: Int) {
    let (subject, heard, second) = (Subject<Int, Mishap>(), Heard<String>(), Disposable())
    let shared = subject.signal.share(replay: replay)
    shared.subscribe { number in
      heard.append("first \(number)")
      if number == 2 { second.dispose() }
    }
    shared.map { $0 }.subscribe(as: second) { heard.append("second \($0)") }
    for number in 1...3 { subject.send(number) }
    #expect(heard.all == ["first 1", "second 1", "first 2", "first 3"])
  }

  @Test("law 9: what an inner signal has on its way does not arrive after a disposal in a handler")
  func disposingDuringInner() {
    let (heard, subscription) = (Heard<Int>(), Disposable())
    let inner = Numbers.from([1, 2, 3])
    Numbers.from([0, 0]).flatMap { _ in inner.concatMap { .from([$0, $0]) } }
      .subscribe(as: subscription) { number in
        heard.append(number)
        if number == 2 { subscription.dispose() }
      }
    #expect(heard.all == [1, 1, 2])
  }

  @Test("law 5: a teardown may dispose its own subscription, and what it adds is undone at once")
  func disposingInTeardown() {
    let (heard, subscription) = (Heard<String>(), Disposable())
    subscription.add {
      subscription.dispose()
      subscription.add { heard.append("late") }
      heard.append("first added")
    }
    subscription.add { heard.append("last added") }
    subscription.dispose()
    #expect(heard.all == ["last added", "late", "first added"])
  }
}
