import CourseSupport
import SwiftReader

/// What came of a program that was built and run.
enum Attempt: Sendable, Equatable {
  /// The compiler refuses it, with these words.
  case refused(String)

  /// The compiler did not come to an end in time, and was stopped.
  case tooLongToCompile

  /// It did not end in time, and was stopped.
  case endless

  /// It printed more than anybody reads, and was stopped.
  case flooded

  /// It stopped early or says that it failed, with these words on standard error.
  case crashed(Run.Ending, String)

  /// It ran to its end and printed this.
  case ended(output: String)
}

/// What the course thinks of a program: a claim, made only of what was seen.
enum Verdict: Sendable, Equatable {
  case passed

  /// There is no code in it.
  case empty

  /// This line, outside of the gap, is not there as it was laid out.
  case changed(Work.Line)

  /// It prints what it should, but a string in the learner's own code is this line of it, or may
  /// become it, and none in ours is.
  case copied(String, from: String)

  /// It does just what an answer does that somebody foresaw.
  case foreseen(Reply, Attempt)

  /// Nobody foresaw it; the word is the only one in which it differs from our answer.
  case unforeseen(Attempt, onlyWord: Work.Line?)
}

extension Exercise {
  /// Reads a program as somebody's work on this exercise.
  func work(_ text: String) -> Work {
    Work(text, around: answers.first?.gap ?? 0..<0, of: program)
  }

  /// Judges a program by its text alone; nil if it has to be run.
  func judge(_ work: Work) -> Verdict? {
    work.isEmpty ? .empty : work.missing.first.map(Verdict.changed)
  }

  /// Judges what came of a program: by what was foreseen, else by its first difference.
  func judge(_ attempt: Attempt, of work: Work) -> Verdict {
    let solution = self.work(solution)
    if let reply = reply(to: attempt, of: work) { return .foreseen(reply, attempt) }
    if case .ended(let output) = attempt, Difference(expected: expected, actual: output) == nil {
      let ours = solution.strings + self.work(program).strings
      for line in expected.textLines {
        let strings = work.strings.filter { $0.fits(line) }
        // A string that is the line says more than one that may become it.
        let copied = strings.first { $0.isJust(line) } ?? strings.first
        guard let copied else { continue }
        let isOurs = ours.contains { copied.isJust(line) ? $0.isJust(line) : $0.fits(line) }
        if !isOurs { return .copied(line, from: copied.text) }
      }
      return .passed
    }
    return .unforeseen(attempt, onlyWord: work.onlyWord(notIn: solution))
  }
}

/// The first line in which two outputs differ.
struct Difference: Sendable, Equatable {
  /// The number of the line, counted from one.
  let line: Int

  /// The line as it should be; nil if the output should have ended.
  let expected: String?

  /// The line as it is; nil if the output has ended.
  let actual: String?

  /// What is the matter with it, if that is plain.
  let kind: Kind?

  enum Kind {
    /// The line has other capital letters or spaces.
    case spelling

    /// The line is one too many; all the others are right.
    case extraLine

    /// The line is missing; all the others are right.
    case missingLine
  }

  /// Returns nil if both outputs are the same.
  init?(expected: String, actual: String) {
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    if same == expected.count, same == actual.count { return nil }
    self.line = same + 1
    self.expected = same < expected.count ? expected[same] : nil
    self.actual = same < actual.count ? actual[same] : nil
    if actual.dropFirst(same + 1) == expected.dropFirst(same) {
      kind = .extraLine
    } else if actual.dropFirst(same) == expected.dropFirst(same + 1) {
      kind = .missingLine
    } else {
      kind = self.expected?.gist == self.actual?.gist ? .spelling : nil
    }
  }

  private static func lines(of output: String) -> [String] {
    let lines = output.textLines
    return lines.last == "" ? lines.dropLast() : lines
  }
}

extension String {
  /// What is left without capital letters and spaces.
  fileprivate var gist: String { lowercased().filter { !$0.isWhitespace } }
}

/// An error that the compiler reports.
struct Complaint: Sendable, Equatable {
  /// The file as it was named to the compiler.
  let file: String
  let line: Int
  let text: String

  /// Finds the first error of each line: `main.swift:12:7: error: cannot find 'x' …`.
  static func all(in output: String) -> [Complaint] {
    var lines: Set<String> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: error: (.+)/),
        let number = Int(match.2), lines.insert("\(match.1):\(number)").inserted
      else { return nil }
      return Complaint(
        file: String(match.1), line: number,
        text: String(match.3).replacing(#/ \[#[\w-]+\]$/#, with: ""))
    }
  }
}
