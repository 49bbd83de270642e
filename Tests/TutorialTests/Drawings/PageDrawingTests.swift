import Testing

@testable import weave

@Suite struct PageDrawingTests {
  private func parse(_ text: String) -> Drawing? { Drawing(text.textLines, title: "a") }

  @Test("labels, events, subscriptions and the legend are told apart") func parts() throws {
    let drawing = try #require(
      parse(
        """
        a = b + c  --x(1y)-
                   ^------!
        late            z|
                        ^!
        only           ^--
                   x = a  word = b
                   # in late = too  late
                   not to scale after tick 3
        """))
    #expect(drawing.timelines.map(\.label) == ["a = b + c", "late", "only"])
    #expect(drawing.timelines.map { $0.events?.columns } == [0...7, 5...6, nil])
    #expect(drawing.timelines.map { $0.subscription?.columns } == [0...7, 5...6, 4...6])
    #expect(drawing.timelines.map(\.goesOn) == [false, false, true])
    #expect(
      drawing.timelines[0].events?.moments == [
        Drawing.Moment(column: 2, marks: ["x"]), Drawing.Moment(column: 3, marks: ["1", "y"]),
      ])
    #expect(drawing.values == ["x", "1", "y", "z"])
    #expect(drawing.value(of: "x") == "a  word = b")
    #expect(drawing.value(of: "1") == "1")
    #expect(drawing.error(of: drawing.timelines[0]) == nil)
    #expect(drawing.error(of: drawing.timelines[1]) == "too  late")
    #expect(drawing.lastTickToScale == 3)
  }

  @Test("a row that ends in a group stops at its moment, and one that goes on lives through it")
  func groups() throws {
    let drawing = try #require(parse("a  --(1|)\nb  --(12)"))
    #expect(drawing.timelines.map { $0.events?.columns } == [0...2, 0...5])
  }

  @Test("a drawing may do without labels") func noLabels() throws {
    let drawing = try #require(parse("--a|\n^--!\na = tea"))
    #expect(drawing.timelines.map(\.label) == [""])
    #expect(drawing.timelines[0].subscription?.columns == 0...3)
    #expect(drawing.value(of: "a") == "tea")
  }

  @Test("what is no drawing is refused, with its place") func refused() {
    #expect(parse("a  --*--") == nil)
    let snapshot = "$ lesson-02-news\n\n~ six ~\n  a  no drawing.\n[exit status 0]\n"
    let project = Project.sample(["Tests/LessonTests/Snapshots/lesson-02-news.txt": snapshot])
    let complaint = """
      Tests/LessonTests/Snapshots/lesson-02-news.txt:3: error: weave cannot read the drawing 'six' \
      (let the lesson print it with 'draw', then run 'make record')
      """
    #expect(
      complaints(about: "<!-- marble: 02-news#six -->\n<!-- end -->", in: project) == complaint)
    #expect(throws: Problems.self) { try project.diagrams() }
  }
}
