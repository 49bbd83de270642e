import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ConcatTests {
  @Test(
    "concat follows its drawing",
    arguments: [
      Drawing(
        "one after another, as in the doc comment", "1--2-|", "a--b|", expects: "1--2-a--b|",
        lifetimes: "^----!", "-----^---!"),
      Drawing(
        "the first failure ends it", "1-#", "a|", expects: "1-#", lifetimes: "^-!", ""),
      Drawing("what goes on goes on", "1-", "a|", expects: "1-", lifetimes: "^", ""),
    ])
  func concat(_ drawing: Drawing) {
    drawing.check(as: .cold) { .concat($0.first, $0.second) }
    drawing.check(as: .cold) { .concat([$0.first, $0.second]) }
  }
}
