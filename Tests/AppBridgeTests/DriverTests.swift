import AppBridge
import Marbles
import ReactiveCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct DriverTests {
  private let source = Subject<Int, TestError>()
  private let log = Recorder<String>()

  @Test(
    "it ends with its source, and sends a value in place of an error", arguments: [true, false])
  func ends(isFailure: Bool) {
    let driver = source.signal.asDriver(onErrorJustReturn: 0, on: MainScheduler())
    let subscription = driver.drive { [log] in log.append("\($0)") }
    source.send(1)
    if isFailure { source.fail(.network) } else { source.complete() }
    #expect(log.values == (isFailure ? ["1", "0"] : ["1"]))
    #expect(subscription.isDisposed)
  }

  @Test("it is shared: one subscription for all who listen, the latest value first")
  func shares() {
    let watched = source.signal.handleEvents(
      subscribed: { [log] in log.append("begin") }, disposed: { [log] in log.append("end") })
    let driver = watched.asDriver(onErrorJustReturn: 0, on: MainScheduler())
    #expect(log.values == [])
    let first = driver.drive { [log] in log.append("a\($0)") }
    source.send(1)
    let second = driver.drive { [log] in log.append("b\($0)") }
    source.send(2)
    first.dispose()
    source.send(3)
    #expect(log.values == ["begin", "a1", "b1", "a2", "b2", "b3"])
    second.dispose()
    #expect(log.values.last == "end")
    _ = driver.drive { [log] in log.append("c\($0)") }
    #expect(log.values.suffix(2) == ["end", "begin"])
  }

  @Test("its handlers run on the main actor, whatever its scheduler is")
  func runsOnMain() async {
    let worker = QueueScheduler(label: "worker")
    let driver = Signal<Int, Never>.from([1, 2, 3]).asDriver(onErrorJustReturn: 0, on: worker)
    await withCheckedContinuation { done in
      // A handler is main-actor isolated by type, so it may touch the state of this test.
      _ = driver.drive { [log] value in
        MainActor.preconditionIsolated()
        log.append("\(value)")
        if value == 3 { done.resume() }
      }
    }
    #expect(log.values == ["1", "2", "3"])
  }

  @Test("law 3: a handler that disposes the subscription it was passed gets no second value")
  func disposesInHandler() async {
    let subscription = Disposable()
    let driver = Signal<Int, Never>.from([1, 2]).asDriver(onErrorJustReturn: 0)
    _ = driver.drive(as: subscription) { [log] value in
      log.append("\(value)")
      subscription.dispose()
    }
    // Without a scheduler of its own it delivers later, also what was sent on the main thread.
    #expect(log.values == [])
    await mainQueueHasRun()
    #expect(log.values == ["1"])
  }

  @Test("work that is called off before the main queue comes to it does not run")
  func callsOff() async {
    onWorker { [log] in MainScheduler().schedule { log.append("work") }.dispose() }
    await mainQueueHasRun()
    #expect(log.values == [])
  }

  @Test("each value is brought to its scheduler once for all, and is there for whoever comes later")
  func hopsOnce() {
    let clock = VirtualScheduler()
    let driver = source.signal.asDriver(onErrorJustReturn: 0, on: clock)
    _ = driver.drive { [log] in log.append("a\($0)") }
    _ = driver.drive { [log] in log.append("b\($0)") }
    source.send(1)
    #expect(log.values == [])
    clock.run()
    _ = driver.drive { [log] in log.append("c\($0)") }
    #expect(log.values == ["a1", "b1", "c1"])
  }

  @Test("law 12: it keeps nothing of a handler that was disposed, nor of its source")
  func keepsNothing() {
    let clock = VirtualScheduler()
    func drive() -> (Disposable, [Weak<Recorder<Int>>]) {
      let (handler, upstream) = (Recorder<Int>(), Recorder<Int>())
      let subscription = source.signal.handleEvents(next: { upstream.append($0) })
        .asDriver(onErrorJustReturn: 0, on: clock)
        .drive { handler.append($0) }
      return (subscription, [handler, upstream].map { Weak(object: $0) })
    }
    let (first, second) = (drive(), drive())
    source.send(1)
    first.0.dispose()
    clock.run()
    second.0.dispose()
    for seen in first.1 + second.1 { #expect(seen.object == nil) }
  }
}
