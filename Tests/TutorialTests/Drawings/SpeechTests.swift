import LessonKit
import Testing

@testable import weave

@Suite struct SpeechTests {
  @Test("a description tells what happens on each timeline, and when") func description() throws {
    let drawing = try drawing(
      [
        "early": "-2-3-4-", "": "^-----!",
        "late": "    -4(5a)|", "": "    ^-----!",
        "box": "-#", "": "^!",
        "on": "--b---(56)", "": "^---------",
        "source": "--------",
        "ended": "---|",
        "one": "          (^!)",
      ], legend: ["a": "a cup of tea", "#": "no money"])
    #expect(
      drawing.description == [
        "early: subscribed at tick 0; gets 2 at tick 1, 3 at tick 3, 4 at tick 5; "
          + "disposed at tick 6.",
        "late: subscribed at tick 4; gets 4 at tick 5, 5 and a cup of tea at tick 6; "
          + "completes at tick 10.",
        "box: subscribed at tick 0; fails with no money at tick 1.",
        "on: subscribed at tick 0; gets b at tick 2, 5 and 6 at tick 6; goes on.",
        "source: goes on.",
        "ended: completes at tick 3.",
        "one: subscribed at tick 10; disposed at tick 10.",
      ])
  }

  @Test("what goes on after its end is told in turn") func goesOnAfterItsEnd() throws {
    let entries: [Timeline.Entry] = [
      .init(tick: 0, mark: .next("a cup")), .init(tick: 2, mark: .completed),
      .init(tick: 4, mark: .next("b")), .init(tick: 4, mark: .failed("no money")),
    ]
    let rows = [Timeline("bad", entries), .subscription("", from: 0)]
    let drawing = Drawing(MarbleDrawing(rows, through: 8).layout, title: "a")
    #expect(drawing.summary == "bad gets a cup, completes, gets b and fails with no money.")
    #expect(
      drawing.description == [
        "bad: gets a cup at tick 0, completes at tick 2, gets b at tick 4 and fails with no money "
          + "at tick 4."
      ])
  }

  @Test("where a column is no tick, no tick is told") func scale() throws {
    let drawing = try drawing(["a": "-(12)-3-4|", "b": "--5"])
    #expect(
      drawing.description == [
        "a: sends 1 and 2 at tick 1, 3 later, 4 later; completes later.",
        "b: sends 5 later; goes on.",
        "Not to scale after tick 1.",
      ])
  }

  @Test("a summary tells it in one sentence, without ticks") func summary() throws {
    let rows = try drawing(
      ["a": "-1-2-(3|)", "": "^----!", "b": "---#", "c": "----", "d": "12--"],
      legend: ["#": "no money"])
    #expect(
      rows.summary == "a gets 1, 2 and 3, then completes; b fails with no money; c sends nothing; "
        + "d sends 1 and 2.")
    let one = try drawing(["": "-1|"])
    #expect(one.summary == "sends 1, then completes.")
    #expect(one.description == ["sends 1 at tick 1; completes at tick 2."])
  }
}
