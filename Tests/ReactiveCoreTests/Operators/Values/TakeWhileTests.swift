import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct TakeWhileTests {
  @Test(
    "take(while:) follows its drawing",
    arguments: [
      Drawing(
        "it completes with the first value that does not satisfy, as in the doc comment",
        "1---2---3---1-|", expects: "1---2---|", lifetimes: "^-------!"),
      Drawing("it completes when the source does", "1-2-|", expects: "1-2-|"),
      Drawing("it fails when the source does before that", "1-2-#", expects: "1-2-#"),
      Drawing("the very first value may end it", "--3-1-|", expects: "--|", lifetimes: "^-!"),
      Drawing("values at the same moment are not sent either", "1-(31)--|", expects: "1-|"),
    ])
  func takeWhile(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.take(while: { $0 < 3 }) }
  }

  @Test("law 1: take(while:) asks and passes nothing on while its completion waits for a handler")
  func takesNothingLate() {
    let (source, asked, log) = (Subject<Int, TestError>(), Recorder<Int>(), Recorder<Int>())
    let small = source.signal.take { value in
      asked.append(value)
      return value < 3
    }
    whileHandlerRuns(behind: small.handleEvents(next: { log.append($0) })) {
      for value in [1, 3, 2] { source.send(value) }
    }
    #expect(asked.values == [1, 3])
    #expect(log.values == [1])
  }
}
