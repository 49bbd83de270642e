import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct FromTests {
  @Test("law 3: from neither goes on nor completes after its disposal")
  func fromDisposed() {
    let (log, subscription) = (Recorder<String>(), Disposable())
    Numbers.endless.noting(into: log).subscribe(as: subscription) { _ in subscription.dispose() }
    #expect(log.values == ["0"])
  }
}
