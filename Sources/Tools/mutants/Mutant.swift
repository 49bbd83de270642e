import CourseSupport
import SwiftReader

/// One small change of the core or the bridge that a test must notice.
struct Mutant: Sendable, Equatable {
  /// Its place in the list, from 1.
  let number: Int

  /// The name of the file to change, wherever it lies: `Map.swift`.
  let file: String

  /// What goes wrong when it is changed.
  let harm: String

  /// What stands in the file, exactly once, and what stands there afterwards.
  let original: String
  let replacement: String

  /// Its file and its harm, in a line.
  var title: String { "\(file): \(harm)" }

  /// Returns the text of the file with the change.
  ///
  /// - Throws: `ToolError` if the original does not occur exactly once.
  func applied(to text: String) throws(ToolError) -> String {
    let parts = text.split(separator: original, omittingEmptySubsequences: false)
    if parts.count == 2 { return parts.joined(separator: replacement) }
    throw ToolError(
      message: "\(file): what to replace is there \(parts.count - 1) times:\n\(original)")
  }

  /// Reads a list; how it is written stands at its top.
  static func all(in list: String) throws(ToolError) -> [Mutant] {
    var mutants: [Mutant] = []
    // Two line breaks end an entry.
    for entry in list.split(separator: "\n\n") {
      let lines = entry.split(separator: "\n").filter { !$0.hasPrefix("#") }
      guard let title = lines.first?.split(separator: ": ", maxSplits: 1) else { continue }
      let texts = ["- ", "+ "].map { sign in
        lines.filter { $0.hasPrefix(sign) }.map { $0.dropFirst(2) }.joined(separator: "\n")
      }
      guard title.count == 2, !texts.contains(""), texts[0] != texts[1] else {
        throw ToolError(message: "this is no entry of the list:\n\(entry)")
      }
      mutants.append(
        Mutant(
          number: mutants.count + 1, file: String(title[0]), harm: String(title[1]),
          original: texts[0], replacement: texts[1]))
    }
    return mutants
  }
}

extension String {
  /// Puts mutants into the bodies that they change, each behind a switch, so that one build has all.
  ///
  ///     func add(_ one: Int) { total += one }
  ///
  /// with the mutants 3 and 7 in its body becomes
  ///
  ///     func add(_ one: Int) {
  ///       if mutant == 3 { total -= one } else if mutant == 7 { total = one } else { total += one }
  ///     }
  ///
  /// The compiler is told that each comes from a file of its own, so that its complaints tell which
  /// mutants it does not like.
  ///
  /// - Parameters:
  ///   - mutants: Mutants of this file.
  ///   - placed: Gets the numbers of those that are in a body.
  /// - Returns: The text with the switches.
  /// - Throws: `ToolError` if a mutant fits a body twice.
  func switching(_ mutants: [Mutant], placed: inout Set<Int>) throws -> String {
    func source(_ mutants: [Mutant]) -> String {
      "#sourceLocation(file: \"mutants\(mutants.map { "-\($0.number)" }.joined())\", line: 1)"
    }
    return try replacingBodies { _, code in
      let fitting = mutants.filter { code.contains($0.original) }
      if fitting.isEmpty { return code }
      placed.formUnion(fitting.map(\.number))
      let branches = try fitting.map { mutant in
        let change = try mutant.applied(to: code)
        return "if mutant == \(mutant.number) {\n\(source([mutant]))\n\(change)\n} else "
      }
      return "\n\(branches.joined()){\n\(source(fitting))\n\(code)\n}\n#sourceLocation()\n"
    }
  }
}
