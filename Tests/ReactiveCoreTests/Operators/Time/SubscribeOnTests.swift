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
}
