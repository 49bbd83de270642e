import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FlatMapTests {
  @Test(
    "flatMap follows its drawing",
    arguments: [
      Drawing(
        "what the inner signals send comes as it comes",
        "1-----2---|", "a---a---a|", "b--b|", expects: "a---a-b-ab|",
        lifetimes: "^---------!", "^--------!", "------^---!"),
      Drawing(
        "it waits for the inner signals when the source has completed",
        "1-2|", "a----a|", "b|", expects: "a-b--a|", lifetimes: "^--!", "^-----!", "--^!"),
      Drawing(
        "it waits for the source when the inner signals have completed",
        "1----|", "a|", expects: "a----|", lifetimes: "^----!", "^!"),
      Drawing(
        "it fails as soon as an inner signal does, and disposes the others",
        "1-2-----|", "a--a--a|", "b--#", expects: "a-ba-#",
        lifetimes: "^----!", "^----!", "--^--!"),
      Drawing(
        "it fails as soon as the source does, and disposes the inner signals",
        "1---#", "a-a-a-a|", expects: "a-a-#", lifetimes: "^---!", "^---!"),
      Drawing("it completes when the source does without a value", "---|", expects: "---|"),
      Drawing(
        "two values at one moment run two signals at once", "(12)------|", "a-----a-|", "b-----b-|",
        expects: "(ab)--(ab)|", lifetimes: "^---------!", "^-------!", "^-------!"),
    ])
  func flatMap(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.flatMap { play.inner($0) } }
  }
}
