import CourseSupport
import LessonKit

/// How a program on a learner's core was stopped before its end, and where.
struct Stop: Sendable, Equatable {
  /// What it said when it stopped itself: the words after `Fatal error:`.
  let words: String

  /// Whether it was stopped from here, since it did not come to an end.
  let isEndless: Bool

  /// Whether its stack was full: the system ends such a program, and it prints nothing.
  let isOverflow: Bool

  /// The first place in a file of the learner that it named: that of the error, or of a backtrace.
  let place: Place?

  /// A line of a learner's file.
  struct Place: Sendable, Equatable {
    let name: String
    let line: String

    var words: String { "\(OwnCore.learnerFolder)/\(name), line \(line)" }
  }

  init(_ run: Run, parts: [OwnCore.Part]) {
    let text = run.errors + "\n" + run.output
    words = text.firstMatch(of: /Fatal error: (.+)/).map { $0.1.trimmed } ?? ""
    if case .stopped = run.ending { isEndless = true } else { isEndless = false }
    // SwiftPM says in words which signal has ended the tests.
    let isKilled = run.ending == .killed(signal: 11) || run.ending == .killed(signal: 10)
    isOverflow = words.isEmpty && (isKilled || text.contains(/signal code 1[01]\b/))
    place = text.matches(of: /(?:ReactiveCore|Exercises\/Core)\/(\w+\.swift):(\d+)/).lazy
      .map { Place(name: String($0.1), line: String($0.2)) }
      .first { place in parts.contains { $0.name == place.name } }
  }

  /// What happened, and where.
  var sentence: String {
    let place = place.map { " at \($0.words)" } ?? ""
    if isEndless { return "It does not come to an end\(place.isEmpty ? "" : "; it is")\(place)." }
    if isOverflow { return "The stack is full\(place): something calls itself again and again." }
    if words.isEmpty { return "It crashes\(place)." }
    if let gap { return "A body is still missing\(place): \(gap.shown(to: 200))" }
    return "It stops\(place): \(words.shown(to: 200))"
  }

  /// The function whose body is still missing, if that is what stopped it.
  private var gap: Substring? { words.wholeMatch(of: /chapter \d+: (.+)/)?.1 }

  /// What usually leads to this, if the chapter that explains the file knows.
  func usualCause(in usual: CoreChapter.Causes) -> String? {
    // Some systems stop a thread that waits for itself.
    if isEndless || words.contains("lock Mutex") { return "What usually hangs: \(usual.hangs)" }
    if gap != nil { return nil }
    return (isOverflow ? usual.overflows : usual.stops).map { "What usually crashes: \($0)" }
  }
}
