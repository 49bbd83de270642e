import CourseSupport
import Marbles
import TestSupport
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Lessons, step by step.
  struct StepTests {
    @Test("a lesson's steps are those of a new run, and its chart is drawn mark by mark")
    func showsSteps() async throws {
      var samples: [(place: String, step: Step)] = []
      for lesson in Course.lessons {
        let steps = try await Course.steps(of: lesson)
        let indices = [Int.random(in: steps.indices), Int.random(in: steps.indices)]
        samples += indices.map { ("#lesson-\(lesson.number)/\($0 + 1)", steps[$0]) }
      }
      let all = samples
      try await Engine.chromium.open { page in
        let found: [[Any]] = try page.get(
          "[see.text('#step-says'), see.one('#source .here').value, see.chart()]",
          at: all.map(\.place))
        for ((place, step), seen) in zip(all, found) {
          let text = step.event?.text ?? step.text[0].trimmingCharacters(in: .whitespaces)
          let cause = step.event?.causeText.map { " (\($0))" } ?? ""
          let says = step.event.map { "Tick \($0.tick): \(text)\(cause)" } ?? "It prints: \(text)"
          #expect(seen[0] as? String == Self.squeezed(says), "\(place)")
          #expect(seen[1] as? Int == step.place.line, "\(place)")
          if let layout = step.layout {
            #expect(seen[2] as? [String] == Self.rows(layout), "\(place)")
          }
        }
      }
    }

    private static func squeezed(_ text: String) -> String {
      text.replacing(/\s+/, with: " ").trimmingCharacters(in: .whitespaces)
    }

    /// The rows of a drawing that have a name, with their marks and columns.
    private static func rows(_ layout: MarbleLayout) -> [String] {
      layout.rows.filter { !$0.label.isEmpty }.map { row in
        let marks = row.moments.flatMap { moment in
          let first = moment.column + (moment.marks.count > 1 ? 1 : 0)
          return moment.marks.enumerated().map { "\($1)@\(first + $0)" }
        }
        return ([row.label] + marks).joined(separator: " ")
      }
    }
  }
}
