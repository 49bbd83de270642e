import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct SampleTests {
  @Test(
    "choice sample: it completes when the source or the trigger does, whichever is first",
    arguments: [
      Drawing(
        "the trigger", "1---2----|", "--x-|", expects: "--1-|", lifetimes: "^---!", "^---!"),
      Drawing("the source", "1--|", "--x---|", expects: "--1|", lifetimes: "^--!", "^--!"),
    ])
  func completesWithEither(_ drawing: Drawing) {
    drawing.check { $0.first.sample(on: $0.second) }
  }

  @Test(
    "choice sample: it repeats no stale value",
    arguments: [
      Drawing(
        "a value is sent once, as in the doc comment",
        "1--2-3-------4--|", "--x----x--x----x---", expects: "--1----3-------4|",
        lifetimes: "^---------------!", "^---------------!"),
      Drawing(
        "an equal value that was sent anew is a new one", "1-1-1|", "-x-x--", expects: "-1-1-|"),
    ])
  func samplesAnew(_ drawing: Drawing) {
    drawing.check { $0.first.sample(on: $0.second) }
  }
}
