import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct ZipTests {
  @Test(
    "zip follows its drawing",
    arguments: [
      Drawing(
        "it pairs the first ones, the second ones and so on", "1---2-----3-|", "--a---b|",
        expects: "--x---y|", values: ["x": "1a", "y": "2b"], lifetimes: "^------!", "^------!"),
      Drawing(
        "it fails as soon as the first does, although pairs could still come", "12-#", "---a--b-|",
        expects: "---#", lifetimes: "^--!", "^--!"),
      Drawing(
        "it fails as soon as the second does", "12----|", "a--#", expects: "x--#",
        values: ["x": "1a"], lifetimes: "^--!", "^--!"),
      Drawing(
        "sources that go on keep it going", "12--", "a---", expects: "x---", values: ["x": "1a"],
        lifetimes: "^", "^"),
    ])
  func zips(_ drawing: Drawing) {
    drawing.check { zip($0.first, $0.second).map { $0 + $1 } }
  }

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

  @Test("the values of the one that is ahead wait in order")
  func keepsOrder() {
    let pairs = zip(Signal<Int, Never>.from(1...5), Signal<Int, Never>.from([10, 20, 30]))
    #expect(pairs.map(+).transcript().text == "11 22 33 |")
  }

  @Test("choice zip: if the first ends at once without a value, the second is never subscribed")
  func endsBeforeSecond() {
    let second = Signal<Int, Trouble>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the second")
    })
    for first in [Signal.failed(.network), .empty] as [Signal<Int, Trouble>] {
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

  @Test(
    "zip of four, and of an array of them, follow their drawings",
    arguments: [
      Drawing(
        "the first values together, then the second ones", "1---5---|", "-2---6--|", "--3---7-|",
        "---4---8|", expects: "---x---y|", values: ["x": "1234", "y": "5678"],
        lifetimes: "^-------!", "^-------!", "^-------!", "^-------!"),
      Drawing(
        "it fails as soon as one does", "1---|", "-2--|", "3---|", "4-#", expects: "-x#",
        values: ["x": "1234"], lifetimes: "^-!", "^-!", "^-!", "^-!"),
    ])
  func zipsFour(_ drawing: Drawing) {
    drawing.check {
      zip($0.first, $0.second, $0.third, $0.fourth).map { $0 + $1 + $2 + $3 }
    }
    drawing.check { zip($0.sources).map { $0.joined() } }
  }

  @Test("zip of an empty array sends an empty array and completes")
  func zipsNothing() {
    #expect(zip([Signal<Int, Never>]()).transcript().text == "[] |")
  }

  @Test("law 3: zip stops an endless second source")
  func stopsEndless() {
    let sums = zip(Signal<Int, Never>.from([10, 20, 30]), .endless).map(+)
    #expect(sums.take(2).transcript().text == "10 21 |")
    #expect(sums.transcript().text == "10 21 32 |")
  }

  @Test("law 3: whoever leaves on the last pair does not hear of the completion")
  func disposesOverLastPair() {
    let log = Recorder<String>()
    let subscription = Disposable()
    zip(Signal<Int, Never>.just(1), .just(2)).map(+).subscribeToEvents(as: subscription) { event in
      log.append(event.mark)
      subscription.dispose()
    }
    #expect(log.values == ["3"])
  }

  @Test("a backlog gives back first what came first, also when it is filled in between")
  func backlogIsAQueue() {
    var backlog = Backlog<Int>()
    var taken: [Int?] = [backlog.popFirst()]
    for number in 1...3 { backlog.append(number) }
    taken.append(backlog.popFirst())
    backlog.append(4)
    for _ in 0..<4 { taken.append(backlog.popFirst()) }
    #expect(taken == [nil, 1, 2, 3, 4, nil])
  }

  @Test("a backlog is exhausted when it is closed and empty")
  func backlogIsExhausted() {
    var backlog = Backlog<Int>()
    #expect(backlog.isEmpty && !backlog.isExhausted)
    backlog.append(1)
    backlog.isClosed = true
    #expect(!backlog.isEmpty && !backlog.isExhausted)
    _ = backlog.popFirst()
    #expect(backlog.isEmpty && backlog.isExhausted)
  }
}
