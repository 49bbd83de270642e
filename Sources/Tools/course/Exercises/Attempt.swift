import CourseSupport
import SwiftReader

/// What came of a program that was built and run.
enum Attempt: Sendable, Equatable {
  /// The compiler refuses it, with these words.
  case refused(String)

  /// The compiler did not come to an end in time, and was stopped.
  case tooLongToCompile

  /// It did not end in time, or printed without end, and was stopped.
  case endless

  /// It stopped early or says that it failed, with these words on standard error.
  case crashed(Run.Ending, String)

  /// It ran to its end and printed this.
  case ended(output: String)
}

/// What the course thinks of an attempt.
enum Verdict: Sendable, Equatable {
  case passed

  /// Somebody foresaw this answer; the difference is there if the program ran.
  case foreseen(Reply, Difference?)

  /// It ran to its end, and printed something for which there is no reply.
  case differs(Difference)

  /// It did not run to its end.
  case failed(Attempt)
}

extension Exercise {
  /// Judges an attempt: by what was foreseen, else by the first line that differs.
  func judge(_ attempt: Attempt) -> Verdict {
    var difference: Difference?
    if case .ended(let output) = attempt {
      difference = Difference(expected: expected, actual: output)
      if difference == nil { return .passed }
    }
    if let reply = card.replies.first(where: { $0.fits(attempt) }) {
      return .foreseen(reply, difference)
    }
    return difference.map(Verdict.differs) ?? .failed(attempt)
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

  /// Returns nil if both outputs are the same.
  init?(expected: String, actual: String) {
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    if same == expected.count, same == actual.count { return nil }
    self.line = same + 1
    self.expected = same < expected.count ? expected[same] : nil
    self.actual = same < actual.count ? actual[same] : nil
  }

  private static func lines(of output: String) -> [String] {
    let lines = output.textLines
    return lines.last == "" ? lines.dropLast() : lines
  }
}

/// An error that the compiler reports.
struct Complaint: Sendable, Equatable {
  /// The file as it was named to the compiler.
  let file: String
  let line: Int
  let text: String

  /// Whether a handler uses a `var` from around it: one of a function, or one of main.swift.
  var isAboutVariable: Bool {
    text.contains("captured var") || text.contains("main actor-isolated var")
  }

  /// Whether an object that several threads may use has a `var`.
  var isAboutStoredVariable: Bool {
    text.contains("stored property") && text.contains("'Sendable'") && text.contains("is mutable")
  }

  /// Finds the first error of each line: `main.swift:12:7: error: cannot find 'x' …`.
  static func all(in output: String) -> [Complaint] {
    var lines: Set<String> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):\d+: error: (.+)/),
        let number = Int(match.2), lines.insert("\(match.1):\(number)").inserted
      else { return nil }
      return Complaint(file: String(match.1), line: number, text: String(match.3))
    }
  }
}
