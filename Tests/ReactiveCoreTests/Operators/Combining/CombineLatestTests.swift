import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct CombineLatestTests {
  @Test(
    "choice combineLatest: it completes when all have, or at once when one completes without a value",
    arguments: [
      Drawing(
        "it completes when all have completed", "1-|", "a---b-|", expects: "x---y-|",
        values: ["x": "1a", "y": "1b"], lifetimes: "^-!", "^-----!"),
      Drawing(
        "it completes at once when one completes without a value",
        "--|", "a---b-|", expects: "--|", lifetimes: "^-!", "^-!"),
      Drawing(
        "so it does when the second completes without a value, disposing the first",
        "1---2-|", "--|", expects: "--|", lifetimes: "^-!", "^-!"),
    ])
  func completesEarly(_ drawing: Drawing) {
    drawing.check { combineLatest($0.first, $0.second).map { $0 + $1 } }
  }

  @Test(
    "choice combineLatest: it fails at once, disposing the rest",
    arguments: [
      Drawing(
        "it fails as soon as the first does, disposing the second", "1---#", "a-----b|",
        expects: "x---#", values: ["x": "1a"], lifetimes: "^---!", "^---!"),
      Drawing(
        "it fails as soon as the second does, disposing the first", "1-----2|", "----#",
        expects: "----#", lifetimes: "^---!", "^---!"),
    ])
  func failsAtOnce(_ drawing: Drawing) {
    drawing.check { combineLatest($0.first, $0.second).map { $0 + $1 } }
  }

  @Test(
    "choice combineLatest: if the first ends at once without a value, the second is never subscribed"
  )
  func endsBeforeSecond() {
    let second = Signal<Int, TestError>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the second")
    })
    for first in [Signal.failed(.network), .empty] as [Signal<Int, TestError>] {
      combineLatest(first, second).subscribe()
    }
  }

  @Test("combineLatest of three follows the drawing of its doc comment")
  func combinesThree() {
    Drawing(
      "", "1----4--|", "-2----5-|", "--3----6|", expects: "--x--yzw|",
      values: ["x": "123", "y": "423", "z": "453", "w": "456"],
      lifetimes: "^-------!", "^-------!", "^-------!"
    ).check { combineLatest($0.first, $0.second, $0.third).map { $0 + $1 + $2 } }
  }

  private static let many = [
    Drawing(
      "the first group comes when all have sent", "1----5----|", "-2----6|", "--3-----|",
      "---4---7-|", expects: "---x-yzw--|",
      values: ["x": "1234", "y": "5234", "z": "5634", "w": "5637"],
      lifetimes: "^---------!", "^------!", "^-------!", "^--------!"),
    Drawing(
      "it completes at once when one completes without a value", "1---|", "-2---|", "--|",
      "4----|", expects: "--|", lifetimes: "^-!", "^-!", "^-!", "^-!"),
    Drawing(
      "it fails as soon as one does", "1---|", "-2--|", "3---|", "4-#", expects: "-x#",
      values: ["x": "1234"], lifetimes: "^-!", "^-!", "^-!", "^-!"),
  ]

  @Test("combineLatest of four, and of an array of them, follow their drawings", arguments: many)
  func combinesFour(_ drawing: Drawing) {
    drawing.check {
      combineLatest($0.first, $0.second, $0.third, $0.fourth).map { $0 + $1 + $2 + $3 }
    }
    drawing.check { combineLatest($0.sources).map { $0.joined() } }
  }
}
