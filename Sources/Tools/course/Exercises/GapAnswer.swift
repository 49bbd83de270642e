import CourseSupport
import Foundation
import SwiftReader

/// What may stand in the gap of an exercise.
struct GapAnswer: Sendable, Equatable {
  /// `laid-out`, `solution`, or the name of a foreseen wrong answer.
  let name: String

  /// The whole program with this answer in its gap.
  let program: String

  /// Fills the gap of a program with each answer.
  ///
  /// In program.swift one line says `// gap`. Below the program, each answer begins with a line such
  /// as `// MARK: solution`, and is written without the indentation of the gap.
  ///
  /// - Parameters:
  ///   - text: What program.swift says.
  ///   - path: Where it lies.
  /// - Returns: All of them, as they stand.
  /// - Throws: `ToolError`, if there is no gap, or more than one.
  static func all(in text: String, path: String) throws(ToolError) -> [GapAnswer] {
    let entries = text.components(separatedBy: "\n// MARK: ")
    let program = entries[0]
    let gap = /(?m)^( *)\/\/ gap\n/
    guard program.matches(of: gap).count == 1 else {
      throw ToolError(mend: path, "needs exactly one line '// gap'")
    }
    return entries.dropFirst().map { entry in
      let name = entry.prefix { !$0.isNewline }
      let code = entry.dropFirst(name.count).trimmingCharacters(in: .newlines)
      let filled = program.replacing(gap) { match in
        code.isEmpty ? "" : code.textLines.map { $0.isEmpty ? "\n" : "\(match.1)\($0)\n" }.joined()
      }
      return GapAnswer(name: String(name), program: filled)
    }
  }
}
