import Testing

@testable import weave

@Suite struct SpeechTests {
  private func parse(_ text: String) throws -> Drawing {
    try #require(Drawing(text.textLines, title: "a"))
  }

  @Test("a description tells what happens on each timeline, and when") func description() throws {
    let text = """
      early   -2-3-4-
              ^-----!
      late        -4(5a)|
                  ^-----!
      box     -#
              ^!
      on      --b--(56)
              ^--------
      source  --------
      ended   ---|
      one         (^!)
              a = a cup of tea
              # = no money
      """
    #expect(
      try parse(text).description == [
        "early: subscribed at tick 0; gets 2 at tick 1, 3 at tick 3, 4 at tick 5; "
          + "disposed at tick 6.",
        "late: subscribed at tick 4; gets 4 at tick 5, 5 and a cup of tea at tick 6; "
          + "completes at tick 10.",
        "box: subscribed at tick 0; fails with no money at tick 1.",
        "on: subscribed at tick 0; gets b at tick 2, 5 and 6 at tick 5; goes on.",
        "source: goes on.",
        "ended: completes at tick 3.",
        "one: subscribed at tick 4; disposed at tick 4.",
      ])
  }

  @Test("what goes on after its end is told in turn") func goesOnAfterItsEnd() throws {
    let text = """
      bad  a-|-(b#)
           ^-------
           a = a cup
           # = no money
      """
    let drawing = try parse(text)
    #expect(drawing.summary == "bad gets a cup, completes, gets b and fails with no money.")
    #expect(
      drawing.description == [
        "bad: gets a cup at tick 0, completes at tick 2, gets b at tick 4 and fails with no money "
          + "at tick 4."
      ])
  }

  @Test("where a column is no tick, no tick is told") func scale() throws {
    let drawing = try parse("a  -(12)-3-4|\n   not to scale after tick 1")
    #expect(
      drawing.description == [
        "a: sends 1 and 2 at tick 1, 3 later, 4 later; completes later.",
        "Not to scale after tick 1.",
      ])
  }

  @Test("a summary tells it in one sentence, without ticks") func summary() throws {
    let text = "a  -1-2-(3|)\n   ^----!\nb  ---#\nc  ----\nd  12--\n   # = no money"
    #expect(
      try parse(text).summary
        == "a gets 1, 2 and 3, then completes; b fails with no money; c sends nothing; "
        + "d sends 1 and 2.")
    #expect(try parse("-1|").summary == "sends 1, then completes.")
    #expect(try parse("-1|").description == ["sends 1 at tick 1; completes at tick 2."])
  }
}
