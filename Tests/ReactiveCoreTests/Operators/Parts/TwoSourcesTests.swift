import LessonKit
import ReactiveCore
import Testing

/// What the operators on two sources have in common.
@Suite(.watched) struct TwoSourcesTests {
  enum Joint: CaseIterable {
    case combineLatest
    case zip
    case withLatestFrom
    case sample
  }

  private let one = Subject<Int, Trouble>()
  private let other = Subject<Int, Trouble>()
  private let log = Recorder<String>()

  private func joined(by joint: Joint) -> Signal<Int, Trouble> {
    let (one, other) = (one.signal, other.signal)
    return switch joint {
    case .combineLatest: combineLatest(one, other).map(+)
    case .zip: zip(one, other).map(+)
    case .withLatestFrom: other.withLatestFrom(one).map(+)
    case .sample: one.sample(on: other)
    }
  }

  @Test(
    "law 8: what a handler sends to either source is queued, not nested", arguments: Joint.allCases)
  func queues(_ joint: Joint) {
    joined(by: joint).subscribe { [one, other, log] value in
      log.append("begin")
      if log.values.count == 1 {
        one.send(value)
        other.send(value)
      }
      log.append("end")
    }
    one.send(1)
    other.send(1)
    #expect(log.values.count >= 4)
    #expect(log.values == (0..<log.values.count).map { $0 % 2 == 0 ? "begin" : "end" })
  }

  @Test("law 5: what waits when a handler disposes goes nowhere", arguments: Joint.allCases)
  func disposes(_ joint: Joint) {
    let subscription = Disposable()
    joined(by: joint).handleEvents(next: { [log] _ in log.append("passes") })
      .subscribe(as: subscription) { [one, other] value in
        one.send(value)
        other.send(value)
        subscription.dispose()
      }
    one.send(1)
    other.send(1)
    #expect(log.values == ["passes"])
  }

  @Test(
    "law 1: a failure that a handler sends comes after the value in flight",
    arguments: Joint.allCases)
  func failsFromHandler(_ joint: Joint) {
    joined(by: joint).subscribe { [one, log] value in
      one.fail(.server)
      log.append("\(value)")
    } failed: { [log] error in
      log.append("\(error)")
    }
    one.send(1)
    other.send(1)
    #expect(log.values.last == "server")
    #expect(log.values.count == 2)
  }

  @Test("law 5: what waits goes nowhere, whichever source has sent it", arguments: [true, false])
  func disposesEither(firstWaits: Bool) {
    let subscription = Disposable()
    // A subject that is delivering keeps what it is sent, so only the other's value waits here.
    let (waiting, delivering) = firstWaits ? (one, other) : (other, one)
    combineLatest(one.signal, other.signal).handleEvents(next: { [log] in log.append("\($0)") })
      .subscribe(as: subscription) { _ in
        waiting.send(2)
        subscription.dispose()
      }
    waiting.send(1)
    delivering.send(1)
    #expect(log.values == ["(1, 1)"])
  }

  @Test("a source that has completed is torn down while the other runs", arguments: [0, 1])
  func letsGo(index: Int) {
    let sources = (0..<2).map { _ in Subject<Int, Never>() }
    let log = Recorder<Int>()
    let watched = sources.enumerated().map { number, source in
      source.signal.handleEvents(disposed: { log.append(number) })
    }
    combineLatest(watched[0], watched[1]).subscribe()
    for source in sources { source.send(1) }
    sources[index].complete()
    #expect(log.values == [index])
  }
}
