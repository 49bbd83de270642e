import LessonKit
import ReactiveCore
import Testing

/// What happens when the handlers of a subject send, subscribe and dispose.
@Suite(.watched) struct SubjectHandlerTests {
  private let subject = Subject<Int, Trouble>()
  private let log = Recorder<String>()

  @Test("law 8: a value sent from a handler is queued, so all see one order (RxSwift nests it)")
  func sendsFromHandler() {
    subject.signal.subscribe { [subject, log] value in
      log.append("a\(value)")
      if value == 1 { subject.send(2) }
      log.append("a\(value) done")
    }
    subject.signal.log("b", into: log)
    subject.send(1)
    #expect(log.values == ["a1", "a1 done", "b1", "a2", "a2 done", "b2"])
  }

  @Test("law 8: an ending sent from a handler still lets the others have the event in flight")
  func endsFromHandler() {
    subject.signal.subscribe { [subject] _ in subject.complete() }
    subject.signal.log("b", into: log)
    subject.send(1)
    #expect(log.values == ["b1", "b|"])
  }

  @Test("law 10: what a handler sends after the ending it has sent is ignored")
  func sendsAfterEnd() {
    subject.signal.subscribe { [subject] value in
      if value > 1 { return }
      subject.send(2)
      subject.fail(.network)
      subject.send(3)
    }
    subject.signal.log(into: log)
    subject.send(1)
    #expect(log.values == ["1", "2", "#network"])
  }

  @Test("law 8: whoever joins while an ending waits is told it after all that was sent before it")
  func joinsWhileEndingWaits() {
    typealias Way = (
      signal: Signal<Int, Trouble>, send: @Sendable (Event<Int, Trouble>) -> Void
    )
    let replaying = ReplaySubject<Int, Trouble>(bufferSize: 1)
    let ways: [Way] = [
      (subject.signal, { [subject] event in subject.forward(event) }),
      (replaying.signal, { event in replaying.forward(event) }),
    ]
    for way in ways {
      way.signal.subscribe { [log] value in
        if value != 5 { return }
        way.send(.next(6))
        way.send(.failed(.network))
        way.signal.log("late ", into: log)
      }
      way.signal.log(into: log)
      way.send(.next(5))
    }
    // A subject that replays hands out what it remembers at once, and the ending in its turn.
    #expect(
      log.values == [
        "5", "6", "#network", "late #network", "late 6", "5", "6", "#network", "late #network",
      ])
  }

  @Test("law 10: whoever joins while the ending is being delivered is told it at once")
  func joinsDuringEnding() {
    subject.signal.subscribe(completed: { [subject, log] in
      subject.signal.log("late ", into: log)
      log.append("joined")
    })
    subject.complete()
    #expect(log.values == ["late |", "joined"])
  }

  @Test("whoever leaves during a delivery is released after it, and not before")
  func leavesDuringDelivery() {
    let leaving = Disposable()
    let released = Disposable { [log] in log.append("released") }
    final class Token: Sendable {
      let released: Disposable
      init(_ released: Disposable) { self.released = released }
      deinit { released.dispose() }
    }
    func listen() {
      let token = Token(released)
      subject.signal.subscribe(as: leaving) { _ in _ = token.released }
    }
    listen()
    subject.signal.subscribe { [log] _ in
      leaving.dispose()
      log.append("left")
    }
    subject.send(1)
    #expect(log.values == ["left", "released"])
  }

  @Test("the owner of a bag may be released in its own delivery")
  func ownerDiesInDelivery() {
    final class Screen: Sendable {
      let bag = DisposeBag()
      let log: Recorder<String>
      init(_ log: Recorder<String>) { self.log = log }
      deinit { log.append("screen gone") }
    }
    let screen = Holder(Screen(log))
    if let owner = screen.take() {
      screen.put(owner)
      subject.signal.subscribe { [log] value in
        log.append("\(value)")
        _ = screen.take()
      }.disposed(by: owner.bag)
    }
    subject.signal.log("other ", into: log)
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["1", "screen gone", "other 1", "other 2"])
  }

  @Test("law 9: whoever subscribes during a delivery misses the event in flight")
  func subscribesFromHandler() {
    subject.signal.take(1).subscribe { [subject, log] _ in
      subject.signal.log("late ", into: log)
    }
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["late 2"])
  }

  @Test("law 9: whoever subscribes during a delivery gets what is sent after that, also from there")
  func subscribesThenSends() {
    subject.signal.take(1).subscribe { [subject, log] _ in
      subject.send(2)
      subject.signal.log("late ", into: log)
      subject.send(3)
    }
    subject.signal.log(into: log)
    subject.send(1)
    #expect(log.values == ["1", "2", "3", "late 3"])
  }

  @Test("law 9: whoever subscribes during the delivery of the ending gets the ending")
  func subscribesDuringEnd() {
    subject.signal.subscribe(completed: { [subject, log] in
      subject.signal.log("late ", into: log)
    })
    subject.complete()
    #expect(log.values == ["late |"])
  }

  @Test(
    "law 9: whoever is disposed during a delivery gets nothing more, not even the event in flight")
  func disposesFromHandler() {
    let victim = Disposable()
    subject.signal.subscribe { _ in victim.dispose() }
    subject.signal.subscribeToEvents(as: victim) { [log] in log.append($0.mark) }
    subject.signal.log("c", into: log)
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["c1", "c2"])
  }

  @Test("law 9: nor do the closures of its operators see the event in flight")
  func disposesBehindOperator() {
    let victim = Disposable()
    subject.signal.subscribe { _ in victim.dispose() }
    subject.signal.handleEvents(next: { [log] in log.append("\($0)") }).subscribe(as: victim)
    subject.send(1)
    #expect(log.values == [])
  }

  @Test("law 9: a handler may dispose its own subscription")
  func disposesItself() {
    let subscription = Disposable()
    subject.signal.subscribe(as: subscription) { [log] value in
      log.append("\(value)")
      subscription.dispose()
    }
    subject.signal.log("b", into: log)
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["1", "b1", "b2"])
  }

  @Test("law 8: what waits is not delivered to whoever has left meanwhile")
  func disposesWhileEventsWait() {
    let victim = Disposable()
    subject.signal.subscribe { [subject] value in
      if value == 1 { subject.send(2) } else { victim.dispose() }
    }
    subject.signal.subscribeToEvents(as: victim) { [log] in log.append($0.mark) }
    subject.send(1)
    #expect(log.values == ["1"])
  }

  @Test("law 11: 100,000 values that handlers send need no deeper stack")
  func sendsOften() {
    let subject = Subject<Int, Never>()
    subject.signal.subscribe { [log] value in
      if value < 100_000 { subject.send(value + 1) } else { log.append("\(value)") }
    }
    subject.send(0)
    #expect(log.values == ["100000"])
  }
}

/// A place for one object, which can be taken out.
private final class Holder<Object: AnyObject & Sendable>: Sendable {
  private let object: Recorder<Object>

  init(_ object: Object) {
    self.object = Recorder()
    put(object)
  }

  func put(_ object: Object) { self.object.append(object) }
  func take() -> Object? { object.removeAll().first }
}
