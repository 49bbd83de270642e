import LessonKit

/// What the coach says, as text of at most 80 columns.
///
/// All of it is made here, from plain values, so a test can read it.
struct Report {
  let style: Style

  /// After a check; the next exercise is named if the check has passed.
  func verdict(_ verdict: Verdict, on exercise: Exercise, next: Exercise?) -> String {
    let number = exercise.number
    let hint = "Change it, then: make check-\(number)     A hint: make hint-\(number)"
    let parts =
      switch verdict {
      case .passed:
        [
          style.green("Well done: it does what it should."),
          next.map { "Next: make exercise-\($0.number)" } ?? "All exercises are done.",
          "Ours, to compare: make solution-\(number)",
        ]
      case .foreseen(let message, let difference):
        [notYet, wrapped(message.say)] + [difference.map(self.difference)].compactMap(\.self)
          + [hint]
      case .differs(let difference): [notYet, self.difference(difference), hint]
      case .refused(let complaints, let raw):
        [notYet, "The compiler does not accept the program."]
          + (complaints.isEmpty ? [raw.trimmed()] : complaints.prefix(3).map(complaint))
          + (complaints.count > 1 ? ["Begin with the first: others often follow from it."] : [])
          + (complaints.contains(where: \.isAboutVariable) ? [wrapped(insteadOfVariable)] : [])
          + [hint]
      case .endless:
        [
          notYet,
          wrapped(
            "The program did not come to an end, so it was stopped. Look for what goes on without "
              + "end: a loop, a sequence, or a signal that is told to run until nothing is left."),
          hint,
        ]
      case .crashed(let text):
        [notYet, "The program stopped before its end. It said:", lastWords(text), hint]
      }
    return page(exercise, parts)
  }

  /// After an exercise was laid out, or found.
  func laidOut(_ exercise: Exercise, file: String, isNew: Bool) -> String {
    let number = exercise.number
    let next = """
        make check-\(number)     say whether it does what it should
        make hint-\(number)      give a hint
        make lesson-\(number.prefix(2))    run the lesson that it belongs to
      """
    return page(
      exercise,
      isNew
        ? ["\(file) is ready.", "Open it, look for \"Your turn\", and fill the gap. Then:", next]
        : [
          "\(file) is there already, and stays as it is.", next,
          "To begin anew, remove it first: rm \(file)",
        ])
  }

  /// When somebody asks for more before the exercise is laid out.
  func notLaidOut(_ exercise: Exercise) -> String {
    page(exercise, ["It is not laid out yet. Begin with: make exercise-\(exercise.number)"])
  }

  /// The first hints, as many as were asked for.
  func hints(_ exercise: Exercise, count: Int) -> String {
    let hints = exercise.card.hints
    let texts = hints.prefix(count).enumerated().map { index, hint in
      wrapped("\(index + 1). \(hint)")
    }
    let more =
      count < hints.count
      ? "One more hint: make hint-\(exercise.number)"
      : "These are all hints. Our answer: make solution-\(exercise.number)"
    return page(exercise, texts + [more])
  }

  /// Our answer, and how a learner's differs from it.
  func solution(_ exercise: Exercise, learners: String?) -> String {
    guard let learners, learners != exercise.program else {
      return page(exercise, ["Our answer:", exercise.solution.trimmed()])
    }
    let diff = LineDiff(expected: learners, actual: exercise.solution)
    if diff.isEmpty { return page(exercise, ["Yours is, to the letter, ours."]) }
    let lines = diff.lines.map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .missing(let text): style.red("- \(text)")
      case .added(let text): style.green("+ \(text)")
      }
    }
    return page(
      exercise,
      [
        "Our answer beside yours: + is only in ours, - only in yours.",
        lines.joined(separator: "\n"),
      ])
  }

  /// All exercises, which are done, and what is next.
  func progress(_ rows: [(exercise: Exercise, state: Progress)]) -> String {
    let done = rows.count { $0.state == .done }
    let list = rows.map { exercise, state in
      let mark = style.green(state == .done ? "done " : state == .begun ? "begun" : "     ")
      return "  \(mark)  \(exercise.number.padded(to: 3))  \(exercise.card.title)"
    }
    let next = rows.first { $0.state != .done }.map { exercise, state in
      "Next: make \(state == .begun ? "check" : "exercise")-\(exercise.number)"
    }
    return [
      style.bold("\(done) of \(rows.count) exercises are done"), list.joined(separator: "\n"),
      next ?? "All exercises are done.",
    ].joined(separator: "\n\n")
  }

  private var notYet: String { style.red("Not yet.") }

  private var insteadOfVariable: String {
    "A handler may run on any thread, so it cannot change a var. Keep the number in a Counter, a "
      + "list in a Recorder."
  }

  private func page(_ exercise: Exercise, _ parts: [String]) -> String {
    ([style.bold(exercise.headline)] + parts).joined(separator: "\n\n")
  }

  private func difference(_ difference: Difference) -> String {
    """
    Line \(difference.line) of what it prints differs:
      expected | \(difference.expected ?? "(nothing more)")
      yours    | \(difference.actual ?? "(nothing more)")
    """
  }

  /// What a program said when it died, without the addresses that follow.
  private func lastWords(_ text: String) -> String {
    text.split(separator: "\n").prefix { $0 != "Current stack trace:" }
      .map { wrapped(String($0), indent: "  ") }
      .joined(separator: "\n")
  }

  private func complaint(_ complaint: Complaint) -> String {
    "\(complaint.file), line \(complaint.line):\n" + wrapped(complaint.text, indent: "  ")
  }
}

/// How far a learner has come with an exercise.
enum Progress {
  case open
  case begun
  case done
}

extension String {
  fileprivate func trimmed() -> String {
    String(reversed().drop(while: \.isNewline).reversed())
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
