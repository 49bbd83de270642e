import Foundation
import Synchronization
import Testing

@testable import ReactiveCore

/// Calls that send nothing while another thread sends.
///
/// The other thread comes at the worst moment each time: while a listener leaves or joins.
@Suite(.watched) struct ThreadsQuietCallsTests {
  /// Whether this code runs inside of a call that sends nothing.
  @TaskLocal private static var isInQuietCall = false

  /// Whether a send did not return in time; then nobody waits for another one.
  private static let isStuck = Atomic(false)

  /// Sends from another thread, and waits until that has returned.
  private static func sendElsewhere(_ way: Way.Ends, _ number: Int) {
    if isStuck.load(ordering: .relaxed) { return }
    let sent = Moment()
    Thread.detachNewThread {
      way.send(.next(number), 0)
      sent.announce()
    }
    let hasReturned = sent.wait(seconds: 10)
    #expect(hasReturned, "a lock is held that the send needs")
    if !hasReturned { isStuck.store(true, ordering: .relaxed) }
  }

  @Test("law 7: disposing runs teardowns and no handler", arguments: Way.hot)
  func disposing(_ way: Way) {
    let ends = way.open()
    let (heard, foreign) = (ThreadRecorder<Int>(), ThreadCounter())
    ends.signal.subscribe { number in
      heard.append(number)
      if Self.isInQuietCall { foreign.increment() }
    }
    /// Returns a subscription whose handler sends when it is released.
    func join() -> Disposable {
      let probe = DeinitProbe { Self.sendElsewhere(ends, 1) }
      return ends.signal.listen(holding: probe)
    }
    let second = join()
    Self.$isInQuietCall.withValue(true) { second.dispose() }
    #expect(heard.values == [1])
    #expect(foreign.count == 0)
    let last = join()
    Self.$isInQuietCall.withValue(true) {
      do {
        let bag = DisposeBag()
        last.disposed(by: bag)
      }
    }
    #expect(heard.values == [1, 1])
    #expect(foreign.count == 0)
  }

  @Test("law 7: subscribing runs no handler but its own", arguments: Way.hot)
  func subscribing(_ way: Way) {
    let ends = way.open()
    let (heard, foreign, late) = (ThreadRecorder<Int>(), ThreadCounter(), ThreadRecorder<Int>())
    ends.signal.subscribe { number in
      heard.append(number)
      if Self.isInQuietCall { foreign.increment() }
    }
    ends.send(.next(0), 0)
    Self.$isInQuietCall.withValue(true) {
      ends.signal.subscribe { number in
        // What it has missed is handed out now, if it is.
        if number < 3, Self.isInQuietCall { Self.sendElsewhere(ends, number + 1) }
        late.append(number)
      }
    }
    ends.send(.next(9), 0)
    #expect(foreign.count == 0)
    #expect(heard.values == Array(0..<(heard.count - 1)) + [9])
    #expect(late.values == heard.values.suffix(late.count))
    #expect(late.count == 1 || late.count == heard.count)
  }
}
