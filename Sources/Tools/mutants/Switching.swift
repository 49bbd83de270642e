import SwiftReader

extension String {
  /// Puts mutants into a file, each behind a switch, so that one build has all of them.
  ///
  ///     func add(_ one: Int) { total += one }
  ///
  /// with the mutants 3 and 7 in its body becomes
  ///
  ///     func add(_ one: Int) {
  ///       if mutant == 3 { total -= one } else if mutant == 7 { () } else { total += one }
  ///     }
  ///
  /// The compiler is told that each branch comes from a file of its own, so that its complaints tell
  /// which mutants it does not like. What is in no body becomes `(mutant == 3 ? 1 : 0)`.
  ///
  /// - Parameter mutants: Mutants of this file.
  /// - Returns: The text with the switches.
  func switching(_ mutants: [Mutant]) -> String {
    var text = Array(unicodeScalars)
    func part(_ range: Range<Int>) -> String { String(UnicodeScalarView(text[range])) }
    func source(_ mutants: [Mutant]) -> String {
      "\n#sourceLocation(file: \"mutants\(mutants.map { "-\($0.number)" }.joined())\", line: 1)\n"
    }
    let bodies = bodies(in: self).map(\.range)
    var changes = mutants.filter { mutant in !bodies.contains { $0.overlaps(mutant.range) } }.map {
      (range: $0.range, text: "(mutant == \($0.number) ? \($0.replacement) : \($0.original))")
    }
    for body in bodies {
      let own = mutants.filter { body.overlaps($0.range) }
      if own.isEmpty { continue }
      let branches = own.map { mutant in
        let before = part(body.lowerBound..<mutant.range.lowerBound)
        let after = part(mutant.range.upperBound..<body.upperBound)
        return "if mutant == \(mutant.number) {" + source([mutant]) + before + mutant.replacement
          + after + "\n} else "
      }
      // What is wrong with a whole body is said of its closing brace.
      let end = text[body.upperBound...].firstIndex(of: "\n") ?? text.count
      changes.append(
        (
          body.lowerBound..<end,
          "\n" + branches.joined() + "{" + source(own) + part(body) + "\n}"
            + part(body.upperBound..<end) + "\n#sourceLocation()"
        ))
    }
    for (range, replacement) in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      text.replaceSubrange(range, with: replacement.unicodeScalars)
    }
    return String(UnicodeScalarView(text))
  }
}
