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
    let (source, log) = (Subject<Int, TestError>(), Recorder<Int>())
    let taken = source.signal.take(2).handleEvents(next: { log.append($0) })
    whileHandlerRuns(behind: taken) { for value in 1...3 { source.send(value) } }
    #expect(log.values == [1, 2])
  }
}
