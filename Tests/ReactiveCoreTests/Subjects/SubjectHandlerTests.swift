import LessonKit
import ReactiveCore
import Testing

/// What happens when the handlers of a subject send, subscribe and dispose.
@Suite struct SubjectHandlerTests {
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

  @Test("law 9: who subscribes during a delivery misses the event in flight")
  func subscribesFromHandler() {
    subject.signal.take(1).subscribe { [subject, log] _ in
      subject.signal.log("late ", into: log)
    }
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["late 2"])
  }

  @Test("law 9: who subscribes during a delivery gets what is sent after that, also from there")
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

  @Test("law 9: who subscribes during the delivery of the ending gets the ending")
  func subscribesDuringEnd() {
    subject.signal.subscribe(completed: { [subject, log] in
      subject.signal.log("late ", into: log)
    })
    subject.complete()
    #expect(log.values == ["late |"])
  }

  @Test("law 9: who is disposed during a delivery gets nothing more, not even the event in flight")
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
