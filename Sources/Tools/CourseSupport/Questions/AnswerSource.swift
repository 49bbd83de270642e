import LessonKit

/// Where the right answer to a question stands.
package enum AnswerSource: Sendable, Equatable {
  /// What a regular expression captures in the lines printed in a section, joined by commas.
  case lines(section: String, pattern: String)

  /// The values on a row of a drawing; the section is that of the lesson or the drawing itself.
  case lane(section: String, name: String)

  /// The one line that a small program prints, by the name of its function.
  case program(String)

  /// Finds the answer in the steps of a lesson.
  ///
  /// - Returns: The answer, which may be empty; or nil, if the lesson prints nothing of the kind.
  package func answer(in steps: [Step]) -> String? {
    switch self {
    case .lines(let section, let pattern):
      guard let pattern = try? Regex(pattern) else { return nil }
      let captures = steps.lines(in: section).flatMap { line in
        line.matches(of: pattern).filter { $0.output.count == 2 }
          .map { String($0.output[1].substring ?? "") }
      }
      return captures.isEmpty ? nil : captures.joined(separator: ", ")
    case .lane(let section, let name):
      // Two rows with the same name would be ambiguous.
      let lanes = steps.drawings(in: section).compactMap { $0.values(onLane: name) }
      return lanes.count == 1 ? lanes[0].joined(separator: ", ") : nil
    case .program:
      return nil
    }
  }
}

extension Question.Proof {
  /// Returns whether the line is printed in its section, by the steps of a lesson; it may be a row
  /// of a drawing.
  package func isShown(in steps: [Step]) -> Bool {
    let printed = steps.filter { $0.section == section && $0.event == nil }
    return printed.flatMap(\.text).contains { $0.drop(while: \.isWhitespace) == prints }
  }
}

extension [Step] {
  /// The lines that are printed in a section, without drawings.
  fileprivate func lines(in section: String) -> [String] {
    compactMap { step in
      guard step.section == section, case .printed(let line) = step.what else { return nil }
      return line
    }
  }

  /// The drawings of a section, or the drawing of that name.
  fileprivate func drawings(in section: String) -> [MarbleLayout] {
    let inside = drawings { step, _ in step.section == section }
    return inside.isEmpty ? drawings { _, name in name == section } : inside
  }

  private func drawings(where isMeant: (Step, String) -> Bool) -> [MarbleLayout] {
    compactMap { step in
      guard case .drawn(let name, let layout) = step.what, isMeant(step, name) else { return nil }
      return layout
    }
  }
}

extension MarbleLayout {
  /// Returns the values on the row of that name, or nil if there is none.
  fileprivate func values(onLane name: String) -> [String]? {
    let lanes = rows.filter { $0.label == name }
    guard lanes.count == 1 else { return nil }
    return lanes[0].moments.flatMap(\.values).map(value)
  }
}
