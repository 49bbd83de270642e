import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct DepthRemainsTests {
  private static let runs = 5_000

  /// Operators that run the second signal again and again while the first one, their parent, goes on.
  private static let rows =
    NumberRow.ofTwo(subscribing: .perValue) + [
      NumberRow(ofTwo: "then") { parent, child, _ in
        parent.flatMap { _ in Numbers.empty.then { child } }
      },
      NumberRow(ofTwo: "catch") { parent, child, _ in
        parent.flatMap { _ in Numbers.failed(.server).catch { _ in child } }
      },
      NumberRow(ofTwo: "repeat") { parent, child, _ in
        merge(child.take(1).repeat(runs - 1), parent.take(1).flatMap { _ in child }, .never)
      },
      NumberRow(ofTwo: "retry") { _, child, _ in
        let failing = child.then { Numbers.failed(.server) }
        return merge(
          failing.retry(runs - 1).catch(justReturn: 0).setFailureType(to: TestError.self), .never)
      },
      NumberRow(ofTwo: "share") { parent, child, _ in
        let shared = child.share(replay: 1)
        return parent.flatMap { _ in shared }
      },
      NumberRow(ofTwo: "delay") { parent, child, _ in
        parent.flatMap { _ in child }.delay(for: .zero, on: ImmediateClock())
      },
    ]

  @Test("law 11: many inner signals leave nothing behind on the parent", arguments: rows)
  func leavesNothing(_ row: NumberRow) {
    let (probes, begun) = (Probes(), Counter())
    let child = Numbers { subscriber in
      begun.increment()
      probes.watch(subscriber.subscription, as: "subscription")
      subscriber.subscription.add(probes.make("added").touch)
      subscriber.send(1)
      subscriber.complete()
      return Disposable(probes.make("teardown").touch)
    }
    let parent = Subject<Int, TestError>()
    let subscription = row.apply(parent.signal, child).subscribe()
    for number in 0..<Self.runs { parent.send(number) }
    #expect(begun.count == Self.runs)
    #expect(!subscription.isDisposed, "the parent goes on")
    // Empty disposables of children that are over: their parent drops them when it has sixteen.
    #expect(probes.count <= 16)
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
}
