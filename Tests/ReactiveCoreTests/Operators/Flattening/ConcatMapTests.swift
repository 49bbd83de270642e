import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ConcatMapTests {
  @Test(
    "concatMap follows its drawing",
    arguments: [
      Drawing(
        "the inner signals run one after another", "1--2------|", "a----a|", "b-b|",
        expects: "a----ab-b-|", lifetimes: "^---------!", "^-----!", "------^--!"),
      Drawing(
        "it waits for those whose turn has not come when the source has completed",
        "12|", "a--a|", "b--b|", expects: "a--ab--b|", lifetimes: "^-!", "^---!", "----^---!"),
      Drawing(
        "it waits for the source when the inner signals have completed", "1----|", "a|",
        expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and those behind it never run",
        "12-----|", "a--#", "b--b|", expects: "a--#", lifetimes: "^--!", "^--!", ""),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signal",
        "12--#", "a-a-a-a|", "b|", expects: "a-a-#", lifetimes: "^---!", "^---!", ""),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "an inner signal that never ends keeps the others waiting", "12-|", "a--a--", "b|",
        expects: "a--a--", lifetimes: "^--!", "^", ""),
    ])
  func concatMap(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.concatMap { play.inner($0) } }
  }
}
