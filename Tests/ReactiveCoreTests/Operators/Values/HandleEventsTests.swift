import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct HandleEventsTests {
  private let log = Recorder<String>()

  private func watched(_ source: Signal<Int, Trouble>) -> Signal<Int, Trouble> {
    source.handleEvents(
      subscribed: { [log] in log.append("subscribed") },
      next: { [log] in log.append("next \($0)") },
      failed: { [log] in log.append("failed \($0)") },
      completed: { [log] in log.append("completed") },
      disposed: { [log] in log.append("disposed") })
  }

  @Test(
    "handleEvents changes nothing",
    arguments: [
      Drawing("it completes when the source does", "1-2-|", expects: "1-2-|", lifetimes: "^---!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-2-#", lifetimes: "^---!"),
    ])
  func changesNothing(_ drawing: Drawing) {
    drawing.check { $0.first.handleEvents(next: { _ in }) }
  }

  @Test("the closures see a life that completes, each thing before the subscriber does")
  func seesCompletion() {
    watched(.from([1, 2])).log("-> ", into: log)
    #expect(
      log.values == [
        "subscribed", "next 1", "-> 1", "next 2", "-> 2", "completed", "-> |", "disposed",
      ])
  }

  @Test("the closures see a life that fails")
  func seesFailure() {
    watched(.failed(.network)).log("-> ", into: log)
    #expect(log.values == ["subscribed", "failed network", "-> #network", "disposed"])
  }

  @Test("the closures see a life that is cut short")
  func seesDisposal() {
    let subscription = watched(.never).log(into: log)
    #expect(log.values == ["subscribed"])
    subscription.dispose()
    subscription.dispose()
    #expect(log.values == ["subscribed", "disposed"])
  }

  @Test("subscribed runs before the source is subscribed")
  func runsBeforeSource() {
    watched(
      Signal { [log] subscriber in
        log.append("produce")
        return Disposable { log.append("undo") }
      }
    ).subscribe().dispose()
    #expect(log.values == ["subscribed", "produce", "undo", "disposed"])
  }

  @Test("law 2: each subscription is seen for itself")
  func seesEach() {
    let signal = watched(.empty)
    #expect(log.values == [])
    signal.subscribe()
    signal.subscribe()
    let life = ["subscribed", "completed", "disposed"]
    #expect(log.values == life + life)
  }

  @Test("law 5: a closure that disposes keeps the event from the subscriber")
  func disposesInClosure() {
    let subscription = Disposable()
    Signal<Int, Never>.endless.handleEvents(
      next: { if $0 == 1 { subscription.dispose() } },
      disposed: { [log] in log.append("disposed") }
    ).subscribe(as: subscription) { [log] in log.append("\($0)") }
    #expect(log.values == ["0", "disposed"])
  }

  @Test("law 5: nobody is told of a completion after the disposal, not even on the way")
  func seesNoLateCompletion() {
    let clock = VirtualScheduler()
    let sources: [Signal<Int, Trouble>] = [
      .just(1), .from([1]), .from([1, 2]).take(1), .from([1]).reduce(0, +), .from([1]).last(),
      zip(.just(1), .just(0)).map { one, _ in one }, .just(1).debounce(.ticks(1), on: clock),
      .just(1).throttle(.ticks(1), on: clock), .timer(after: .ticks(1), sending: 1, on: clock),
      .just(1).delay(.ticks(1), on: clock), .just(1).observe(on: clock), .just(1).startWith(1),
    ]
    for source in sources {
      let subscription = Disposable()
      source.handleEvents(completed: { Issue.record("completed") })
        .subscribe(as: subscription) { [log] value in
          log.append("\(value)")
          subscription.dispose()
        }
    }
    clock.run()
    #expect(log.values == Array(repeating: "1", count: sources.count))
  }

  @Test("law 3: a subscribed closure that disposes keeps the source from being started")
  func disposesBeforeStart() {
    let subscription = Disposable()
    Signal<Int, Never>.endless.handleEvents(subscribed: { subscription.dispose() })
      .subscribe(as: subscription) { [log] in log.append("\($0)") }
    #expect(log.values == [])
  }

  @Test(
    "handleEvents follows its drawing",
    arguments: [
      Drawing("what passes stays as it is", "1-2-|", expects: "1-2-|", lifetimes: "^---!"),
      Drawing("a failure passes", "1-#", expects: "1-#", lifetimes: "^-!"),
    ])
  func follows(_ drawing: Drawing) {
    drawing.check { $0.first.handleEvents(next: { _ in }) }
  }
}
