import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsTreeTests {
  @Test("law 6: one event at a time passes each joint of random trees, and nothing after the end")
  func lawsHold() {
    let arenas = (1...1_000).map { Arena(seed: UInt64($0)) }
    race(arenas, threads: 3) { arena, thread in arena.act(on: thread) }
    for arena in arenas {
      arena.finish()
      for problem in arena.problems.values { Issue.record("\(arena.name): \(problem)") }
    }
  }

  /// A random tree on whose sources several threads act, and which they may dispose.
  private final class Arena: Sendable {
    let name: String
    let problems = ThreadRecorder<String>()

    private let seed: UInt64
    private let sources = RandomTree.Sources()
    private let watches = ThreadRecorder<Watch>()
    private let subscription: Disposable

    init(seed: UInt64) {
      self.seed = seed
      var tree = RandomTree(sources, random: SplitMix64(seed: seed)) { [watches, problems] in
        $0.watched($1, in: watches) { problems.append($0) }
      }
      let (signal, name) = tree.grow()
      self.name = "seed \(seed), \(name)"
      subscription = signal.subscribe()
    }

    func act(on thread: Int) {
      var random = SplitMix64(seed: seed * 10 + UInt64(thread))
      for _ in 0..<8 {
        let subject = sources.subjects[random.number(0...2)]
        switch random.number(0...19) {
        case 0: subject.complete()
        case 1: subject.fail(.network)
        case 2: subscription.dispose()
        case 3: sources.replaying.send(1)
        case 4: sources.replaying.complete()
        case 5, 6: sources.clock.advance(by: .seconds(3))
        default: subject.send(random.number(0...9))
        }
      }
    }

    func finish() {
      subscription.dispose()
      sources.clock.advance(by: .seconds(100))
      for watch in watches.values { watch.expectTeardown() }
    }
  }
}
