import SwiftReader

extension String {
  /// What is left of a file of the core for a learner: what it promises, without how that is done.
  ///
  ///     /// Sends a value.
  ///     public func send(_ value: Value) {
  ///       fatalError("chapter 4: Subject.send(_:)")
  ///     }
  ///
  /// Comments, declarations and what is stored stay, and so does what a body requires of its arguments.
  /// What is private goes, and with it how our file is built; so an initialiser may be any kind of
  /// initialiser. A body that belongs to a later chapter is given.
  ///
  /// - Parameters:
  ///   - chapter: The number of the chapter that explains the file.
  ///   - given: The numbers of the chapters that explain some of its members, by their titles.
  /// - Returns: The text of the file that is laid out.
  func stub(chapter: Int, given: [String: Int] = [:]) -> String {
    let file = SourceFile(text: withoutBodies(chapter: chapter, given: given))
    var hidden: Set<Int> = []
    for declaration in declarations(in: file) where declaration.isPrivate {
      hidden.formUnion(declaration.lines)
      let above = file.lines[..<(declaration.lines.lowerBound - 1)].reversed()
      hidden.formUnion(above.prefix(while: \.isComment).map(\.number))
    }
    return file.lines.filter { !hidden.contains($0.number) }.map(\.text).joined(separator: "\n")
      .replacing(/\n{3,}/, with: "\n\n").replacing("{\n\n", with: "{\n")
      .replacing(/\n\n( *\})/) { "\n\($0.1)" }
      .replacing(/\n+\z/, with: "\n").replacing(/(?m)^extension [^{}]*\{\n\}\n/, with: "")
      .replacing(/(?m)^( *)((public )?)convenience init\b/) { "\($0.1)\($0.2)init" }
  }

  /// The file with a call that stops the program in the place of each body.
  private func withoutBodies(chapter: Int, given: [String: Int]) -> String {
    let lines = textLines
    let scalars = Array(unicodeScalars)
    return replacingBodies { body, code in
      let opening = scalars[..<body.range.lowerBound].count { $0 == "\n" }
      let indent = String(repeating: " ", count: lines[opening].indentation)
      let title = body.declaration.title
      if let later = given[title] {
        let words = "// Given, as in ours: chapter \(later) explains it."
        let ours = code.contains("\n") ? code : "\n\(indent)  \(code.trimmed)\n\(indent)"
        return "\n\(indent)  \(words)\(ours)"
      }
      let stop = "fatalError(\"chapter \(chapter): \(title)\")"
      return (code.requirements + [stop]).map { "\n\(indent)  \($0)" }.joined() + "\n\(indent)"
    }
  }

  /// The lines with which a body begins, as far as they are needed to say what it requires.
  private var requirements: [String] {
    let lines = textLines.filter { !$0.isBlank }.withoutCommonIndentation
    guard let last = lines.lastIndex(where: { $0.hasPrefix("require(") }) else { return [] }
    let end = lines[(last + 1)...].firstIndex { $0.first != " " } ?? lines.endIndex
    return Array(lines[..<end])
  }
}
