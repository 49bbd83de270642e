import Testing

@testable import ReactiveCore

/// One subscription whose values, endings and disposal come from several threads.
private final class Arena: Sendable {
  let subscription = Disposable()
  let send: @Sendable (Event<Int, TestError>, Int) -> Void
  let events = ThreadRecorder<Event<Int, TestError>>()
  let end = Moment()
  let disposed = Moment()
  private let late = ThreadCounter()

  /// How many deliveries began after `dispose()` had returned.
  var lateDeliveries: Int { late.count }

  init(_ way: Way) {
    let (send, signal) = way.open()
    self.send = send
    signal.subscribeToEvents(as: subscription) { [events, end, disposed, late] event in
      if disposed.hasCome { late.increment() }
      events.append(event)
      if event.isTerminal { end.announce() }
    }
  }
}

@Suite(.watched) struct ThreadsEndingTests {
  @Test(
    "law 1: endings that race values and each other end it once, as the last", arguments: Way.all)
  func endsOnce(_ way: Way) {
    let arenas = (0..<60).map { _ in Arena(way) }
    race(arenas, threads: 8) { arena, thread in
      for number in 0..<20 {
        if number == 10, thread == 0 { arena.send(.completed, thread) }
        if number == 10, thread == 1 { arena.send(.failed(TestError.network), thread) }
        arena.send(.next(number), thread)
      }
    }
    for arena in arenas {
      for thread in 0..<8 { arena.send(.failed(TestError.server), thread) }
      #expect(arena.end.wait())
      let events = arena.events.values
      #expect(events.filter(\.isTerminal).count == 1)
      #expect(events.last?.isTerminal == true)
      // The handler announces the end before the core disposes.
      spin { arena.subscription.isDisposed }
      #expect(arena.subscription.isDisposed)
    }
  }

  @Test(
    "law 5: after dispose() has returned, at most the delivery in flight still begins",
    arguments: Way.all)
  func disposalStopsDeliveries(_ way: Way) {
    let arenas = (0..<40).map { _ in Arena(way) }
    race(arenas, threads: 4) { arena, thread in
      if thread == 0 {
        spin { arena.events.count >= 10 }
        arena.subscription.dispose()
        arena.disposed.announce()
      } else {
        for number in 0..<100 { arena.send(.next(number), thread) }
      }
    }
    for arena in arenas {
      let count = arena.events.count
      // A thread may have found the subscription alive just before it was disposed. There is no
      // second one, since deliveries do not overlap.
      #expect(arena.lateDeliveries <= 1)
      for thread in 0..<8 {
        arena.send(.next(1_000), thread)
        arena.send(.completed, thread)
      }
      #expect(arena.lateDeliveries <= 1)
      #expect(arena.events.count <= count + 1)
      #expect(!arena.events.values.contains(.next(1_000)))
      #expect(!arena.end.hasCome)
    }
  }

  @Test("law 1: whoever waits for an ending on another thread is told of each failure")
  func wakesWithFailure() async {
    let queue = QueueScheduler(label: "failing")
    let failing = Signal<Int, TestError>.failed(.server).subscribe(on: queue)
    for _ in 0..<2_000 {
      #expect(throws: TestError.server) { try failing.toArray() }
      await #expect(throws: TestError.server) { for try await _ in failing.values {} }
    }
  }

  @Test("law 5: teardown runs once when disposals and endings from eight threads meet")
  func tearsDownOnce() {
    let arenas = (0..<500).map { _ in
      (inlet: Inlet<Int, Never>(), torn: ThreadCounter(), Disposable())
    }
    for (inlet, torn, subscription) in arenas {
      inlet.signal.handleEvents(disposed: { torn.increment() }).subscribe(as: subscription)
      subscription.add { torn.increment() }
    }
    race(arenas, threads: 8) { arena, thread in
      let (inlet, _, subscription) = arena
      if thread.isMultiple(of: 2) { subscription.dispose() } else { inlet.send(.completed) }
    }
    for (_, torn, _) in arenas { #expect(torn.count == 2) }
  }

  @Test("law 5: what is added while a disposable is disposed is undone exactly once")
  func addingRacesDisposal() {
    let arenas = (0..<200).map { _ in
      (disposable: Disposable(), undone: (0..<70).map { _ in ThreadCounter() })
    }
    race(arenas, threads: 8) { arena, thread in
      if thread == 7 { return arena.disposable.dispose() }
      for number in 0..<10 {
        let undone = arena.undone[thread * 10 + number]
        if number.isMultiple(of: 2) {
          arena.disposable.add { undone.increment() }
        } else {
          arena.disposable.add(Disposable { undone.increment() })
        }
      }
    }
    for (_, undone) in arenas { #expect(undone.allSatisfy { $0.count == 1 }) }
  }

  @Test("law 10: whoever subscribes while a subject ends hears of the end once", arguments: [0, 2])
  func subscribingRacesTheEnd(bufferSize: Int) {
    let arenas = (0..<500).map { _ in
      (
        subject: ReplaySubject<Int, Never>(bufferSize: bufferSize),
        ends: (0..<8).map { _ in ThreadCounter() }
      )
    }
    race(arenas, threads: 8) { arena, thread in
      if thread == 0 {
        arena.subject.send(1)
        arena.subject.complete()
        arena.subject.send(2)
      }
      arena.subject.signal.subscribe { value in
        if value == 2 { Issue.record("sent after the end") }
      } completed: {
        arena.ends[thread].increment()
      }
    }
    for (_, ends) in arenas { #expect(ends.map(\.count) == Array(repeating: 1, count: 8)) }
  }
}
