import LessonKit
import Testing

@testable import ReactiveCore

/// An operator that runs one signal after another on one parent, which goes on.
private struct RemainsRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: Make

  /// Makes a signal that sends one value and ends.
  typealias Child = @Sendable (Int) -> Signal<Int, TestError>
  typealias Make =
    @Sendable (_ parent: Signal<Int, TestError>, _ child: @escaping Child) -> Signal<Int, TestError>

  init(_ name: String, _ make: @escaping Make) {
    testDescription = name
    self.make = make
  }

  static let runs = 5_000

  static let all = [
    RemainsRow("flatMap") { parent, child in parent.flatMap(child) },
    RemainsRow("concatMap") { parent, child in parent.concatMap(child) },
    RemainsRow("flatMapLatest") { parent, child in parent.flatMapLatest(child) },
    RemainsRow("then") { parent, child in
      parent.flatMap { number in Signal<Int, TestError>.empty.then { child(number) } }
    },
    RemainsRow("catch") { parent, child in
      parent.flatMap { number in
        Signal<Int, TestError>.failed(TestError.server).catch { _ in child(number) }
      }
    },
    RemainsRow("repeat") { parent, child in
      .merge(child(0).take(1).repeat(runs - 1), parent.take(1).flatMap(child), .never)
    },
    RemainsRow("retry") { parent, child in
      let failing = child(0).then { Signal<Int, TestError>.failed(TestError.server) }
      return .merge(
        failing.retry(runs - 1).catch(justReturn: 0).setFailureType(to: TestError.self), .never)
    },
    RemainsRow("share") { parent, child in
      let shared = child(0).share(replay: 1)
      return parent.flatMap { _ in shared }
    },
    RemainsRow("delay") { parent, child in
      parent.flatMap(child).delay(.zero, on: ImmediateClock())
    },
  ]
}

@Suite(.watched) struct DepthRemainsTests {
  @Test("law 11: many inner signals leave nothing behind on the parent", arguments: RemainsRow.all)
  private func leavesNothing(_ row: RemainsRow) {
    let probes = Probes()
    let begun = Counter()
    let child: RemainsRow.Child = { number in
      Signal { subscriber in
        begun.increment()
        probes.watch(subscriber.subscription, as: "subscription")
        subscriber.subscription.add(probes.make("added").touch)
        subscriber.send(number)
        subscriber.complete()
        return Disposable(probes.make("teardown").touch)
      }
    }
    let parent = Subject<Int, TestError>()
    let subscription = row.make(parent.signal, child).subscribe()
    for number in 0..<RemainsRow.runs { parent.send(number) }
    #expect(begun.count == RemainsRow.runs)
    #expect(!subscription.isDisposed, "the parent goes on")
    // An operator that has one child at a time keeps the last one's disposable until the next.
    #expect(probes.count <= 1)
    #expect(probes.alive.isSubset(of: ["subscription"]))
  }

  @Test("law 11: page after page through then leaves nothing behind on its subscriber")
  func pages() {
    let (probes, clock, count) = (Probes(), VirtualScheduler(), Counter())
    @Sendable func page(_ number: Int) -> Signal<Int, Never> {
      count.increment()
      return Signal<Int, Never>.timer(after: .seconds(1), sending: number, on: clock)
        .holding(probes.make("page"))
        .then { page(number + 1) }
    }
    let subscription = page(1).subscribe()
    clock.advance(by: .seconds(5_000))
    #expect(count.count == 5_001)
    #expect(probes.count == 1, "the page that runs")
    subscription.dispose()
    #expect(probes.count == 0)
  }

  @Test("law 11: many who come and go leave nothing behind on a subject")
  func comingAndGoing() {
    let (probes, subject) = (Probes(), Subject<Int, Never>())
    for number in 0..<5_000 {
      let subscription = subject.signal.listen(holding: probes.make("handler"))
      probes.watch(subscription, as: "subscription")
      if number > 0 { subscription.dispose() }
    }
    #expect(probes.count == 2, "the first one's handler and subscription")
  }
}
