import Foundation

/// One thing that happens in a lesson: an event on a chart, or something printed.
struct Step: Sendable {
  /// The section of the lesson in which it happens.
  let section: String

  /// What happens, in lines.
  let text: [String]

  /// When it happens, in ticks, and the line that makes it happen, if it is an event on a chart.
  var moment: (tick: Int, place: Place)?

  /// Which other row of the chart caused the event: `from run 1`.
  var cause: String?

  /// The chart so far, if it is an event on a chart.
  var drawing: [String] = []

  /// Which chart it is, counted in the order of their making.
  var chart = 0

  /// Tells the steps from what a lesson printed for the step mode.
  static func steps(in output: [String]) -> [Step] {
    var section = ""
    var steps: [Step] = []
    var isInFigure = false
    for line in output.drop(while: { $0.headingTitle == nil }) {
      if let title = line.headingTitle {
        section = title
      } else if line.first == StepLog.mark {
        isInFigure = false
        if let step = Step(note: line.dropFirst(), section: section) { steps.append(step) }
      } else if isInFigure, line.hasPrefix("  ") {
        steps[steps.count - 1] = steps[steps.count - 1].adding(line)
      } else if !line.isEmpty {
        isInFigure = line.wholeMatch(of: /~ .+ ~/) != nil
        steps.append(Step(section: section, text: [line]))
      }
    }
    return steps
  }

  init(section: String, text: [String]) {
    self.section = section
    self.text = text
  }

  private init?(note: Substring, section: String) {
    guard let note = try? JSONDecoder().decode(StepNote.self, from: Data(note.utf8)) else {
      return nil
    }
    self.section = section
    text = [String(repeating: "  ", count: note.depth) + note.text]
    moment = (note.tick, note.place)
    cause = note.cause
    drawing = note.drawing
    chart = note.chart
  }

  private func adding(_ line: String) -> Step {
    Step(section: section, text: text + [line])
  }
}
