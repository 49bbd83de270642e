import LessonKit
import CourseSupport

/// How a program on a learner's core was stopped, and where.
struct Crash: Sendable, Equatable {
  /// What it said; empty if it said nothing.
  let words: String

  /// The learner's line at which it stopped, if it is known.
  var place: Place?

  /// Whether it was stopped without a word, as a program is whose stack is full.
  let isOverflow: Bool

  /// A line of a learner's file.
  struct Place: Sendable, Equatable {
    let file: String
    let line: Int

    var words: String { "\(file), line \(line)" }
  }

  /// Reads what a program left when it stopped.
  ///
  /// - Parameters:
  ///   - run: What it printed, and how it ended.
  ///   - parts: The learner's files.
  init(_ run: Run, parts: [OwnCore.Part]) {
    let text = run.errors + "\n" + run.output
    words = fatalError(in: text)
    // SwiftPM says in words which signal has ended the tests.
    let signals = [Run.Ending.killed(signal: 10), .killed(signal: 11)]
    let isSignal = signals.contains(run.ending) || text.contains(/signal code 1[01]\b/)
    isOverflow = words.isEmpty && isSignal
    place = Self.place(in: text, parts: parts)
  }

  /// Whether a thread waited for itself: some systems stop the program then.
  var waitsForItself: Bool { words.contains("lock Mutex") }

  /// Whether something was used that was not there, or was in use already.
  var isMisuse: Bool {
    words.contains(/found nil|out of range|Simultaneous access|read an unowned|empty/)
  }

  /// What happened, and where.
  var sentence: String {
    let place = place.map { " at \($0.words)" } ?? ""
    if isOverflow { return "The stack is full\(place): something calls itself again and again." }
    if words.isEmpty { return "It crashes\(place)." }
    if let gap = words.wholeMatch(of: /chapter \d+: (.+)/) {
      return "A body is still missing\(place): \(gap.1.shown(to: 200))"
    }
    return "It stops\(place): \(words.shown(to: 200))"
  }

  /// Finds `Subject.swift:12: Fatal error:`, or else the first line of a learner in a backtrace.
  private static func place(in errors: String, parts: [OwnCore.Part]) -> Place? {
    for line in errors.split(separator: "\n") {
      let said = line.firstMatch(of: /ReactiveCore\/(\S+\.swift):(\d+): Fatal error:/)
      let frame = line.firstMatch(of: /at (?:\S*\/)?Exercises\/Core\/(\S+\.swift):(\d+)/)
      guard let (_, name, number) = (said ?? frame)?.output, let line = Int(number),
        parts.contains(where: { $0.name == name })
      else { continue }
      return Place(file: "\(OwnCore.desk)/\(name)", line: line)
    }
    return nil
  }
}

/// What a program said when it stopped itself: the words after `Fatal error:`.
func fatalError(in text: String) -> String {
  let line = text.split(separator: "\n").first { $0.contains("Fatal error:") } ?? ""
  return line.split(separator: "Fatal error:", maxSplits: 1).last.map { $0.trimmed } ?? ""
}
