import CourseSupport
import Foundation
import LessonKit

/// What the course says, as text.
///
/// All of it is made here, from plain values, so a test can read it.
struct CourseReport {
  let style: Style

  /// How many columns there are; 80 at most are used.
  var columns = 80

  /// After an exercise was laid out, or found.
  func laidOut(_ exercise: Exercise, isNew: Bool) -> String {
    let (number, file) = (exercise.number, exercise.path)
    let home = exercise.book == .course ? "lesson" : "chapter"
    let next = """
        make check-\(number)     say whether it does what it should
        make run-\(number)       show all that it prints
        make hint-\(number)      give a hint
        make \(exercise.homeProgram)    run the \(home) that it belongs to
      """
    let parts =
      isNew
      ? [
        "\(file) is ready.",
        "Open it, and look for \"Your turn\": change only what it asks for. Then:", next,
      ]
      : [
        "\(file) is already there, and stays as it is.", next,
        "To start again, remove it first: rm \(file)",
      ]
    return page(exercise.headline, parts)
  }

  /// In place of the questions about a lesson, if it prints something else than its page shows.
  func changed(_ lesson: CourseList.Item, undo: String?, isOnOwnCore: Bool) -> String {
    let (place, core) = isOnOwnCore ? ("On your core, lesson", " CORE=mine") : ("Lesson", "")
    let headline =
      "\(place) \(lesson.number) does not print what its page shows, so nothing is asked."
    let commands = [
      "See the difference:  make diff-\(lesson.number)\(core)",
      undo.map { "Undo the change:     \($0)" },
      "Then ask again:      make predict-\(lesson.number)\(core)",
    ]
    return page(wrapped(headline), [commands.compactMap(\.self).joined(separator: "\n")])
  }

  /// The first hints, as many as were asked for.
  func hints(_ exercise: Exercise, count: Int) -> String {
    hints(exercise.texts.hints, count: count, on: exercise.number, headline: exercise.headline)
  }

  /// Numbered hints, and how to get one more, or what is left after the last; what they are about is
  /// named as make does: `03`, `core-04`.
  func hints(_ hints: [String], count: Int, on subject: String, headline: String) -> String {
    let rest =
      count < hints.count
      ? "One more hint: make hint-\(subject)"
      : "That was the last hint. Our answer: make solution-\(subject)"
    return page(
      headline, zip(1..., hints.prefix(count)).map { wrapped("\($0). \($1)") } + [rest])
  }

  /// Our answer, and how a learner's differs from it.
  func solution(_ exercise: Exercise, learners: String?) -> String {
    let theirs = learners == exercise.program ? nil : learners
    return page(exercise.headline, comparison(of: exercise.solution, with: theirs))
  }

  /// Ours, or how it differs from a learner's.
  func comparison(of ours: String, with theirs: String?) -> [String] {
    guard let theirs else { return ["Ours:", ours.trimmingCharacters(in: .newlines)] }
    let diff = LineDiff(expected: theirs, actual: ours)
    if diff.isEmpty { return ["Yours is ours, to the letter."] }
    return ["Ours beside yours: + is only in ours, - only in yours.", lines(of: diff.lines)]
  }

  func lines(of lines: [LineDiff.Line]) -> String {
    lines.map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .missing(let text): style.red("- \(text)")
      case .added(let text): style.green("+ \(text)")
      }
    }.joined(separator: "\n")
  }

  /// Which exercises are done, and what is next; a whole list has their titles.
  func progress(_ rows: [(exercise: Exercise, state: Progress)], isWhole: Bool = false) -> String {
    let done = rows.count { $0.state == .done }
    let count =
      switch done {
      case rows.count: "All \(done) exercises are done"
      case 0: "None of the \(rows.count) exercises is done yet"
      default: "\(done) of \(rows.count) exercises \(done == 1 ? "is" : "are") done"
      }
    let next = rows.first { $0.state != .done }.map { exercise, state in
      "Next: make \(state == .begun ? "check" : "exercise")-\(exercise.number)   \(exercise.texts.title)"
    }
    let lists = isWhole ? [list(rows)] : Progress.allCases.compactMap { numbers($0, rows) }
    let all = isWhole ? nil : "All, with their titles: make progress FLAGS=--all"
    return [style.bold(count), lists.joined(separator: "\n"), next, all]
      .compactMap(\.self).joined(separator: "\n\n")
  }

  /// All exercises; those of the core's book have a c in their number.
  private func list(_ rows: [(exercise: Exercise, state: Progress)]) -> String {
    rows.map { exercise, state in
      let number = exercise.number.padding(toLength: 3, withPad: " ", startingAt: 0)
      return "  \(mark(state))  \(number)  \(exercise.texts.title)"
    }.joined(separator: "\n")
  }

  /// The numbers of the exercises of which somebody has come so far; nil if there are none.
  private func numbers(
    _ state: Progress, _ rows: [(exercise: Exercise, state: Progress)]
  ) -> String? {
    let numbers = rows.filter { $0.state == state }.map(\.exercise.number)
    if numbers.isEmpty { return nil }
    let lines = wrapped(numbers.joined(separator: " "), indent: "         ")
    return "  \(mark(state))" + lines.dropFirst(7)
  }

  private func mark(_ state: Progress) -> String {
    style.green("\(state)".padding(toLength: 5, withPad: " ", startingAt: 0))
  }

  /// Breaks a text into lines, at its blanks, and where there is none for long.
  func wrapped(_ text: String, indent: String = "") -> String {
    text.keepingCommands { $0.wrapped(to: min(80, columns), first: indent, indent: indent) }
      .joined(separator: "\n")
  }

  /// Paragraphs below a headline.
  func page(_ headline: String, _ parts: [String]) -> String {
    ([style.bold(headline)] + parts).joined(separator: "\n\n")
  }

  func difference(_ difference: Difference) -> String {
    let remark =
      switch difference.kind {
      case .spelling: "\nOnly capital letters or spaces differ in this line."
      case .extraLine: "\nThis line is one more than there should be; all others are right."
      case .missingLine: "\nThe expected line is missing; all others are right."
      case nil: ""
      }
    return """
      Line \(difference.line) of what it prints differs:
        expected | \(part(of: difference.expected, notIn: difference.actual))
        yours    | \(part(of: difference.actual, notIn: difference.expected))\(remark)
      """
  }

  /// The part of a line where it differs from another.
  private func part(of line: String?, notIn other: String?) -> String {
    guard let line else { return "(nothing more)" }
    let same = zip(line.unicodeScalars, (other ?? "").unicodeScalars).prefix { $0 == $1 }.count
    if same < 50 { return line.shown(to: 67) }
    return "…"
      + line.unicodeScalars.dropFirst(same - 20).map(String.init).joined().shown(to: 66)
  }

  /// What a program said when it died, without the addresses that follow.
  func lastWords(_ text: String) -> String {
    let lines = text.split(separator: "\n").prefix { $0 != "Current stack trace:" }
    return lines.prefix(10).map { wrapped($0.shown(to: 300), indent: "  ") }
      .joined(separator: "\n") + (lines.count > 10 ? "\n  …" : "")
  }

  /// What the compiler says; its own words, if they are not understood.
  func complaints(_ complaints: [Complaint], raw: String) -> [String] {
    if complaints.isEmpty { return [lastWords(raw)] }
    let first = complaints.prefix(3).map { complaint in
      "\(complaint.file), line \(complaint.line):\n"
        + wrapped(complaint.text.shown(to: 400), indent: "  ")
    }
    let more = complaints.count > 1 ? ["Begin with the first: it often causes the others."] : []
    return first + more
  }
}

/// How far a learner has come with an exercise.
enum Progress: CaseIterable { case done, begun, open }

/// How the course writes: in colour where lessons use bold, else plain.
struct Style: Sendable, Equatable {
  let hasColor: Bool

  /// The style of standard output, as it is.
  static let output = Style(hasColor: Terminal.output.hasStyle)

  func bold(_ text: String) -> String { escaped("1", text) }
  func green(_ text: String) -> String { escaped("32", text) }
  func red(_ text: String) -> String { escaped("31", text) }
  func mark(_ text: String, isRight: Bool) -> String { isRight ? green(text) : red(text) }

  private func escaped(_ code: String, _ text: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
