import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SetFailureTypeTests {
  @Test(
    "setFailureType follows its drawing",
    arguments: [
      Drawing("what passes stays as it is", "1-2-|", expects: "1-2-|", lifetimes: "^---!")
    ])
  func follows(_ drawing: Drawing) {
    drawing.check { play in
      play.first.catch { _ in Signal<String, Never>.never }.setFailureType(to: TestError.self)
    }
  }
}
