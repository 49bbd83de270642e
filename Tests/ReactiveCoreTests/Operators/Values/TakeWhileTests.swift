import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct TakeWhileTests {
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
