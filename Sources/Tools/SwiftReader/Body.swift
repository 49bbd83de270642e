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
  return declarations(in: SourceFile(text: text)).flatMap { declaration -> [Body] in
    guard !declaration.isStored,
      ["func", "init", "deinit", "subscript", "var"].contains(declaration.kind)
    else { return [] }
    let lines = declaration.lines
    let code = starts[lines.lowerBound - 1]..<starts[lines.upperBound]
    guard let body = braces(in: mask, code).first else { return [] }
    let bodies = hasAccessors(mask[body], declaration) ? braces(in: mask, body) : [body]
    return bodies.map { Body(declaration: declaration, range: $0) }
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

/// Whether a property or subscript has `get`, `set` or their like; those of a protocol have no braces.
private func hasAccessors(_ body: ArraySlice<Unicode.Scalar>, _ declaration: Declaration) -> Bool {
  let first = /\s*((non)?mutating |nonisolated )*(get|set|_read|_modify)\b(\(\w+\)|[^(){}])*($|\{)/
  return ["var", "subscript"].contains(declaration.kind)
    && String(body).prefixMatch(of: first) != nil
}

extension String {
  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
