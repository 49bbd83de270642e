import Foundation

/// The steps of a lesson, as `make step` prints them and as a snapshot test holds them.
struct StepTranscript {
  /// One thing that happens: an event on a chart, or a printed text.
  struct Step: Equatable {
    /// The section of the lesson.
    let section: String

    /// When it happens and by which line, if it is an event.
    var moment: Moment?

    /// Which other row of the chart is behind the event: `from run 1`, `for Ada`.
    var cause: String?

    /// What happens, in lines.
    var text: [String] = []

    /// The chart so far, if it is an event.
    var drawing: [String] = []
  }

  /// When an event happens, and the line of the lesson that makes it happen.
  struct Moment: Equatable {
    let tick: Int
    let file: String
    let line: Int
  }

  /// The steps, in order.
  let steps: [Step]

  /// Reads a snapshot of `make step`.
  init(snapshot: String) {
    var steps: [Step] = []
    var section = ""
    var tick: Int?
    for line in snapshot.split(separator: "\n", omittingEmptySubsequences: true) {
      if let title = line.wholeMatch(of: /— (.+) —/) {
        section = String(title.1)
      } else if let step = line.wholeMatch(
        of: /step \d+ of \d+ · (?:tick (\d+)(?: · (.+))?|printed)/)
      {
        tick = step.1.flatMap { Int($0) }
        steps.append(Step(section: section, cause: step.2.map(String.init)))
      } else if let place = line.wholeMatch(of: /\ \ (\S+\.swift):(\d+)\ .*/), let at = tick {
        guard let number = Int(place.2), let last = steps.indices.last else { continue }
        steps[last].moment = Moment(tick: at, file: String(place.1), line: number)
        tick = nil
      } else if line.hasPrefix("    "), let last = steps.indices.last {
        // An event has one line of text, and then the chart; what is printed has text alone.
        if steps[last].moment != nil, !steps[last].text.isEmpty {
          steps[last].drawing.append(String(line.dropFirst(8)))
        } else {
          steps[last].text.append(String(line.dropFirst(4)))
        }
      }
    }
    self.steps = steps
  }
}
