import LessonKit
import ReactiveCore
import Testing

@testable import AppBridge

@MainActor @Suite struct EmitTests {
  private let taps = Subject<String, Never>()
  private let label = Label()

  @Test("law 3: nothing is replayed, and what is sent on the main actor arrives at once")
  func isForMoments() {
    taps.send("early")
    taps.signal.emit(with: label) { label, tap in label.text = tap }
    #expect(label.written == [])
    taps.send("late")
    #expect(label.written == ["late"])
  }

  @Test("law 6: what is sent on another thread arrives on the main actor, in order")
  func keepsOrder() async {
    taps.signal.emit(with: label) { label, tap in label.text = tap }
    onWorker { [taps] in taps.send("first") }
    taps.send("second")
    #expect(label.written == [])
    await mainQueueHasRun()
    #expect(label.written == ["first", "second"])
  }
}
