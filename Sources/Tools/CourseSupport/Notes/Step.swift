import Foundation
import LessonKit

/// One thing that happens in a lesson.
package struct Step: Sendable {
  /// The section of the lesson in which it happens.
  package let section: String

  /// What happens.
  package let what: What

  /// The line of the lesson that makes it happen.
  ///
  /// If a text was printed by other means than LessonKit's, it is the line that begins the section.
  package let place: SourceLine

  /// What can happen: something is printed, or there is an event on a chart.
  package enum What: Sendable {
    case printed(String)
    case drawn(name: String, layout: MarbleLayout)
    /// The rows are those of the chart so far.
    case event(ChartEvent, ChartRows)
  }

  /// What happens, in lines.
  package var text: [String] {
    switch what {
    case .printed(let line): [line]
    case .drawn(let name, let layout): layout.figure(named: name)
    case .event(let event, _): [String(repeating: "  ", count: event.depth) + event.text]
    }
  }

  /// The event, if it is one.
  package var event: ChartEvent? {
    if case .event(let event, _) = what { event } else { nil }
  }

  /// The drawing that belongs to it: the chart so far, or what is printed.
  package var layout: MarbleLayout? {
    switch what {
    case .printed: nil
    case .drawn(_, let layout): layout
    case .event(let event, let rows): rows.drawing(around: event).layout
    }
  }

  /// The variables with which a lesson is run for its steps.
  package static let variables = [StepLog.variable: "1", "NO_COLOR": "1"]

  /// Reads the steps from what a lesson printed when it was run for them.
  ///
  /// - Parameter output: The lines.
  /// - Returns: The steps from the first section on; each line that is printed is one.
  package static func steps(in output: [String]) -> [Step] {
    var begin: (section: String, place: SourceLine)?
    var steps: [Step] = []
    var charts: [Int: ChartRows] = [:]
    func add(_ what: What, _ place: SourceLine?) {
      guard let begin else { return }
      steps.append(Step(section: begin.section, what: what, place: place ?? begin.place))
    }
    for line in output {
      switch StepNote(line: line) {
      case .section(let title, let place): begin = (title, place)
      case .printed(let text, let place):
        for line in text.split(separator: "\n") { add(.printed(String(line)), place) }
      case .drawn(let name, let layout, let place): add(.drawn(name: name, layout: layout), place)
      case .event(let event):
        charts[event.chart, default: ChartRows()].apply(event)
        add(.event(event, charts[event.chart] ?? ChartRows()), event.place)
      case nil where line.isEmpty: break
      case nil: add(.printed(line), nil)
      }
    }
    return steps
  }
}

extension [Step] {
  /// The lines that are printed in a section, those of drawings included.
  package func lines(in section: String) -> [String] {
    filter { $0.section == section && $0.event == nil }.flatMap(\.text)
  }
}

extension StepNote {
  /// Reads the note in a line that a lesson printed; nil if there is none.
  package init?(line: String) {
    let json = Data(line.dropFirst().utf8)
    guard line.first == StepLog.mark, let note = try? JSONDecoder().decode(Self.self, from: json)
    else { return nil }
    self = note
  }
}
