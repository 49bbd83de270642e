import LessonKit
import Testing

@testable import weave

@Suite struct SpeechTests {
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

  @Test("a drawing may do without labels") func noLabels() throws {
    let drawing = try drawing(["": "-1|"])
    #expect(drawing.summary == "sends 1, then completes.")
    #expect(drawing.description == ["sends 1 at tick 1; completes at tick 2."])
  }

  @Test("the error of a row is its own, if rows fail in several ways") func errors() throws {
    let rows = ["a", "b", "c"].map { label in
      Timeline(label, label == "c" ? [] : [.init(tick: 1, mark: .failed("no \(label)"))])
    }
    let drawing = Drawing(MarbleDrawing(rows).layout, title: "a")
    #expect(drawing.timelines.map(drawing.error) == ["no a", "no b", nil])
  }
}
