import SwiftReader

/// A file of the core that is left to a learner: what it promises, without how that is done.
///
///     /// Sends a value.
///     public func send(_ value: Value) {
///       fatalError("chapter 4: Subject.send(_:)")
///     }
///
/// Comments, declarations and what is stored stay, and so does what a body requires of its arguments.
/// What is private goes, and with it how our file is built; so an initialiser may be any kind of
/// initialiser. A body that belongs to a later chapter is given.
struct Stub {
  let text: String

  /// Cuts the stub out of a file.
  ///
  /// - Parameters:
  ///   - original: The text of our file.
  ///   - chapter: The number of the chapter that explains the file.
  ///   - given: The numbers of the chapters that explain some of its members, by their titles.
  init(of original: String, chapter: Int, given: [String: Int] = [:]) {
    let emptied = Self.emptied(original, chapter: chapter, given: given)
    let file = SourceFile(path: "", text: emptied)
    var hidden: Set<Int> = []
    for declaration in declarations(in: file) where declaration.isPrivate {
      hidden.formUnion(declaration.lines)
      // The comment above belongs to it.
      for line in file.lines[..<(declaration.lines.lowerBound - 1)].reversed() {
        guard line.isComment else { break }
        hidden.insert(line.number)
      }
    }
    let shown = file.lines.filter { !hidden.contains($0.number) }.map(\.text)
    text = Self.withoutGaps(shown).joined(separator: "\n")
      .replacing(/(?m)^extension [^{}]*\{\n\}\n/, with: "")
      .replacing(/(?m)^( *)((public )?)convenience init\b/) { "\($0.1)\($0.2)init" }
  }

  /// Puts a call that stops the program in the place of each body.
  private static func emptied(
    _ original: String, chapter: Int, given: [String: Int]
  ) -> String {
    let lines = original.textLines
    let scalars = Array(original.unicodeScalars)
    return original.replacingBodies { body, code in
      let opening = scalars[..<body.range.lowerBound].count { $0 == "\n" }
      let indent = String(repeating: " ", count: lines[opening].indentation)
      let title = body.declaration.title
      if let later = given[title] {
        let words = "// Given, as in ours: chapter \(later) explains it."
        let ours = code.contains("\n") ? code : "\n\(indent)  \(code.trimmed)\n\(indent)"
        return "\n\(indent)  \(words)\(ours)"
      }
      let stop = "fatalError(\"chapter \(chapter): \(title)\")"
      let kept = requirements(in: code).map { "\n\(indent)  \($0)" }.joined()
      return "\(kept)\n\(indent)  \(stop)\n\(indent)"
    }
  }

  /// The lines with which a body begins: calls of `require`, and each `let` that one of them needs.
  private static func requirements(in code: String) -> [String] {
    let lines = SourceFile(path: "", text: code).lines.filter { !$0.isBlank }
    let margin = lines.first?.text.indentation ?? 0
    var kept = 0
    for (index, line) in lines.enumerated() {
      guard line.depth > 0 || line.code.prefixMatch(of: /require\(|let\b/) != nil else { break }
      let ends = index + 1 == lines.count || lines[index + 1].depth == 0
      let start = lines[...index].last { $0.depth == 0 }
      if ends, start?.code.hasPrefix("require(") == true { kept = index + 1 }
    }
    return lines.prefix(kept).map { line in
      String(repeating: " ", count: max(0, line.text.indentation - margin)) + line.text.trimmed
    }
  }

  /// Leaves one blank line where there are more, and none beside a brace.
  private static func withoutGaps(_ lines: [String]) -> [String] {
    var kept: [String] = []
    for line in lines {
      let last = kept.last ?? ""
      if line.isBlank, last.isBlank || last.hasSuffix("{") { continue }
      if line.trimmed.hasPrefix("}"), last.isBlank { kept.removeLast() }
      kept.append(line)
    }
    return kept
  }
}
