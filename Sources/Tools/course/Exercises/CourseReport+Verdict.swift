import CourseSupport
import Foundation
import SwiftReader

/// What the course says of a program that it has read or run.
extension CourseReport {
  /// After a check; the next exercise is named if the check has passed.
  func verdict(_ verdict: Verdict, on exercise: Exercise, work: Work, next: Exercise?) -> String {
    let number = exercise.number
    let again = "Change it, then: make check-\(number)     A hint: make hint-\(number)"
    let anew = "To begin anew: rm \(exercise.path) && make exercise-\(number)"
    let parts: [String] =
      switch verdict {
      case .passed:
        // The chapter opens the real thing behind its exercise.
        [
          exercise.chapter.map { "Read on in Tutorials/core/\($0).md." },
          exercise.book == .course
            ? "Next: make quiz-\(number.prefix(2)), then the next lesson" : nil,
          next.map { "The next exercise: make exercise-\($0.number)" } ?? "All exercises are done.",
          "Our answer, to compare: make solution-\(number)",
        ].compactMap(\.self)
      case .empty: ["There is no code in \(exercise.path).", anew]
      case .changed(let line):
        [
          wrapped(
            "A line outside of the gap has been changed or left out. It was line \(line.number):"),
          "  " + line.code.shown(to: 78), "Put it back, then: make check-\(number)", anew,
        ]
      case .copied(let line, let text) where text == line:
        [
          wrapped("It prints what it should, but this line stands in your own code as it is:"),
          "  " + line.shown(to: 78),
          wrapped(
            "Let the program find out what to print: on another day it may be something else."),
          again,
        ]
      case .copied(let line, let text):
        [
          wrapped("It prints what it should. But this line of it fits a text in your own code:"),
          "  \(line.shown(to: 78))\n  \("\"\(text)\"".shown(to: 78))",
          wrapped("Our answer has no such text: the lines outside of the gap do the printing."),
          again,
        ]
      case .foreseen(let reply, let attempt):
        [wrapped(reply.say)] + facts(attempt, exercise) + [again + more(attempt, exercise)]
      case .unforeseen(let attempt, let word):
        facts(attempt, exercise) + advice(attempt, exercise, work)
          + [word.map(onlyWord)].compactMap(\.self)
          + [again + more(attempt, exercise)]
      }
    let first =
      verdict == .passed
      ? style.green("Well done: it does what it should.") : style.red("Not yet.")
    return page(exercise.headline, [first] + parts)
  }

  /// All that a program printed, and how it ended if it did not end well.
  func output(_ output: String, of attempt: Attempt, in exercise: Exercise, work: Work) -> String {
    if case .ended = attempt {
      return page(exercise.headline, [output.isEmpty ? "It prints nothing." : shown(output)])
    }
    let text = output.isEmpty ? [] : [shown(output)]
    return page(
      exercise.headline, text + facts(attempt, exercise) + advice(attempt, exercise, work))
  }

  private func onlyWord(_ word: Work.Line) -> String {
    "Only this differs from our answer, in line \(word.number):\n  \(word.code.shown(to: 78))"
  }

  /// Where to see what a program printed, if it ran at all.
  private func more(_ attempt: Attempt, _ exercise: Exercise) -> String {
    switch attempt {
    case .refused, .tooLongToCompile: ""
    default: "\nAll that it prints: make run-\(exercise.number)"
    }
  }

  /// What everybody can see of an attempt, whatever it means.
  private func facts(_ attempt: Attempt, _ exercise: Exercise) -> [String] {
    switch attempt {
    case .refused(let words):
      ["The compiler does not accept the program."]
        + complaints(Complaint.all(in: words), raw: words)
    case .crashed(let ending, let errors): crash(ending, errors, in: exercise)
    case .ended(let output):
      [Difference(expected: exercise.expected, actual: output).map(difference) ?? ""]
    case .tooLongToCompile: ["The compiler was stopped, because it took too long."]
    case .endless: ["The program did not come to an end, so it was stopped."]
    case .flooded: ["The program printed more than two megabytes, so it was stopped."]
    }
  }

  /// What often helps, where nobody foresaw the attempt.
  private func advice(_ attempt: Attempt, _ exercise: Exercise, _ work: Work) -> [String] {
    let advice: [String] =
      switch attempt {
      case .refused(let words):
        exercise.slips(in: words.textLines.filter { $0.contains(" error: ") }, work)
      case .ended(let output):
        exercise.slips(
          in: [Difference(expected: exercise.expected, actual: output)?.actual ?? ""], work)
      case .tooLongToCompile:
        [
          "This machine may be busy or slow: TIME_LIMIT=60 make check-\(exercise.number) gives it a "
            + "minute. If that does not help, make the program simpler: write the types of each "
            + "closure."
        ]
      case .endless:
        [
          "Look for something that never ends: a loop, a sequence, or a signal that runs until "
            + "nothing is left."
        ]
      case .flooded: ["If it would end, let it print less. If not, look for what goes on and on."]
      case .crashed(let ending, let errors):
        if errors.contains(/\n\s*\d{4,} \[/) {
          ["So many calls were open at once that no room was left: something calls itself."]
        } else if case .killed(SIGSEGV) = ending {
          ["If the line uses a name that is declared further down, move the declaration up."]
        } else {
          []
        }
      }
    return advice.map { wrapped($0) }
  }

  /// How a program died, in which line of the learner, and what it said.
  private func crash(_ ending: Run.Ending, _ errors: String, in exercise: Exercise) -> [String] {
    let cause =
      switch ending {
      case .killed where errors.contains("Fatal error: "): "stopped before its end"
      case .killed(let signal): "stopped before its end, by signal \(signal) (\(name(of: signal)))"
      case .exited(let status): "failed: it ended with status \(status)"
      case .stopped: "had to be stopped"
      }
    // The first of these lines called what stopped the program.
    let line = errors.firstMatch(of: /\bmain\.swift:(\d+)/).flatMap { Int($0.1) }
    let place = line.map { ", in line \($0) of \(exercise.path)" } ?? ""
    let words = errors.components(separatedBy: "\n*** ")[0].trimmed
      .replacing(#/^\S+\.swift:\d+: /#, with: "")
    return [wrapped("The program \(cause)\(place).\(words.isEmpty ? "" : " It said:")")]
      + (words.isEmpty ? [] : [lastWords(words)])
  }

  /// What the system calls a signal; macOS adds the number, which has been said.
  private func name(of signal: Int32) -> String {
    let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
    return String(name.prefix { $0 != ":" }).lowercased()
  }

  /// A text of a program, as far as somebody reads it.
  private func shown(_ output: String) -> String {
    let most = 200
    let lines = output.trimmingCharacters(in: .newlines)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.count > most ? ["… and \(lines.count - most) more lines"] : []
    return (lines.prefix(most).map { $0.shown(to: 200) } + rest).joined(separator: "\n")
  }
}
