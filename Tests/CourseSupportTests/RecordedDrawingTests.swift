import Foundation
import Testing

@testable import CourseSupport
@testable import LessonKit

/// What a lesson drew, written down and read back.
@Suite struct RecordedDrawingTests {
  private func note(_ note: StepNote) throws -> String {
    try "\(StepLog.mark)\(String(decoding: JSONEncoder().encode(note), as: UTF8.self))"
  }

  private func layout(_ row: String, legend: [Character: String] = [:]) throws -> MarbleLayout {
    MarbleDrawing([try Timeline(parsing: row, label: "ada", legend: legend)]).layout
  }

  @Test("the drawings of a run are found, also above the first section") func finds() throws {
    let place = Place("lesson/main.swift", 2)
    let output = try [
      "Lesson 2", note(.drawn(name: "one", layout: layout("-1"), place)),
      note(.section("First", place)), note(.printed("~ none ~\n  ada  -1", place)),
      note(.drawn(name: "two", layout: layout("-2"), place)), "~ none ~",
    ]
    #expect(
      RecordedDrawing.all(in: output) == [
        RecordedDrawing(name: "one", layout: try layout("-1")),
        RecordedDrawing(name: "two", layout: try layout("-2")),
      ])
  }

  @Test("a file has a line for each drawing, and says all that was known") func isReadBack() throws
  {
    let drawings = [
      RecordedDrawing(name: "one/two", layout: try layout("--(1a|)", legend: ["a": "\"é\"\n"])),
      RecordedDrawing(name: "three", layout: try layout("-#", legend: ["#": "lost"])),
      RecordedDrawing(
        name: "four",
        layout: MarbleLayout(
          rows: [], meanings: [.init(mark: "#", row: "b", text: "c")], lastTickToScale: 5)),
    ]
    let lines = drawings.json.split(separator: "\n")
    #expect(lines.count == 5)
    let line = """
      {"layout":{"meanings":[{"mark":"#","text":"lost"}],"rows":[{"end":2,"label":"ada",\
      "moments":[{"column":1,"marks":"#"}],"start":0}]},"name":"three"},
      """
    #expect(lines[2] == line)
    #expect(lines[1].contains("one/two"))
    #expect(try [RecordedDrawing](json: drawings.json) == drawings)
  }

  @Test("what is no list of drawings is refused", arguments: ["", "[", "{}", "[{}]"])
  func refuses(json: String) {
    #expect(throws: DecodingError.self) { try [RecordedDrawing](json: json) }
  }
}
