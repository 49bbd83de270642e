import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct TakeTests {
  @Test(
    "take follows its drawing",
    arguments: [
      Drawing(
        "it completes with the last of the values, as in the doc comment", "1---2---3---4-|",
        expects: "1---(2|)", lifetimes: "^---!"),
      Drawing(
        "it completes when the source does before that", "1-|", expects: "1-|", lifetimes: "^-!"),
      Drawing("it fails when the source does before that", "1-#", expects: "1-#"),
      Drawing("an error that comes later does not matter", "1-2-#", expects: "1-(2|)"),
      Drawing("two values at one moment are two values", "--(123)--|", expects: "--(12|)"),
    ])
  func take(_ drawing: Drawing) {
    drawing.check { $0.first.take(2) }
  }

  @Test("law 1: take passes nothing on while its completion waits for a handler")
  func takesNothingLate() {
    let (taken, other) = (Subject<Int, Never>(), Subject<Int, Never>())
    let log = Recorder<String>()
    combineLatest(taken.signal.take(2).handleEvents(next: { log.append("\($0)") }), other.signal)
      .take(1).subscribe { _ in
        taken.send(2)
        taken.send(3)
      }
    taken.send(1)
    other.send(1)
    #expect(log.values == ["1", "2"])
  }
}
