/// A declaration of a Swift file: where it begins and ends, and what it can be called by.
package struct Declaration: Sendable {
  /// The keyword, such as `func` or `extension`.
  package let kind: String

  /// Usually one name; `case next, failed` and `let (a, b)` have several.
  package let names: [String]

  /// The argument labels, if it takes arguments: `_`, `to`.
  package let labels: [String]?

  /// The types around it, outermost first; an extension counts as the type it extends.
  package let parents: [String]

  /// How it begins in the source, from the keyword to the brace: `func send(_ value: Value)`.
  package let text: String

  /// The line numbers from its first attribute to its closing brace.
  package let lines: ClosedRange<Int>

  /// Whether it is part of what a type is made of: a case, a stored property, a typealias.
  package let isStored: Bool

  /// Whether nothing outside of its file, or of the type around it, can name it; so it is with all
  /// members of a private type.
  package let isPrivate: Bool

  /// Whether other modules can name it.
  package let isPublic: Bool

  package var isType: Bool {
    ["struct", "class", "enum", "protocol", "actor", "extension"].contains(kind)
  }

  /// What it is called: `Subject.send(_:)`, `extension Signal where Failure == Never`.
  package var title: String {
    if kind == "extension" { return text }
    let path = (parents + names.prefix(1)).joined(separator: ".")
    return path + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
  }
}

/// Finds the declarations of a file, those inside types included.
///
/// swift-format has laid the source out, so this needs no parser: a declaration begins at a line,
/// and the lines that are indented further, or stand in its brackets, or close it, belong to it.
/// Local declarations in the body of a function, and members of a type on one line, are not looked
/// for.
package func declarations(in file: SourceFile) -> [Declaration] {
  var finder = DeclarationFinder(lines: file.lines.filter(\.hasCode))
  finder.find(in: finder.lines.indices, parents: [], isHidden: false)
  return finder.found
}

/// Finds what other modules can name of a Swift file.
package func publicDeclarations(in text: String) -> [Declaration] {
  declarations(in: SourceFile(text: text)).filter(\.isPublic)
}

private struct DeclarationFinder {
  let lines: [CodeLine]
  var found: [Declaration] = []

  mutating func find(in range: Range<Int>, parents: [String], isHidden: Bool) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start + 1
      while end < range.upperBound, goesOn(from: start, to: end) { end += 1 }
      add(start..<end, parents: parents, isHidden: isHidden)
      start = end
    }
  }

  /// Whether what began at a line goes on at a later one.
  private func goesOn(from start: Int, to end: Int) -> Bool {
    let (first, line) = (lines[start], lines[end])
    if first.isDirective { return false }
    if line.depth > first.depth || line.text.indentation > first.text.indentation { return true }
    if line.code.prefixMatch(of: /[)\]}>{"]|->|where\b/) != nil { return true }
    // So far there may be nothing but what stands before a declaration.
    return first.code.hasPrefix("@") && Header.withoutModifiers(code(of: start..<end)).isEmpty
  }

  /// The code of some lines, on one line.
  private func code(of range: Range<Int>) -> String {
    lines[range].reduce(into: "") { code, line in
      if !code.isEmpty, code.last != "(", line.code.first != ")" { code.append(" ") }
      code += line.code
    }
  }

  private mutating func add(_ range: Range<Int>, parents: [String], isHidden: Bool) {
    guard let header = Header(code(of: range)) else { return }
    let declaration = Declaration(
      kind: header.kind, names: header.names, labels: header.labels, parents: parents,
      text: header.text, lines: lines[range.lowerBound].number...lines[range.upperBound - 1].number,
      isStored: header.isStored, isPrivate: isHidden || header.isPrivate, isPublic: header.isPublic)
    found.append(declaration)
    let opening = range.first { lines[$0].code.hasSuffix("{") }
    guard declaration.isType, let opening, opening + 1 < range.upperBound - 1 else { return }
    find(
      in: opening + 1..<range.upperBound - 1, parents: parents + header.names,
      isHidden: declaration.isPrivate)
  }
}
