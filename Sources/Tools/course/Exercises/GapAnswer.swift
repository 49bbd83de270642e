import CourseSupport
import Foundation
import SwiftReader

/// What may stand in the gap of an exercise.
struct GapAnswer: Sendable, Equatable {
  /// `laid-out`, `solution`, or the name of a foreseen wrong answer.
  let name: String

  /// The whole program with this answer in its gap.
  let program: String

  /// The numbers of the lines that stand in the gap.
  let gap: Range<Int>

  /// What the program prints; nil if it does not run to its end.
  let prints: String?

  /// Fills the gap of a program with each answer.
  ///
  /// In program.swift one line says `// gap`. Below the program, each answer begins with a line such
  /// as `// MARK: solution`, and is written without the indentation of the gap. In outputs.txt the same
  /// lines stand above what the programs print.
  ///
  /// - Parameters:
  ///   - text: What program.swift says.
  ///   - path: Where it lies.
  ///   - outputs: What outputs.txt says.
  /// - Returns: All of them, as they stand.
  /// - Throws: `ToolError`, if there is no gap, or more than one.
  static func all(
    in text: String, path: String, outputs: String
  ) throws(ToolError) -> [GapAnswer] {
    let program = text.components(separatedBy: mark)[0]
    let gap = /(?m)^( *)\/\/ gap\n/
    guard let place = program.firstMatch(of: gap), program.matches(of: gap).count == 1 else {
      throw ToolError(mend: path, "needs exactly one line '// gap'")
    }
    let start = program[..<place.range.lowerBound].textLines.count
    let prints = Dictionary(entries(of: "\n" + outputs)) { $1 }
    return entries(of: text).map { name, entry in
      let code = entry.trimmingCharacters(in: .newlines)
      let lines = code.isEmpty ? [] : code.textLines
      let filled = program.replacing(gap) { match in
        lines.map { $0.isEmpty ? "\n" : "\(match.1)\($0)\n" }.joined()
      }
      return GapAnswer(
        name: name, program: filled, gap: start..<start + lines.count, prints: prints[name])
    }
  }

  private static let mark = "\n// MARK: "

  /// What stands below each line that begins with `// MARK:`, up to the next one.
  private static func entries(of text: String) -> [(String, String)] {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    return text.components(separatedBy: mark).dropFirst().map { entry in
      let parts = entry.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? parts[1] + "\n" : "")
    }
  }
}
