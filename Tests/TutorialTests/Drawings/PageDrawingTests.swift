import LessonKit
import Testing

@testable import weave

@Suite struct PageDrawingTests {
  @Test("a row of events belongs to the row of its subscription below") func timelines() throws {
    let drawing = try drawing(
      [
        "a = b + c": "--x------(1y)", "": "^------------!",
        "late": "     z#", "": "     ^!",
        "only": "    ^--",
      ], legend: ["x": "a  word = b", "#": "too  late"])
    #expect(drawing.timelines.map(\.label) == ["a = b + c", "late", "only"])
    #expect(drawing.timelines.map { $0.events?.columns } == [0...12, 5...6, nil])
    #expect(drawing.timelines.map { $0.subscription?.columns } == [0...13, 5...6, 4...6])
    #expect(drawing.timelines.map(\.goesOn) == [false, false, true])
    #expect(drawing.error(of: drawing.timelines[1]) == "too  late")
  }

  @Test("a row that ends in a group stops at its moment, and one that goes on lives through it")
  func groups() throws {
    let drawing = try drawing(["a": "--(1|)", "b": "--(12)"])
    #expect(drawing.timelines.map { $0.events?.columns } == [0...2, 0...5])
  }

  @Test("a drawing may do without labels") func noLabels() throws {
    let drawing = try drawing(["": "--a|", "": "^--!"])
    #expect(drawing.timelines.map(\.label) == [""])
    #expect(drawing.timelines[0].subscription?.columns == 0...3)
  }

  @Test("the error of a row is its own, if rows fail in several ways") func errors() throws {
    let rows = [Timeline("a"), Timeline("b"), Timeline("c")].enumerated().map { index, row in
      var row = row
      if index < 2 { row.append(.failed("no \(row.label)"), at: 1) }
      return row
    }
    let drawing = Drawing(MarbleDrawing(rows).layout, title: "a")
    #expect(drawing.timelines.map(drawing.error) == ["no a", "no b", nil])
  }
}
