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
    let file = SourceFile(text: emptied)
    var hidden: Set<Int> = []
    for declaration in declarations(in: file) where declaration.isPrivate {
      hidden.formUnion(declaration.lines)
      // The comment above belongs to it.
      for line in file.lines[..<(declaration.lines.lowerBound - 1)].reversed() {
        guard line.isComment else { break }
        hidden.insert(line.number)
      }
    }
    text = file.lines.filter { !hidden.contains($0.number) }.map(\.text).joined(separator: "\n")
      .replacing(/\n{3,}/, with: "\n\n").replacing("{\n\n", with: "{\n")
      .replacing(/\n\n( *\})/) { "\n\($0.1)" }
      .replacing(/\n+\z/, with: "\n").replacing(/(?m)^extension [^{}]*\{\n\}\n/, with: "")
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
    let lines = code.textLines.filter { !$0.isBlank }
    let margin = lines.first?.indentation ?? 0
    func begins(_ line: String, with word: String) -> Bool {
      line.indentation == margin && line.trimmed.hasPrefix(word)
    }
    // What is indented further goes on with what begins above it.
    let opening = lines.prefix { line in
      line.indentation > margin || begins(line, with: "let ") || begins(line, with: "require(")
    }
    guard let last = opening.lastIndex(where: { begins($0, with: "require(") }) else { return [] }
    let end = opening[(last + 1)...].firstIndex { $0.indentation == margin } ?? opening.endIndex
    return opening[..<end].map { String($0.dropFirst(margin)) }
  }
}
