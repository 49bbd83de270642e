import Testing

@testable import Marbles

@Suite struct MarbleDrawingTests {
  @Test("a drawing reaches at least as far as it is told")
  func reachesThrough() throws {
    let living = Timeline("", [.init(tick: 1, mark: .next("1"))])
    #expect(MarbleDrawing([living, try row("", "|")], through: 5).rows == ["-1----", "|"])
    #expect(MarbleDrawing([living], through: 0).rows == ["-1"])
  }

  @Test("a row may begin late and be given up early")
  func drawsLives() {
    let late = Timeline("", [.init(tick: 5, mark: .next("2"))], from: 3, through: 6)
    let other = Timeline("", [.init(tick: 8, mark: .completed)])
    #expect(MarbleDrawing([late, other]).rows == ["   --2-", "--------|"])
    #expect(MarbleDrawing([Timeline("", from: 2, through: 1), other]).rows[0] == "  -")
  }

  @Test("when a group needs more room all rows move aside, and the legend says so")
  func movesAside() {
    let drawing = MarbleDrawing([
      Timeline(
        "",
        [.init(tick: 0, mark: .next("1")), .init(tick: 2, mark: .next("2"))]
          + [.init(tick: 2, mark: .next("3")), .init(tick: 9, mark: .completed)]),
      Timeline("", [.init(tick: 3, mark: .next("4")), .init(tick: 4, mark: .completed)]),
      .subscription("", from: 3, to: 9),
    ])
    #expect(
      drawing.description == """
        1-(23)------|
        ------4|
              ^-----!
        not to scale after tick 2
        """)
  }

  @Test("the legend tells from where on the drawing is not to scale")
  func tellsFirstMove() {
    let entries = [1, 1, 2, 2, 3].map { Timeline.Entry(tick: $0, mark: .next("\($0)")) }
    let drawing = MarbleDrawing([Timeline("", entries)])
    #expect(drawing.lines == ["-(11)(22)3", "not to scale after tick 1"])
  }

  @Test("a drawing of nothing has no lines, and an empty row one tick")
  func drawsNothing() {
    #expect(MarbleDrawing([]).lines.isEmpty)
    #expect(MarbleDrawing([Timeline("")]).lines == ["-"])
  }
}
