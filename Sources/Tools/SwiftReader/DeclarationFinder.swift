/// Finds the declarations of a file, those inside types included.
///
/// swift-format has laid the source out, so this needs no parser: a declaration begins at a line,
/// and the lines that are indented further, or stand in its brackets, or close it, belong to it.
/// Local declarations in the body of a function, and members of a type on one line, are not looked
/// for.
package func declarations(in file: SourceFile) -> [Declaration] {
  var finder = DeclarationFinder(lines: file.lines)
  finder.find(in: file.lines.indices)
  return finder.found
}

/// Finds what other modules can name of a Swift file.
package func publicDeclarations(in text: String) -> [Declaration] {
  declarations(in: SourceFile(path: "", text: text)).filter(\.isPublic)
}

private struct DeclarationFinder {
  let lines: [SourceLine]
  var found: [Declaration] = []

  mutating func find(in range: Range<Int>, parents: [String] = [], isHidden: Bool = false) {
    var start = range.lowerBound
    while start < range.upperBound {
      guard lines[start].hasCode, !lines[start].isDirective else {
        start += 1
        continue
      }
      var end = endOfItem(from: start, in: range)
      while isOnlyAttributes(start..<end), let next = firstCode(in: end..<range.upperBound) {
        end = endOfItem(from: next, in: range)
      }
      add(start..<end, parents: parents, isHidden: isHidden)
      start = end
    }
  }

  /// Returns the index after the last line of code that belongs to what begins at `start`.
  private func endOfItem(from start: Int, in range: Range<Int>) -> Int {
    var end = start + 1
    for index in end..<range.upperBound where lines[index].hasCode {
      guard continues(lines[index], lines[start]) else { break }
      end = index + 1
    }
    return end
  }

  private func firstCode(in range: Range<Int>) -> Int? {
    range.first { lines[$0].hasCode }
  }

  /// Whether a line goes on with what began at an earlier one.
  private func continues(_ line: SourceLine, _ start: SourceLine) -> Bool {
    line.depth > start.depth
      || line.text.indentation > start.text.indentation
      || line.code.prefixMatch(of: /[)\]}>{"]|->|where\b/) != nil
  }

  private func isOnlyAttributes(_ range: Range<Int>) -> Bool {
    lines[range.lowerBound].code.hasPrefix("@") && DeclarationHeader(header(of: range).code) == nil
  }

  private mutating func add(_ range: Range<Int>, parents: [String], isHidden: Bool) {
    let (code, opening) = header(of: range)
    guard let header = DeclarationHeader(code) else { return }
    let declaration = Declaration(
      kind: header.kind,
      names: header.names,
      labels: header.labels,
      parents: parents,
      text: header.text,
      lines: lines[range.lowerBound].number...lines[range.upperBound - 1].number,
      opening: lines[opening].number,
      isStored: isStored(header, range, opening: opening),
      isPrivate: isHidden || header.isPrivate,
      isPublic: header.isPublic)
    found.append(declaration)
    let body = opening + 1..<max(opening + 1, range.upperBound - 1)
    if declaration.isType, !body.isEmpty {
      find(
        in: body, parents: parents + header.names, isHidden: declaration.isPrivate)
    }
  }

  /// Returns the code before the opening brace on one line, and the index of the line it ends on.
  private func header(of range: Range<Int>) -> (code: String, opening: Int) {
    var code = ""
    var depth = 0
    for index in range where lines[index].hasCode {
      if !code.isEmpty, code.last != "(", lines[index].code.first != ")" { code.append(" ") }
      for character in lines[index].code {
        if character == "{", depth == 0 { return (code, index) }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        code.append(character)
      }
    }
    return (code, range.upperBound - 1)
  }

  private func isStored(_ header: DeclarationHeader, _ range: Range<Int>, opening: Int) -> Bool {
    switch header.kind {
    case "case", "let", "typealias", "associatedtype": return true
    case "var":
      let code = lines[opening..<range.upperBound].map(\.code).joined(separator: " ")
      guard !header.hasInitialValue, let brace = code.firstIndex(of: "{") else { return true }
      return code[brace...].prefixMatch(of: /\{ *(willSet|didSet)\b/) != nil
    default: return false
    }
  }
}
