import Dispatch
import ReactiveCore
import Testing

/// Listeners who leave on a worker, while the main thread sends.
@MainActor @Suite(.watched, .timeLimit(.minutes(20))) struct ThreadsDriverTests {
  private let prices = Subject<Int, Never>()
  private let worker = DispatchQueue(label: "worker")
  private let shown = Heard<Int>()

  /// Waits until the main queue has done what it has to do now.
  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("law 6: a driver's handlers stay on the main actor when a listener leaves on a worker")
  func listenerLeaves() async {
    let driver = prices.signal.asDriver(onErrorJustReturn: 0, on: ImmediateScheduler())
    driver.drive { [shown] price in shown.append(price) }
    sendWhileSomebodyLeaves(driver)
    await nextTurn()
    #expect(shown.all == [1])
  }

  /// Sends 1 while the worker is busy with a listener who leaves, so the worker delivers it.
  private func sendWhileSomebodyLeaves(_ driver: Driver<Int>) {
    let (leaves, isSent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // What the listener holds is released there and then; that has to wait for the value.
    let held = { @Sendable in
      leaves.signal()
      isSent.wait()
    }
    let leaving = driver.signal.subscribe { [ghost = Ghost(held)] _ in ghost.touch() }
    worker.async { leaving.dispose() }
    leaves.wait()
    prices.send(1)
    isSent.signal()
    worker.sync {}
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
