import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsInnerTests {

  /// Inner signals that run at the same time, and what the whole has sent.
  private struct Crowd: Sendable {
    let inner: [Subject<Int, TestError>]
    let values = Tally()
    let failures = Tally()
    let completions = Tally()

    init(of count: Int) {
      inner = (0..<count).map { _ in Subject() }
      Numbers.merge(inner.map(\.signal)).subscribe { [values] _ in
        values.add()
      } failed: { [failures] _ in
        failures.add()
      } completed: { [completions] in
        completions.add()
      }
    }
  }

  @Test("law 1: inner signals that four threads end at the same time complete the whole once")
  func completesOnce() {
    // A count that goes wrong by one is wrong to the end, so each thread ends many in a row, and
    // nothing else.
    let crowds = (0..<25).map { _ in (heard: Tally(), inner: Heard<Subscriber<Int, TestError>>()) }
    for (heard, inner) in crowds {
      let source = Numbers(unserialized: { inner.append($0) })
      Numbers.merge(Array(repeating: source, count: 4_000)).subscribe(completed: { heard.add() })
    }
    race(crowds, threads: 4) { crowd, thread in
      for subscriber in crowd.inner.all[thread * 1_000..<thread * 1_000 + 1_000] {
        subscriber.complete()
      }
    }
    #expect(crowds.allSatisfy { $0.heard.count == 1 })
  }

  @Test("law 1: the values before two endings at the same moment are not lost")
  func losesNoValue() {
    let crowds = (0..<500).map { _ in Crowd(of: 2) }
    race(crowds, threads: 2) { crowd, thread in
      crowd.inner[thread].send(thread)
      crowd.inner[thread].complete()
    }
    #expect(crowds.allSatisfy { $0.values.count == 2 })
    #expect(crowds.allSatisfy { $0.completions.count == 1 })
  }

  @Test("law 1: of a failure and a completion at the same moment the failure is never lost")
  func failsOnce() {
    let crowds = (0..<1_000).map { _ in Crowd(of: 2) }
    race(crowds, threads: 2) { crowd, thread in
      if thread == 0 { crowd.inner[0].fail(TestError.server) } else { crowd.inner[1].complete() }
    }
    #expect(crowds.allSatisfy { $0.failures.count == 1 })
    #expect(crowds.allSatisfy { $0.completions.count == 0 })
  }

  @Test("law 1: the last two inner signals, ended at the same moment, complete the whole once")
  func lastTwoCompleteOnce() {
    // One of the two must see that the other has ended. That goes wrong within nanoseconds or not
    // at all, so two threads meet again before each pair of endings.
    let rounds = (0..<20).map { _ in (0..<1_000).map { _ in LastTwo() } }
    race(rounds, threads: 2) { round, thread in
      for whole in round {
        whole.start.meetBriefly()
        whole.inner[thread].complete()
      }
    }
    #expect(rounds.joined().allSatisfy { $0.completions.count == 1 })
  }

  /// Two inner signals that run, and a place to meet before both are ended.
  private struct LastTwo: Sendable {
    let inner: [Subscriber<Int, TestError>]
    let completions = Tally()
    let start = Meeting(of: 2)

    init() {
      let arrived = Heard<Subscriber<Int, TestError>>()
      let source = Numbers(unserialized: { arrived.append($0) })
      Numbers.merge(source, source).subscribe(completed: { [completions] in completions.add() })
      inner = arrived.all
    }
  }
}
