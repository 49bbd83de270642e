import Foundation
import LessonKit

/// A drawing that a lesson printed, as it is kept beside the snapshots, in one file for all.
///
/// Pictures are made from it, not from the printed text.
package struct RecordedDrawing: Codable, Equatable, Sendable {
  /// The program that printed it, such as `lesson-08-replay`.
  package let program: String

  /// The name under which it was printed.
  package let name: String

  /// Where each mark stands, and what it means.
  package let layout: MarbleLayout

  /// Finds the drawings in what a program printed when it was run for its steps.
  ///
  /// - Parameters:
  ///   - output: The lines.
  ///   - program: What printed them.
  /// - Returns: The drawings in order, also those above the first section.
  package static func all(in output: [String], of program: String) -> [RecordedDrawing] {
    output.compactMap { line in
      guard case .drawn(let name, let layout, _)? = StepNote(line: line) else { return nil }
      return RecordedDrawing(program: program, name: name, layout: layout)
    }
  }
}

extension [RecordedDrawing] {
  /// Reads the drawings of a file.
  ///
  /// - Parameter json: The text of the file.
  /// - Throws: What is wrong with it.
  package init(json: String) throws {
    self = try JSONDecoder().decode([RecordedDrawing].self, from: Data(json.utf8))
  }

  /// The text of a file: a list, with a line for each drawing.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and numbers can always be encoded.
    let lines = compactMap { try? String(decoding: encoder.encode($0), as: UTF8.self) }
    return "[\n\(lines.joined(separator: ",\n"))\n]\n"
  }
}
