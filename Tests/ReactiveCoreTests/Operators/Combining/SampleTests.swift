import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SampleTests {
  @Test(
    "sample follows its drawing",
    arguments: [
      Drawing(
        "a value that was not asked for in time is dropped", "1--2|", "-x------", expects: "-1--|"),
      Drawing(
        "it fails as soon as the source does", "1--#", "-x------", expects: "-1-#",
        lifetimes: "^--!", "^--!"),
      Drawing(
        "it fails as soon as the trigger does", "1---2-|", "-x-#", expects: "-1-#",
        lifetimes: "^--!", "^--!"),
      Drawing(
        "a trigger that comes before any value sends nothing", "---1|", "xx--", expects: "----|"),
    ])
  func sample(_ drawing: Drawing) {
    drawing.check { $0.first.sample(on: $0.second) }
  }

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
