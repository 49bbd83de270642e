import Dispatch
import ReactiveCore
import Testing

/// A worker where a listener leaves, while the main thread sends.
@MainActor @Suite(.watched, .timeLimit(.minutes(20))) struct ThreadsObserveOnTests {
  private let prices = Subject<Int, Never>()
  private let worker = DispatchQueue(label: "worker")
  private let shown = Heard<Int>()

  /// Waits until the main queue has done what it has to do now.
  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("law 6: observe(on:) decides where a handler runs, if it comes last")
  func observeComesLast() async {
    let main = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: main, value: true)
    let elsewhere = Tally()
    let shared = prices.signal.observe(on: QueueScheduler.main).flatMapLatest { .just($0) }.share()
    shared.observe(on: QueueScheduler.main).subscribe { [shown] price in
      if DispatchQueue.getSpecific(key: main) != true { elsewhere.add() }
      shown.append(price)
    }
    for round in 1...1_000 {
      let second = shared.subscribe()
      worker.async { second.dispose() }
      prices.send(round)
      await nextTurn()
    }
    worker.sync {}
    await nextTurn()
    await nextTurn()
    #expect(shown.all == Array(1...1_000))
    #expect(elsewhere.count == 0)
  }
}
