import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ZipTests {
  @Test(
    "choice zip: it completes as soon as no further pair can come",
    arguments: [
      Drawing(
        "it completes with the last pair if one has completed before", "12|", "---a--b--c|",
        expects: "---x--(y|)", values: ["x": "1a", "y": "2b"], lifetimes: "^-!", "^-----!"),
      Drawing(
        "it completes at once when the other cannot be paired any more",
        "1--|", "a----b-|", expects: "x--|", values: ["x": "1a"], lifetimes: "^--!", "^--!"),
      Drawing(
        "it completes at once when one completes without a value", "1--2--|", "-|",
        expects: "-|", lifetimes: "^!", "^!"),
    ])
  func completesEarly(_ drawing: Drawing) {
    drawing.check { zip($0.first, $0.second).map { $0 + $1 } }
  }

  @Test("choice zip: if the first ends at once without a value, the second is never subscribed")
  func endsBeforeSecond() {
    let second = Signal<Int, TestError>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the second")
    })
    for first in [Signal.failed(.network), .empty] as [Signal<Int, TestError>] {
      zip(first, second).subscribe()
    }
  }

  private static let three = [
    Drawing(
      "the first values together, then the second ones", "1---4---|", "-2----5-|", "--3----6|",
      expects: "--x----y|", values: ["x": "123", "y": "456"],
      lifetimes: "^-------!", "^-------!", "^-------!"),
    Drawing(
      "it completes with the last group if one has completed before", "1-|", "2----4|", "---3--|",
      expects: "---(x|)", values: ["x": "123"], lifetimes: "^-!", "^--!", "^--!"),
    Drawing(
      "it completes at once when one completes without a value", "1---|", "-2---|", "--|",
      expects: "--|", lifetimes: "^-!", "^-!", "^-!"),
    Drawing(
      "it fails as soon as one does", "1---|", "-2-#", "3----|", expects: "-x-#",
      values: ["x": "123"], lifetimes: "^--!", "^--!", "^--!"),
  ]

  @Test("zip of three, and of an array of them, follow their drawings", arguments: three)
  func zipsMany(_ drawing: Drawing) {
    drawing.check { zip($0.first, $0.second, $0.third).map { $0 + $1 + $2 } }
    drawing.check { zip($0.sources).map { $0.joined() } }
  }
}
