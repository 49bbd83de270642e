/// What a function, an initialiser, a subscript or a property does: the code between its braces.
///
///     func send(_ value: Value) { audience.forEach { $0.receive(value) } }
///                                |<--------------- body --------------->|
///
/// A property with `get` and `set` has a body for each.
package struct Body: Sendable {
  /// What has this body.
  package let declaration: Declaration

  /// Where it stands in the text, without its braces: a range of unicode scalars.
  package let range: Range<Int>
}

/// Returns the bodies of all that a Swift file declares.
///
/// - Parameter text: The text of the file.
/// - Returns: The bodies, in the order of the text.
package func bodies(in text: String) -> [Body] {
  let mask = Array(masked(text).unicodeScalars)
  let starts = [0] + mask.indices.filter { mask[$0] == "\n" }.map { $0 + 1 } + [mask.count]
  return declarations(in: SourceFile(path: "", text: text)).flatMap { declaration -> [Body] in
    guard declaration.mayHaveBody else { return [] }
    let lines = declaration.lines
    let code = starts[lines.lowerBound - 1]..<starts[lines.upperBound]
    guard let body = braces(in: mask, code).first else { return [] }
    return (accessors(in: mask, body, of: declaration) ?? [body]).map {
      Body(declaration: declaration, range: $0)
    }
  }
}

extension Declaration {
  fileprivate var mayHaveBody: Bool {
    !isStored && ["func", "init", "deinit", "subscript", "var"].contains(kind)
  }
}

/// Returns what stands in each pair of braces that is in no other bracket.
private func braces(in mask: [Unicode.Scalar], _ range: Range<Int>) -> [Range<Int>] {
  var found: [Range<Int>] = []
  var depth = 0
  var start = range.lowerBound
  for index in range {
    switch mask[index] {
    case "(", "[", "{":
      if depth == 0 { start = index + 1 }
      depth += 1
    case ")", "]", "}":
      depth -= 1
      if depth == 0, mask[index] == "}" { found.append(start..<index) }
    default: break
    }
  }
  return found
}

/// Returns the bodies of `get`, `set` and their like; nil if a property or subscript has none.
private func accessors(
  in mask: [Unicode.Scalar], _ body: Range<Int>, of declaration: Declaration
) -> [Range<Int>]? {
  guard declaration.kind == "var" || declaration.kind == "subscript" else { return nil }
  var text = String.UnicodeScalarView()
  text.append(contentsOf: mask[body])
  // A protocol asks for accessors, and they have no braces: `{ get set }`.
  let first = /\s*((non)?mutating |nonisolated )*(get|set|_read|_modify)\b(\(\w+\)|[^(){}])*($|\{)/
  return String(text).prefixMatch(of: first) == nil ? nil : braces(in: mask, body)
}
