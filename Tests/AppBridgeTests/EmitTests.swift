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

  @Test("law 12: the object is not kept alive, and the subscription ends with the next value")
  func letsGo() {
    var label: Label? = Label()
    let released = Weak(object: label)
    let subscription = label.map { taps.signal.emit(with: $0) { label, tap in label.text = tap } }
    label = nil
    #expect(released.object == nil)
    #expect(subscription?.isDisposed == false)
    taps.send("a tap")
    #expect(subscription?.isDisposed == true)
  }
}
