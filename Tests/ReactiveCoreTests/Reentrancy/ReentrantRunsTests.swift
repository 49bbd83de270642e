import Testing

@testable import ReactiveCore

@Suite(.watched) struct ReentrantRunsTests {
  private let runs = Tally()
  private let torn = Tally()
  private let heard = Heard<String>()

  /// A signal that sends the number of its run and then ends, at once.
  private func source(_ ending: Event<Int, Mishap> = .completed) -> Signal<Int, Mishap> {
    Signal { [runs, torn] subscriber in
      subscriber.send(runs.add())
      subscriber.forward(ending)
      return Disposable { torn.add() }
    }
  }

  @Test(
    "a handler of a completed shared signal that subscribes again begins a new run",
    arguments: [0, 1])
  func subscribingAgain(replay: Int) {
    let shared = source().share(replay: replay)
    shared.subscribe { [heard] in
      heard.append("\($0)")
    } completed: { [heard] in
      heard.append("done")
      shared.subscribe {
        heard.append("again \($0)")
      } completed: {
        heard.append("again done")
      }
    }
    #expect(heard.all == ["1", "done", "again 2", "again done"])
    #expect(torn.count == 2)
  }

  @Test(
    "retry of a shared signal runs its source again, and tears each run down", arguments: [0, 1])
  func retryingShared(replay: Int) {
    source(.failed(Mishap())).share(replay: replay).retry(2)
      .subscribe { [heard] in
        heard.append("\($0)")
      } failed: { [heard] _ in
        heard.append("failed")
      }
    #expect(heard.all == ["1", "2", "3", "failed"])
    #expect(torn.count == 3)
  }

  @Test("repeat of a shared signal runs its source again, and tears each run down")
  func repeatingShared() {
    source().share().repeat(3).subscribe { [heard] in heard.append("\($0)") }
    #expect(heard.all == ["1", "2", "3"])
    #expect(torn.count == 3)
  }

  @Test("two listeners that retry a shared signal share the second run as well")
  func retryingTwice() {
    let inlet = Inlet<Int, Mishap>()
    let shared = inlet.signal.handleEvents(
      subscribed: { [runs] in runs.add() }, disposed: { [torn] in torn.add() }
    ).share()
    for name in ["first", "second"] {
      shared.retry(1).subscribe { [heard] in heard.append("\(name) \($0)") }
    }
    inlet.send(.next(1))
    inlet.send(.failed(Mishap()))
    #expect(runs.count == 2)
    #expect(torn.count == 1)
    inlet.send(.next(2))
    #expect(heard.all == ["first 1", "second 1", "first 2", "second 2"])
  }

  @Test("a listener that leaves in its handler, as the last, tears the run down in time")
  func leavingFromInside() {
    let subscription = Disposable()
    Signal<Int, Mishap> { [torn] subscriber in
      subscriber.send(1)
      #expect(subscriber.isDisposed)
      subscriber.send(2)
      return Disposable { torn.add() }
    }.share(replay: 1).subscribe(as: subscription) { [heard] number in
      heard.append("\(number)")
      subscription.dispose()
    }
    #expect(heard.all == ["1"])
    #expect(torn.count == 1)
  }

  @Test("law 4: a shared source is torn down after all its listeners have heard of the end")
  func sharedTeardown() {
    let inlet = Inlet<Int, Mishap>()
    let shared = inlet.signal.handleEvents(disposed: { [heard] in heard.append("torn") }).share()
    for name in ["first", "second"] {
      shared.subscribe(completed: { [heard] in heard.append(name) })
    }
    inlet.send(.completed)
    #expect(heard.all == ["first", "second", "torn"])
  }

  @Test("a write from a handler of the other property of a two-way binding wins over an echo")
  func twoWayBinding() {
    let (first, second) = (Property(0), Property(0))
    first.bindTwoWay(with: second)
    second.signal.subscribe { number in
      if number == 1 { first.value = 2 }
    }
    first.value = 1
    #expect(first.value == 2)
    #expect(second.value == 2)
  }

  @Test("a two-way binding follows a handler of the written property that corrects it")
  func twoWayCorrection() {
    let (first, second) = (Property(0), Property(0))
    second.signal.subscribe { if $0 > 9 { second.value = 9 } }
    first.bindTwoWay(with: second)
    first.value = 12
    #expect(first.value == 9)
    #expect(second.value == 9)
  }

  @Test("a clock that is advanced from its own work does not go back")
  func nestedAdvance() {
    let clock = VirtualScheduler()
    clock.schedule(after: .seconds(1)) { clock.advance(by: .seconds(9)) }
    clock.advance(by: .seconds(2))
    #expect(clock.now == .seconds(10))
  }

  @Test("a command may be executed from its own values and changes; what is undone is not told")
  func command() {
    let command = Command<Int, Int, Mishap> { $0 > 2 ? .failed(Mishap()) : .just($0) }
    command.values.subscribe { [heard] in
      heard.append("value \($0)")
      command.execute(9).subscribe(failed: { heard.append("refused: \($0 == .disabled)") })
    }
    command.isEnabled.skip(1).subscribe { [heard] isEnabled in
      heard.append(isEnabled ? "enabled" : "disabled")
      if isEnabled { command.execute(3) }
    }
    command.errors.subscribe { [heard] _ in heard.append("error") }
    command.execute(1)
    // The execution from inside is over before its beginning could be told.
    #expect(heard.all == ["disabled", "value 1", "refused: true", "enabled", "error"])
  }
}
