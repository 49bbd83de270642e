import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SubscribeOnTests {
  @Test(
    "subscribe(on:) follows its drawing",
    arguments: [
      Drawing(
        "it completes when the source does", "1-2-|", expects: "1-2-|", lifetimes: "^---!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-2-#"),
    ])
  func subscribe(_ drawing: Drawing) {
    drawing.check(as: .cold) { $0.first.subscribe(on: $0.clock) }
  }

  @Test("subscribe(on:) begins the producer's work when the scheduler runs it")
  func subscribesLater() {
    let clock = VirtualScheduler()
    let log = Recorder<String>()
    Signal<Int, Never>.from([1]).handleEvents(subscribed: { log.append("subscribed") })
      .subscribe(on: clock).log(into: log)
    #expect(log.values == [])
    clock.run()
    #expect(log.values == ["subscribed", "1", "|"])
  }
}
