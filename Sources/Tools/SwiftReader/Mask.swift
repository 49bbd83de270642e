/// Turns the comments of Swift source into spaces, and its strings into quotation marks.
///
///     print("a { b")  // {        becomes        print("" " "")
///
/// So a brace in the result is a brace of the program. Interpolations are part of their string, and
/// every line stays where it is. Regular-expression literals are not known.
package func masked(_ source: String) -> String {
  var masker = Masker(source: Array(source.unicodeScalars))
  return masker.run()
}

/// Walks through source once, from front to back.
private struct Masker {
  let source: [Unicode.Scalar]
  private var position = 0
  private var result = String.UnicodeScalarView()

  /// What stands for each visible character at the moment; nil lets them through.
  private var disguise: Unicode.Scalar?

  init(source: [Unicode.Scalar]) { self.source = source }

  mutating func run() -> String {
    while position < source.count { step() }
    return String(result)
  }

  /// Takes one comment, one string or one character.
  private mutating func step() {
    if isAt("//") {
      disguised(as: " ") { $0.takeLineComment() }
    } else if isAt("/*") {
      disguised(as: " ") { $0.takeBlockComment() }
    } else if let hashes = hashesOfString() {
      disguised(as: "\"") { $0.takeString(hashes: hashes) }
    } else {
      take(1)
    }
  }

  private mutating func takeLineComment() {
    while position < source.count, source[position] != "\n" { take(1) }
  }

  private mutating func takeBlockComment() {
    take(2)
    while position < source.count, !isAt("*/") {
      if isAt("/*") { takeBlockComment() } else { take(1) }
    }
    take(2)
  }

  private mutating func takeString(hashes: Int) {
    let fence = String(repeating: "#", count: hashes)
    take(hashes)
    let isMultiline = isAt("\"\"\"\n")
    let quotes = isMultiline ? "\"\"\"" : "\""
    take(quotes.count)
    while position < source.count, !isAt(quotes + fence) {
      if !isMultiline, source[position] == "\n" { return }
      if isAt("\\" + fence + "(") {
        take(2 + hashes)
        takeInterpolation()
      } else {
        take(isAt("\\" + fence) ? 2 + hashes : 1)
      }
    }
    take(quotes.count + hashes)
  }

  /// Takes the rest of `\(…)`, in which there may be brackets and further strings.
  private mutating func takeInterpolation() {
    var open = 1
    while position < source.count, open > 0 {
      if source[position] == "(" { open += 1 }
      if source[position] == ")" { open -= 1 }
      step()
    }
  }

  /// Returns the number of `#` before the quotation mark of a string that begins here, if one does.
  private func hashesOfString() -> Int? {
    var end = position
    while end < source.count, source[end] == "#" { end += 1 }
    return end < source.count && source[end] == "\"" ? end - position : nil
  }

  private func isAt(_ text: String) -> Bool {
    var index = position
    for scalar in text.unicodeScalars {
      guard index < source.count, source[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  /// Passes on the next characters, disguised unless they are white space.
  private mutating func take(_ count: Int) {
    let end = min(position + count, source.count)
    for scalar in source[position..<end] {
      result.append(scalar.properties.isWhitespace ? scalar : disguise ?? scalar)
    }
    position = end
  }

  private mutating func disguised(as scalar: Unicode.Scalar, _ body: (inout Masker) -> Void) {
    let outer = disguise
    disguise = outer ?? scalar
    body(&self)
    disguise = outer
  }
}
