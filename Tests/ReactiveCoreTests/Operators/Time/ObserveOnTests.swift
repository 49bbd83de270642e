import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct ObserveOnTests {
  @Test(
    "law 4: observe(on:) tears a source down when it has ended, before the ending is delivered",
    arguments: [.completed, .failed(.network)] as [Event<Int, TestError>])
  func letsGo(ending: Event<Int, TestError>) {
    let (clock, log, source) = (VirtualScheduler(), Recorder<String>(), Subject<Int, TestError>())
    source.signal.handleEvents(disposed: { log.append("gone") }).observe(on: clock)
      .log(into: log)
    source.forward(ending)
    #expect(log.values == ["gone"])
    clock.run()
    #expect(log.values == ["gone", ending.mark])
  }

  @Test("law 4: observe(on:) stops a source before an operator that has failed by itself")
  func stopsTheSource() {
    let (clock, log) = (VirtualScheduler(), Recorder<String>())
    Signal<Int, TestError>.from(1...3)
      .handleEvents(next: { log.append("passes \($0)") })
      .flatMapLatest { _ in Signal<Int, TestError>.failed(.network) }
      .observe(on: clock).log(into: log)
    clock.run()
    #expect(log.values == ["passes 1", "#network"])
  }

  @Test("observe(on:) and subscribe(on:) run on the queue they are given")
  func runsOnQueue() {
    let worker = QueueScheduler(label: "worker")
    let log = Recorder<String>()
    let values = Signal<Int, Never> { subscriber in
      log.append("produce")
      for value in 1...3 { subscriber.send(value) }
      subscriber.complete()
      return .empty
    }.subscribe(on: worker).observe(on: QueueScheduler(label: "other")).toArray()
    #expect(values == [1, 2, 3])
    #expect(log.values == ["produce"])
  }

  @Test("observe(on:) delivers at most 64 events in a turn, however many wait")
  func sharesTheSchedulerInAFlood() {
    let (clock, log, source) = (VirtualScheduler(), Recorder<String>(), Subject<Int, Never>())
    source.signal.observe(on: clock).subscribe { log.append("\($0)") }
    // A sender that is ten times as quick as the handler: each turn finds more than the one before.
    for number in 1...200 { source.send(number) }
    for _ in 1...5 { clock.schedule { log.append("other work") } }
    clock.run()
    let numbers = (1...200).map(String.init)
    #expect(log.values.filter { $0 != "other work" } == numbers)
    #expect(log.values.prefix { $0 != "other work" } == numbers.prefix(64))
  }

  @Test("observe(on:) lets the scheduler do other work between what comes while it delivers")
  func sharesTheScheduler() {
    let (clock, log, source) = (VirtualScheduler(), Recorder<String>(), Subject<Int, TestError>())
    source.signal.observe(on: clock).subscribe { number in
      log.append("\(number)")
      if number < 3 { source.send(number + 1) }
      clock.schedule { log.append("other work") }
    }
    source.send(1)
    clock.run()
    #expect(log.values == ["1", "other work", "2", "other work", "3", "other work"])
  }
}
