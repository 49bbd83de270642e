import Foundation
import Marbles
import Testing

@testable import ReactiveCore

/// A scene in which the core lets go of something, which then calls the core.
struct DeinitScene: Sendable {
  let name: String
  /// Plays the scene; each probe that is destroyed is counted.
  let play: @Sendable (_ deaths: Counter) -> Void

  init(_ name: String, _ play: @escaping @Sendable (_ deaths: Counter) -> Void) {
    self.name = name
    self.play = play
  }

  /// A scene with an operator that remembers what its two sources send: probes.
  ///
  /// A probe that is destroyed sends into both sources, asks the clock, and in the end disposes. What
  /// the operator's closures call asks them, too.
  init(_ row: Row) {
    self.init(row.name) { deaths in
      let (first, second) = (Subject<DeinitProbe, TestError>(), Subject<DeinitProbe, TestError>())
      let (clock, subscription) = (VirtualScheduler(), Disposable())
      @Sendable func lookAround() {
        let time = clock.now
        clock.schedule(after: .seconds(1)) { _ = time }.dispose()
        first.signal.subscribe().dispose()
      }
      let around = Surroundings(clock: clock, error: TestError.server, touch: lookAround)
      row.make(first.signal, second.signal, around).subscribe(as: subscription) { _ in }
      @Sendable func act() {
        if deaths.increment() > 60 { return subscription.dispose() }
        lookAround()
        clock.schedule(after: .seconds(1)) {}
        first.send(DeinitProbe { if deaths.count.isMultiple(of: 3) { act() } })
        second.send(DeinitProbe { if deaths.count.isMultiple(of: 2) { act() } })
      }
      for _ in 0..<9 {
        first.send(DeinitProbe(onDeinit: act))
        second.send(DeinitProbe(onDeinit: act))
        clock.advance(by: .seconds(1))
      }
      first.complete()
      second.complete()
      clock.run()
    }
  }

  typealias Row = OperatorRow<DeinitProbe, TestError>

  /// Every operator, as it stands in the table; the other scenes say what is special.
  static let all = (Row.all + special).map { DeinitScene($0) } + places

  private static let special = [
    Row("Subject") { source, _ in source },
    Row("scan, from a probe on") { source, _ in source.scan(DeinitProbe()) { $1 } },
    Row("collect, all of it") { source, _ in source.collect().compactMap(\.first) },
    Row("skip, some") { source, _ in source.skip(3) },
    Row(ofTwo: "sample, after some") { first, second, _ in first.sample(on: second.skip(2)) },
    Row(ofTwo: "take(until:), after some") { first, second, _ in first.take(until: second.skip(5))
    },
    Row(ofTwo: "concatMap, one after another") { first, second, _ in
      first.concatMap { second.startWith($0).take(2) }
    },
    Row(ofTwo: "a created signal") { first, second, _ in
      Signal { subscriber in
        first.subscribe { subscriber.send($0) }
        return second.subscribe { subscriber.send($0) }
      }
    },
  ]

  /// Plays the scene on a thread that is watched.
  ///
  /// - Returns: Whether it is done in time.
  func playWatched() -> Bool {
    let (deaths, end) = (Counter(), Moment())
    Thread.detachNewThread {
      play(deaths)
      end.announce()
    }
    let isDone = end.wait(seconds: 100)
    #expect(isDone, "\(name): a lock is held while somebody else's code runs")
    #expect(deaths.count > 0, "\(name): nothing has been destroyed")
    return isDone
  }
}

@Suite(.watched) struct DeinitProbeTests {
  @Test("law 7: a value that calls the core when it is destroyed finds no lock held")
  func noLockIsHeld() async {
    // In a process of its own: whoever locks the same lock twice hangs or dies.
    let allEndWell = await #expect(processExitsWith: .success) {
      for scene in DeinitScene.all where !scene.playWatched() { return }
    }
    if allEndWell != nil { return }
    // One brings the process down: which one shows in processes of their own.
    for scene in DeinitScene.all { await playApart(scene.name) }
  }

  private func playApart(_ name: String) async {
    await #expect(processExitsWith: .success, "\(name)") { [name] in
      _ = DeinitScene.all.first { $0.name == name }?.playWatched()
    }
  }

  @Test("no two scenes have the same name")
  func namesAreUnique() {
    #expect(Set(DeinitScene.all.map(\.name)).count == DeinitScene.all.count)
  }
}
