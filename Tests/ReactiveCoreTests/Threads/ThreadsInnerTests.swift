import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsInnerTests {
  /// Inner signals that run at the same time, and what the whole has sent.
  private struct Whole: Sendable {
    let inner: [Subscriber<Int, TestError>]
    let values = ThreadCounter()
    let failures = ThreadCounter()
    let completions = ThreadCounter()

    init(of count: Int) {
      let arrived = ThreadRecorder<Subscriber<Int, TestError>>()
      let source = Numbers(unserialized: { arrived.append($0) })
      merge(Array(repeating: source, count: count)).subscribe { [values] _ in
        values.increment()
      } failed: { [failures] _ in
        failures.increment()
      } completed: { [completions] in
        completions.increment()
      }
      inner = arrived.values
    }
  }

  @Test("law 1: the last two inner signals, ended at the same moment, complete the whole once")
  func lastTwoCompleteOnce() {
    // One of the two must see that the other has ended.
    let wrong = failures {
      let whole = Whole(of: 2)
      return Duel {
        whole.inner[$0].complete()
      } endsWell: {
        whole.completions.count == 1
      }
    }
    #expect(wrong == 0)
  }

  @Test("law 1: the values before two endings at the same moment are not lost")
  func losesNoValue() {
    let wrong = failures(of: 2_000) {
      let whole = Whole(of: 2)
      return Duel { thread in
        whole.inner[thread].send(thread)
        whole.inner[thread].complete()
      } endsWell: {
        whole.values.count == 2 && whole.completions.count == 1
      }
    }
    #expect(wrong == 0)
  }

  @Test("law 1: of a failure and a completion at the same moment the failure is never lost")
  func failsOnce() {
    let wrong = failures(of: 2_000) {
      let whole = Whole(of: 2)
      return Duel { thread in
        if thread == 0 { whole.inner[0].fail(.server) } else { whole.inner[1].complete() }
      } endsWell: {
        whole.failures.count == 1 && whole.completions.count == 0
      }
    }
    #expect(wrong == 0)
  }
}
