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
    "asDriver(onErrorJustReturn:)", "errors", "isEnabled", "isExecuting", "observing", "values",
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
        "SourceRow(\"\(signal.title)\") { tokens, clock in … },", among: titles,
        in: "Leaks/LeakSourceTests.swift")
    }
  }

  @Test(
    "law 12: nothing is kept alive after disposal, an ending, or the loss of the source",
    arguments: LeakRow.all, LeakEnding.allCases)
  func leavesNothing(_ row: LeakRow, _ ending: LeakEnding) {
    for kind in LeakStage.SourceKind.allCases {
      for clockRuns in [false, true] { play(row, kind, ending, clockRuns: clockRuns) }
    }
  }

  private func play(
    _ row: LeakRow, _ kind: LeakStage.SourceKind, _ ending: LeakEnding, clockRuns: Bool
  ) {
    let (tokens, clock) = (Tokens(), VirtualScheduler())
    var stage: LeakStage? = LeakStage(kind, tokens: tokens, clock: clock)
    var listen = stage.map(row.make)
    var subscription: Disposable? = Disposable()
    begin(listen, subscription, tokens)
    stage?.send()
    if clockRuns {
      clock.advance(by: .seconds(9))
      stage?.send()
    }

    if ending != .release, let stage, let subscription {
      end(ending, stage, subscription)
      #expect(subscription.isDisposed)
      // The sources and the signal are still here; the subscription's share of them is not.
      let known: Set = [
        "first", "other", "producer", "closure", "constant", "beginning", "subscription",
      ]
      if ending != .disposal || !row.outlives {
        let mayLive = known.union(row.outlives ? ["value"] : [])
        #expect(tokens.alive.isSubset(of: mayLive), tokens.complaint(besides: mayLive))
      } else {
        #expect(!tokens.alive.contains("handler"))
      }
    }
    listen = nil
    stage = nil
    if ending == .release, row.keepsSource {
      #expect(tokens.alive.contains("handler"))
      subscription?.dispose()
    }
    subscription = nil
    // What was sent in time may still be on its way.
    if ending == .release { clock.advance(by: .seconds(99)) }
    #expect(tokens.alive == [], tokens.complaint())
  }

  /// Subscribes, in a function of its own so that nothing of it stays on the stack.
  private func begin(_ listen: LeakStage.Listen?, _ subscription: Disposable?, _ tokens: Tokens) {
    guard let listen, let subscription else { return }
    tokens.watch(subscription, as: "subscription")
    listen(subscription, tokens.make("handler"))
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
    with event: Event<Token, TestError>
  ) {
    for source in sources + sources {
      for _ in 0..<9 where !subscription.isDisposed {
        source.send(event)
        stage.clock.advance(by: .seconds(9))
      }
    }
  }
}
