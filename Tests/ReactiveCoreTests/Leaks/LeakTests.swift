import Testing

@testable import ReactiveCore

/// How a subscription comes to its end.
enum LeakEnding: CaseIterable {
  /// It is disposed, and the clock never goes on.
  case disposal
  case completion
  case failureOfFirst
  case failureOfOther
  /// Nobody keeps the sources any more, and they have not ended.
  case release
}

@Suite(.watched) struct LeakTests {
  /// What other tests of this folder look at.
  private static let elsewhere: Set = [
    "errors", "isEnabled", "isExecuting", "observing", "values",
    "values(bufferingPolicy:)",
  ]

  @Test("law 12: the table names every public source of the core; operators have their own")
  func tableIsComplete() throws {
    // A source may be named with its type, as `Subject.signal`.
    let sources = SourceRow.all.map { $0.testDescription.split(separator: ".").last ?? "" }
    let titles = Set(sources.map { String($0).title }).union(Self.elsewhere)
    let signals = try CoreSources.signals().filter { !$0.isOperator }
    #expect(signals.count > 12)
    for signal in signals {
      signal.expectEntry(
        "SourceRow(\"\(signal.title)\") { probes, clock in … },", among: titles,
        in: "Leaks/LeakSourceTests.swift")
    }
  }

  private typealias Row = OperatorRow<DeinitProbe, TestError>

  /// Every operator, as it stands in the table; the other rows say what is special.
  private static let rows =
    Row.all + [
      Row("take, when it has taken") { source, _ in source.take(1) },
      Row("retry, of many attempts", keepsSource: true) { source, _ in source.retry(2) },
      Row("retry, with delays", keepsSource: true) { source, around in
        source.retry(2, on: around.clock) { .seconds($0) }
      },
      Row("repeat, of many runs", keepsSource: true) { source, _ in source.repeat(3) },
      Row(ofTwo: "take(until:), long after") { first, second, _ in first.take(until: second.skip(9))
      },
      Row("interval, per value") { source, around in
        source.flatMapLatest { value in
          Signal<Int, Never>.interval(every: .seconds(1), on: around.clock).take(3).map { _ in value
          }
          .setFailureType(to: TestError.self)
        }
      },
      Row("timer, per value") { source, around in
        source.flatMap { .timer(after: .seconds(2), sending: $0, on: around.clock) }
      },
    ]

  @Test(
    "law 12: nothing is kept alive after disposal, an ending, or the loss of the source",
    arguments: rows, LeakEnding.allCases)
  private func leavesNothing(_ row: Row, _ ending: LeakEnding) {
    for kind in LeakStage.SourceKind.allCases {
      for clockRuns in [false, true] { play(row, kind, ending, clockRuns: clockRuns) }
    }
  }

  private func play(
    _ row: Row, _ kind: LeakStage.SourceKind, _ ending: LeakEnding, clockRuns: Bool
  ) {
    let (probes, clock) = (Probes(), VirtualScheduler())
    var stage: LeakStage? = LeakStage(kind, probes: probes, clock: clock)
    var signal = stage.map { row.make($0.first.signal, $0.other.signal, $0.surroundings()) }
    var subscription: Disposable? = Disposable()
    begin(signal, subscription, probes)
    stage?.send()
    if clockRuns {
      clock.advance(by: .seconds(9))
      stage?.send()
    }

    if ending != .release, let stage, let subscription {
      end(ending, stage, subscription)
      #expect(subscription.isDisposed)
      // The sources and the signal are still here; the subscription's share of them is not.
      let known: Set = ["first", "other", "producer", "closure", "subscription"]
      if ending != .disposal || !row.outlives {
        let mayLive = known.union(row.outlives ? ["value"] : [])
        #expect(probes.alive.isSubset(of: mayLive), probes.complaint(besides: mayLive))
      } else {
        #expect(!probes.alive.contains("handler"))
      }
    }
    signal = nil
    stage = nil
    if ending == .release, row.keepsSource {
      #expect(probes.alive.contains("handler"))
      subscription?.dispose()
    }
    subscription = nil
    // What was sent in time may still be on its way.
    if ending == .release { clock.advance(by: .seconds(99)) }
    #expect(probes.alive == [], probes.complaint())
  }

  /// Subscribes, in a function of its own so that nothing of it stays on the stack.
  private func begin(_ signal: Row.Source?, _ subscription: Disposable?, _ probes: Probes) {
    guard let subscription else { return }
    probes.watch(subscription, as: "subscription")
    signal?.listen(holding: probes.make("handler"), as: subscription)
  }

  private func end(_ ending: LeakEnding, _ stage: LeakStage, _ subscription: Disposable) {
    switch ending {
    case .release: break
    case .disposal: subscription.dispose()
    case .completion: end(subscription, stage, [stage.first, stage.other], with: .completed)
    case .failureOfFirst:
      end(subscription, stage, [stage.first, stage.other], with: .failed(TestError.server))
    case .failureOfOther:
      end(subscription, stage, [stage.other, stage.first], with: .failed(TestError.server))
    }
  }

  /// Ends one source after another until the subscription has ended, again if they run again.
  private func end(
    _ subscription: Disposable, _ stage: LeakStage, _ sources: [LeakSource],
    with event: Event<DeinitProbe, TestError>
  ) {
    for source in sources + sources {
      for _ in 0..<9 where !subscription.isDisposed {
        source.send(event)
        stage.clock.advance(by: .seconds(9))
      }
    }
  }
}
