import CourseSupport
import LessonKit

/// Shows the steps of a lesson one by one, back and forth.
struct StepPlayer {
  let headline: String
  let steps: [Step]

  /// How many columns there are.
  var columns = 80

  /// Returns the code of a line of the lesson.
  let code: (SourceLine) -> String?

  /// Where one can move.
  enum Key {
    case on, back, section, quit

    /// Reads a line of input, or a key and what it sends; the end of the input quits.
    init?(_ typed: String?) {
      switch typed?.filter({ !$0.isWhitespace }) {
      case "", "\u{1B}[C", "\u{1B}OC", "\u{1B}[B", "\u{1B}OB": self = .on
      case "b", "B", "\u{7F}", "\u{1B}[D", "\u{1B}OD", "\u{1B}[A", "\u{1B}OA": self = .back
      case "s", "S": self = .section
      case nil, "q", "Q", "\u{4}": self = .quit
      default: return nil
      }
    }
  }

  /// What stands below each step, where keys work at once, and where only lines are read.
  static let keys = "Space or →: on · ← or b: back · s: next section · q: quit "
  static let keysInShort = "Space or Enter: on · s: next section · q: quit "
  static let prompt = "Enter: on · b: back · s: next section · q: quit > "

  /// Shows step after step, as a learner asks for them.
  ///
  /// - Parameters:
  ///   - height: How many lines a step may take; asked anew for each, since windows change.
  ///   - read: Returns the next line that the learner types, or nil at the end of the input.
  ///   - show: Shows a step; its second argument is what to say about the last line typed.
  func play(
    height: @autoclosure () -> Int = 24, read: () -> String?,
    show: (_ frame: [String], _ hint: String) -> Void
  ) {
    var index = 0
    var hint = ""
    while index < steps.count {
      show(frame(at: index, height: height()), hint)
      hint = ""
      switch Key(read()) {
      case .on: index += 1
      case .back where index > 0: index -= 1
      case .back: hint = "This is the first step. "
      case .section:
        let section = steps[index].section
        index = steps[index...].firstIndex { $0.section != section } ?? steps.count
      case .quit: return
      case nil: hint = "No such key. "
      }
    }
  }

  /// All steps, one after the other, as text.
  var transcript: [String] {
    var lines = [headline]
    var section = ""
    for (index, step) in steps.enumerated() {
      if step.section != section { lines += ["", "— \(step.section) —"] }
      section = step.section
      lines += [""] + title(of: index)
      lines += step.text.map { "    \($0)" }
      if step.event != nil { lines += (step.layout?.lines ?? []).map { "        \($0)" } }
    }
    return lines
  }

  /// A step below the steps before it in its section, and above the chart.
  ///
  /// - Parameters:
  ///   - index: Which step.
  ///   - height: How many lines there are to show it in; the steps before it get what is left.
  /// - Returns: The lines of the frame.
  func frame(at index: Int, height: Int = 24) -> [String] {
    let step = steps[index]
    let start = steps[...index].lastIndex { $0.section != step.section }.map { $0 + 1 } ?? 0
    let drawing = Array(charts(of: steps[start...index]).joined(separator: [""]))
    var below = step.text.map { "  ▸ \(Terminal.output.bold($0))" }
    below += [""] + title(of: index) + [""]
    below += drawing.isEmpty ? [] : drawing.map { "  \($0)" } + [""]
    let above = [Terminal.output.bold(headline), "", "— \(step.section) —", ""]
    let room = height - above.count - below.count - 1
    if room < 0 {
      // In a low window: what happens, and the newest rows of the drawing.
      let short = step.text.map { "  ▸ \(Terminal.output.bold($0))" } + title(of: index)
      return short + drawing.suffix(max(0, height - short.count - 1)).map { "  \($0)" }
    }
    return above + steps[start..<index].flatMap(\.text).suffix(room).map { "    \($0)" } + below
  }

  /// The newest drawing of each chart, in the order in which the charts came.
  private func charts(of steps: ArraySlice<Step>) -> [[String]] {
    var numbers: [Int] = []
    var drawings: [Int: [String]] = [:]
    for step in steps {
      guard let chart = step.event?.chart else { continue }
      if drawings[chart] == nil { numbers.append(chart) }
      drawings[chart] = step.layout?.lines
    }
    return numbers.compactMap { drawings[$0] }
  }

  /// The number of a step, and when and by which line of the lesson it happens.
  private func title(of index: Int) -> [String] {
    let number = "step \(index + 1) of \(steps.count)"
    let place = steps[index].place
    let line = "  \(place.file):\(place.line)  \(code(place) ?? "")"
    let shortened = line.count > columns ? line.prefix(columns - 2) + " …" : line
    guard let event = steps[index].event else { return ["\(number) · printed", shortened] }
    let cause = event.causeText.map { " · \($0)" } ?? ""
    return ["\(number) · tick \(event.tick)\(cause)", shortened]
  }
}
