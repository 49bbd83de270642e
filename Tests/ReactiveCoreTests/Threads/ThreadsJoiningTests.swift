import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsJoiningTests {
  @Test(
    "law 10: live order equals replay order while eight threads send", arguments: [3, 5_000, .max])
  func replayHasLiveOrder(bufferSize: Int) {
    let subject = ReplaySubject<Int, Never>(bufferSize: bufferSize)
    let (live, joining, after) = (
      ThreadRecorder<Int>(), ThreadRecorder<Int>(), ThreadRecorder<Int>()
    )
    subject.signal.subscribe { live.append($0) }
    onThreads { thread in
      for number in 0..<1_000 {
        subject.send(thread * 1_000 + number)
        if thread == 3, number == 500 { subject.signal.subscribe { joining.append($0) } }
      }
    }
    subject.signal.subscribe { after.append($0) }
    #expect(live.count == 8_000)
    #expect(joining.values == live.values.suffix(joining.count))
    #expect(after.values == live.values.suffix(min(bufferSize, 8_000)))
    if bufferSize == .max { #expect(joining.values == live.values) }
  }

  @Test("law 10: what another thread sends waits until a newcomer has had the past")
  func sendingRacesHandingOut() {
    let subject = ReplaySubject<Int, Never>(bufferSize: .max)
    let (deliversOne, joinerIsServed, hasSentTwo) = (Moment(), Moment(), Moment())
    let (hasJoined, heard) = (Moment(), ThreadRecorder<Int>())
    subject.send(0)
    subject.signal.skip(1).take(1).subscribe { _ in
      deliversOne.announce()
      #expect(joinerIsServed.wait())
    }
    onThreads(2) { thread in
      if thread == 0 {
        subject.send(1)
        subject.send(2)
        hasSentTwo.announce()
      } else {
        #expect(deliversOne.wait())
        subject.signal.subscribe { value in
          // Another core may leave the past to the thread that sends, which must not wait here.
          if value == 0, !hasJoined.hasCome {
            joinerIsServed.announce()
            #expect(hasSentTwo.wait())
          }
          heard.append(value)
        }
        hasJoined.announce()
        joinerIsServed.announce()
      }
    }
    #expect(heard.values == [0, 1, 2])
  }

  @Test("choice multicast: connecting from eight threads makes one run")
  func connectingRacesConnecting() {
    let arenas = (0..<500).map { _ in
      let runs = ThreadCounter()
      let source = Signal<Int, Never> { _ in
        runs.increment()
        return .empty
      }
      return (connectable: source.multicast(), lazy: source.replayLazily(), runs: runs)
    }
    race(arenas, threads: 8) { arena, _ in
      arena.connectable.connect()
      arena.lazy.subscribe()
    }
    for arena in arenas { #expect(arena.runs.count == 2, "one for each of the two") }
  }

  @Test("connecting and disconnecting from eight threads tears every run down")
  func disconnectingRacesConnecting() {
    let (begun, ended) = (ThreadCounter(), ThreadCounter())
    let source = Signal<Int, Never> { subscriber in
      begun.increment()
      subscriber.send(1)
      return Disposable { ended.increment() }
    }
    let connectable = source.multicast()
    onThreads { _ in
      for _ in 0..<1_000 { connectable.connect().dispose() }
    }
    #expect(begun.count >= 1)
    #expect(begun.count == ended.count)
    connectable.connect()
    #expect(begun.count == ended.count + 1)
  }

  @Test(
    "share runs its source while anyone listens, however many threads come and go",
    arguments: [0, 1])
  func comingAndGoing(replay: Int) {
    let (begun, ended) = (ThreadCounter(), ThreadCounter())
    let shared = Signal<Int, Never> { subscriber in
      subscriber.send(begun.increment())
      return Disposable { ended.increment() }
    }.share(replay: replay)
    onThreads { _ in
      for _ in 0..<1_000 { shared.subscribe().dispose() }
    }
    #expect(begun.count == ended.count)
    let soFar = begun.count
    let listening = shared.subscribe()
    onThreads { _ in
      for _ in 0..<1_000 { shared.subscribe().dispose() }
    }
    #expect(begun.count == soFar + 1)
    #expect(ended.count == soFar)
    listening.dispose()
    #expect(ended.count == soFar + 1)
  }

  @Test("a source that ends while eight threads share it ends it once for each of them")
  func endingRacesJoining() {
    let ends = ThreadCounter()
    let shared = Signal<Int, Never> { subscriber in
      subscriber.send(1)
      subscriber.complete()
      return .empty
    }.share(replay: 1)
    onThreads { _ in
      for _ in 0..<1_000 { shared.subscribe(completed: { ends.increment() }) }
    }
    #expect(ends.count == 8_000)
  }

  @Test("of two bindings to one property that begin at once, one is accepted")
  func bindingRacesBinding() {
    let wrong = failures(spread: 50) {
      let (property, accepted) = (Property(0), ThreadCounter())
      let bindings = [Disposable(), Disposable()]
      return Duel { thread in
        if property.accept(bindings[thread]) { accepted.increment() }
      } endsWell: {
        withExtendedLifetime(bindings) { accepted.count == 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("of two first listeners of a shared signal that come at once, one begins the run")
  func firstListenersRace() {
    let wrong = failures {
      let runs = ThreadCounter()
      let shared = Signal<Int, Never> { _ in
        runs.increment()
        return .empty
      }.share()
      return Duel { _ in
        shared.subscribe()
      } endsWell: {
        runs.count == 1
      }
    }
    #expect(wrong == 0)
  }

  @Test("of what two threads put into one place at the same moment, only one thing stays")
  func holdingRacesHolding() {
    let wrong = failures(spread: 50) {
      let place = SerialDisposable(of: Disposable())
      let things = [Disposable(), Disposable()]
      return Duel {
        place.hold(things[$0])
      } endsWell: {
        things.count { !$0.isDisposed } == 1
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "law 9: threads that join, leave and send at random hear one order, each without a gap")
  func rosterModel() {
    for seed in 1...40 as ClosedRange<UInt64> {
      let subject = Subject<Int, Never>()
      let witness = ThreadRecorder<Int>()
      subject.signal.subscribe { witness.append($0) }
      let heard = (0..<24).map { _ in ThreadRecorder<Int>() }
      onThreads(4) { thread in
        var random = SplitMix64(seed: seed * 16 + UInt64(thread))
        var mine: [(Disposable, ThreadRecorder<Int>)] = []
        for number in 0..<60 {
          switch Int.random(in: 0..<10, using: &random) {
          case 0 where mine.count < 6:
            let list = heard[thread * 6 + mine.count]
            mine.append((subject.signal.subscribe { list.append($0) }, list))
          case 1: mine.randomElement(using: &random)?.0.dispose()
          default: subject.send(thread * 1_000 + number)
          }
        }
      }
      // Each has heard a part of what was sent, without a gap and in the one order.
      let all = witness.values
      let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1, $0) })
      for list in heard.map(\.values) {
        let indices = list.compactMap { places[$0] }
        #expect(indices.count == list.count, "seed \(seed)")
        #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 + 1 == $1 }, "seed \(seed)")
      }
    }
  }
}
