import Foundation
import Marbles

/// The notes that a lesson prints for the course's tools while it runs.
///
/// If an environment variable is set, the lesson prints a note of each thing that happens, after a
/// mark that no lesson prints itself. The step mode, the predictions and the record of the drawings
/// read these notes, so no tool has to take the printed text apart.
package enum StepLog {
  /// The variable that asks for the notes.
  package static let variable = "LESSON_STEPS"

  /// The character with which the line of a note begins: the record separator of ASCII.
  package static let mark: Character = "\u{1E}"

  private static let isOn = ProcessInfo.processInfo.environment[variable] != nil

  /// Prints a note, if somebody asked for them.
  ///
  /// - Returns: Whether somebody did; a text in a note is not printed otherwise.
  @discardableResult
  static func note(_ note: @autoclosure () -> StepNote) -> Bool {
    guard isOn, let json = try? encoder.encode(note()) else { return false }
    Swift.print("\(mark)\(String(decoding: json, as: UTF8.self))")
    return true
  }

  /// From now on, what happens on charts is noted, too, with the line that makes it happen.
  static func noteCharts() {
    guard isOn else { return }
    ChartLog.report { event in
      var event = event
      event.place = SourceLine.ofLesson ?? event.place
      note(.event(event))
    }
  }

  /// Writes the keys in an order that does not change from one run to another.
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
