import Workshop

/// A file of the core that is left to a learner: what it promises, without how that is done.
///
///     /// Sends a value.
///     public func send(_ value: Value) {
///       fatalError("chapter 4: Subject.send(_:)")
///     }
///
/// Comments, declarations and what is stored stay. What is private goes, and with it how our file is
/// built; so an initialiser may be any kind of initialiser.
struct Stub {
  let text: String

  /// Cuts the stub out of a file.
  ///
  /// - Parameters:
  ///   - original: The text of our file.
  ///   - chapter: The number of the chapter that explains the file.
  init(of original: String, chapter: Int) {
    let emptied = Self.emptied(original, chapter: chapter)
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
  private static func emptied(_ original: String, chapter: Int) -> String {
    let lines = original.textLines
    return original.replacingBodies { body, _ in
      let first = lines[body.declaration.lines.lowerBound - 1]
      let indent = String(repeating: " ", count: first.indentation)
      let stop = "fatalError(\"chapter \(chapter): \(body.declaration.title)\")"
      return "\n\(indent)  \(stop)\n\(indent)"
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
