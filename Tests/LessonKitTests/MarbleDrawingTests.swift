import Testing

@testable import LessonKit

@Suite struct MarbleDrawingTests {
  @Test("rows stand under each other, labels on the left")
  func alignsRows() throws {
    let drawing = MarbleDrawing([
      try row("first", "1---2-----|"),
      try row("second", "--a---b---|"),
      .subscription("", from: 2, to: 6),
    ])
    #expect(
      drawing.description == """
        first   1---2-----|
        second  --a---b---|
                  ^---!
        """)
  }

  @Test("a figure has its name above and an indent")
  func namesFigures() throws {
    let drawing = MarbleDrawing([try row("late", "-a|", ["a": "the weather"])])
    #expect(
      drawing.layout.figure(named: "radio").joined(separator: "\n") == """
        ~ radio ~
          late  -a|
                a = the weather
        """)
  }

  @Test("without labels there is no margin")
  func omitsMargin() throws {
    #expect(MarbleDrawing([try row("", "--1|")]).description == "--1|")
  }

  @Test("a row that nothing ends lives to the end of the drawing")
  func extendsLivingRows() {
    let drawing = MarbleDrawing([
      Timeline("", [.init(tick: 1, mark: .next("1"))]),
      Timeline("", [.init(tick: 4, mark: .completed)]),
      .subscription("", from: 2),
      Timeline(""),
    ])
    #expect(drawing.rows == ["-1---", "----|", "  ^--", "-----"])
  }

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

  @Test("what happens at one tick is a group, also a subscription that ends at once")
  func groups() throws {
    let source = Timeline(
      "", [.init(tick: 1, mark: .next("a")), .init(tick: 1, mark: .failed(""))])
    #expect(
      MarbleDrawing([source, .subscription("", from: 1, to: 1)]).rows == ["-(a#)", " (^!)"])
  }

  @Test("a group takes the columns of the silent ticks after it")
  func absorbsSilence() throws {
    let drawing = MarbleDrawing([try row("", "(ab)-c|"), try row("", "----d-")])
    #expect(drawing.rows == ["(ab)-c|", "----d-"])
    #expect(drawing.legend.isEmpty)
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

  @Test("no line ends in a blank")
  func endsInNoBlank() {
    let drawing = MarbleDrawing([
      Timeline("source", [.init(tick: 0, mark: .next("")), .init(tick: 0, mark: .completed)]),
      .subscription("early", from: 0, to: 1),
      Timeline("late", from: 2, through: 2),
      .subscription("", from: 9, to: 9),
    ])
    #expect(drawing.lines.allSatisfy { $0.last != " " })
  }

  @Test("a drawing of nothing has no lines, and an empty row one tick")
  func drawsNothing() {
    #expect(MarbleDrawing([]).lines.isEmpty)
    #expect(MarbleDrawing([Timeline("")]).lines == ["-"])
  }
}
