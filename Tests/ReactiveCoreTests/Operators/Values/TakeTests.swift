import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct TakeTests {
  @Test("law 1: take passes nothing on while its completion waits for a handler")
  func takesNothingLate() {
    let (source, log) = (Subject<Int, TestError>(), Recorder<Int>())
    let taken = source.signal.take(2).handleEvents(next: { log.append($0) })
    whileHandlerRuns(behind: taken) { for value in 1...3 { source.send(value) } }
    #expect(log.values == [1, 2])
  }
}
