import SwiftReader

/// The text of a file with many mutants in it, each behind a switch, so that one build has them all.
///
///     func add(_ one: Int) { total += one }
///
/// with the mutants 3 and 7 in its body becomes
///
///     func add(_ one: Int) {
///       if mutant == 3 { total -= one } else if mutant == 7 { total = one } else { total += one }
///     }
struct Switchboard {
  /// The text, with the mutants that are in a body.
  let text: String

  /// The numbers of those mutants.
  let numbers: Set<Int>

  /// The name of the environment variable that says which mutant is alive.
  static let variable = "MUTANT"

  /// A file beside those of the core, which reads that variable.
  static let reader = String.switchFile(named: "mutant", from: variable)

  /// Puts mutants into the bodies that they change.
  ///
  /// - Parameters:
  ///   - original: The text of the file.
  ///   - mutants: Mutants of this file, by their numbers.
  /// - Throws: A `Mistake` if a mutant fits a body twice.
  init(original: String, mutants: [Int: Mutant]) throws(Mistake) {
    var placed: Set<Int> = []
    text = try original.replacingBodies { _, code throws(Mistake) in
      var changed: [(number: Int, code: String)] = []
      for (number, mutant) in mutants.sorted(by: { $0.key < $1.key })
      where code.contains(mutant.original) {
        changed.append((number, try mutant.applied(to: code)))
      }
      placed.formUnion(changed.map(\.number))
      return changed.isEmpty ? code : Self.choice(code, or: changed)
    }
    numbers = placed
  }

  /// Says which body runs.
  ///
  /// The compiler is told that each comes from a file of its own, so that its complaints tell which
  /// mutants it does not like.
  private static func choice(_ body: String, or changed: [(number: Int, code: String)]) -> String {
    let branches = changed.map { number, code in
      "if mutant == \(number) {\n\(source([number]))\n\(code)\n} else "
    }
    return """

      \(branches.joined()){
      \(source(changed.map(\.number)))
      \(body)
      }
      #sourceLocation()

      """
  }

  private static func source(_ numbers: [Int]) -> String {
    let name = numbers.map { "-\($0)" }.joined()
    return "#sourceLocation(file: \"mutants\(name)\", line: 1)"
  }

  /// Returns the numbers of the mutants that a compiler complains of.
  static func numbers(in complaint: String) -> Set<Int> {
    Set(
      complaint.matches(of: /mutants((?:-\d+)+):\d+:\d+: error:/).flatMap { match in
        match.1.split(separator: "-").compactMap { Int($0) }
      })
  }
}
