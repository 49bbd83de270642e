import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DisposeBagTests {
  private let log = Recorder<String>()

  private final class Screen {
    let bag = DisposeBag()
  }

  @Test("what is in the bag is disposed when the owner lets go of it, the last first")
  func disposesWithOwner() {
    do {
      let screen = Screen()
      Disposable { [log] in log.append("first") }.disposed(by: screen.bag)
      Disposable { [log] in log.append("second") }.disposed(by: screen.bag)
      #expect(log.values == [])
    }
    #expect(log.values == ["second", "first"])
  }
}
