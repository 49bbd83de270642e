import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ThenTests {
  @Test(
    "then follows its drawing",
    arguments: [
      Drawing(
        "it waits for the completion, then goes on, as in the doc comment",
        "1---2--|", "a---b-|", expects: "-------a---b-|",
        lifetimes: "^------!", "-------^-----!"),
      Drawing(
        "it fails when the source does, and the other signal never starts", "1---#", "a---b-|",
        expects: "----#", lifetimes: "^---!", ""),
      Drawing(
        "it fails when the other does", "1-|", "a-#", expects: "--a-#",
        lifetimes: "^-!", "--^-!"),
      Drawing("it goes on also after a source without values", "-|", "a|", expects: "-a|"),
    ])
  func then(_ drawing: Drawing) {
    drawing.check(as: .cold) { play in play.first.then { play.second } }
  }
}
