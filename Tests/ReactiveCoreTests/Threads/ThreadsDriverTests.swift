import Dispatch
import ReactiveCore
import Testing

/// Listeners who leave on a worker, while the main thread sends.
@MainActor @Suite(.watched, .timeLimit(.minutes(20))) struct ThreadsDriverTests {
  private let prices = Subject<Int, Never>()
  private let worker = DispatchQueue(label: "worker")
  private let shown = Heard<Int>()
  private let rounds = 1_000

  /// Sends the numbers of all rounds; in each, something is done before.
  private func send(_ prepare: (_ round: Int) -> Void) async {
    for round in 1...rounds {
      prepare(round)
      prices.send(round)
      await nextTurn()
    }
    worker.sync {}
    await nextTurn()
    await nextTurn()
  }

  /// Waits until the main queue has done what it has to do now.
  private func nextTurn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test("law 6: a driver's handlers stay on the main actor when a listener leaves on a worker")
  func listenerLeaves() async {
    let driver = prices.signal.asDriver(onErrorJustReturn: 0)
    driver.drive { [shown] price in shown.append(price) }
    await send { _ in
      let second = driver.drive { _ in }
      worker.async { second.dispose() }
    }
    #expect(shown.all == Array(1...rounds))
  }

  @Test("law 6: so they do when a bag is released on a worker")
  func bagIsReleased() async {
    let driver = prices.signal.asDriver(onErrorJustReturn: 0)
    driver.drive { [shown] price in shown.append(price) }
    await send { _ in
      var bag: DisposeBag? = DisposeBag()
      if let bag { driver.drive { _ in }.disposed(by: bag) }
      let leaving = Held(bag.take())
      worker.async { leaving.replace(with: nil) }
    }
    #expect(shown.all == Array(1...rounds))
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
    await send { _ in
      let second = shared.subscribe()
      worker.async { second.dispose() }
    }
    #expect(shown.all == Array(1...rounds))
    #expect(elsewhere.count == 0)
  }
}
