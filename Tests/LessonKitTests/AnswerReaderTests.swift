import Testing

@testable import LessonKit

/// An answer is taken as it is typed or pasted, and never given up by accident.
@Suite struct AnswerReaderTests {
  private let hint = "Press Enter once more if you do not know."

  private struct Sample: Sendable {
    let lines: [String]
    var answer: String?
    var left: [String] = []
    var isAsked = false
  }

  private static let samples = [
    Sample(lines: ["2", "3"], answer: "2", left: ["3"]),
    Sample(lines: [" 2 \r"], answer: "2"),
    Sample(lines: []),
    Sample(lines: ["", "2", "3"], answer: "2", left: ["3"], isAsked: true),
    Sample(lines: ["", " \t", "3"], left: ["3"], isAsked: true),
    Sample(lines: [""], isAsked: true),
  ]

  @Test(
    "a line is an answer, one empty line is passed over, two or the end are none",
    arguments: samples)
  private func reads(sample: Sample) {
    var rest = sample.lines[...]
    var said: [String] = []
    let reader = AnswerReader(read: { rest.popFirst() }, say: { said.append($0) })
    #expect(reader.answer() == sample.answer)
    #expect(Array(rest) == sample.left)
    #expect(said == (sample.isAsked ? [hint] : []))
  }

  @Test("a line without an end is cut")
  func cuts() {
    let line = String(repeating: "y", count: 100_000)
    let reader = AnswerReader(read: { line }, say: { _ in })
    #expect(reader.answer() == String(line.prefix(AnswerReader.width)))
  }
}
