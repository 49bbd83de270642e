/// Turns the comments of Swift source into spaces, and its strings and regex literals into quotation
/// marks.
///
///     print("a { b")  // {        becomes        print("" " "")
///
/// So a brace in the result is a brace of the program. Interpolations are part of their string, and
/// every line stays where it is.
package func masked(_ source: String) -> String {
  let scanner = Scanner(source: Array(source.unicodeScalars))
  var result = String.UnicodeScalarView()
  var place = 0
  while place < scanner.source.count {
    guard let token = scanner.token(at: place) else {
      result.append(scanner.source[place])
      place += 1
      continue
    }
    for scalar in scanner.source[place..<token.end] {
      result.append(scalar.properties.isWhitespace ? scalar : token.mask)
    }
    place = token.end
  }
  return String(result)
}

/// Finds where comments, strings and regex literals end.
private struct Scanner {
  let source: [Unicode.Scalar]

  /// What begins at a place: where it ends, and what stands in the place of its characters; nil if it
  /// is ordinary code.
  func token(at start: Int) -> (end: Int, mask: Unicode.Scalar)? {
    guard "/#\"".unicodeScalars.contains(source[start]) else { return nil }
    if isAt("//", start) { return (endOfLine(from: start), " ") }
    if isAt("/*", start) { return (endOfComment(from: start), " ") }
    let opening = source[start...].firstIndex { $0 != "#" } ?? source.count
    let fence = String(repeating: "#", count: opening - start)
    if isAt("\"", opening) { return (endOfString(from: opening, fence), "\"") }
    guard isAt("/", opening), !fence.isEmpty || mayBeginRegex(at: opening) else { return nil }
    return endOfRegex(from: opening, fence).map { ($0, "\"") }
  }

  private func endOfLine(from start: Int) -> Int {
    source[start...].firstIndex { $0 == "\n" } ?? source.count
  }

  private func endOfComment(from start: Int) -> Int {
    var place = start + 2
    while place < source.count, !isAt("*/", place) {
      place = isAt("/*", place) ? endOfComment(from: place) : place + 1
    }
    return min(place + 2, source.count)
  }

  private func endOfString(from opening: Int, _ fence: String) -> Int {
    let isMultiline = isAt("\"\"\"\n", opening)
    let quotes = isMultiline ? "\"\"\"" : "\""
    let escape = "\\" + fence
    var place = opening + quotes.count
    while place < source.count, !isAt(quotes + fence, place) {
      if !isMultiline, source[place] == "\n" { return place }
      if isAt(escape + "(", place) {
        place = endOfInterpolation(from: place + escape.count + 1)
      } else {
        place += isAt(escape, place) ? escape.count + 1 : 1
      }
    }
    return min(place + quotes.count + fence.count, source.count)
  }

  /// Where `\(…)` ends, in which there may be brackets and further strings.
  private func endOfInterpolation(from start: Int) -> Int {
    var (place, open) = (start, 1)
    while place < source.count, open > 0 {
      if let token = token(at: place) {
        place = token.end
        continue
      }
      if source[place] == "(" { open += 1 }
      if source[place] == ")" { open -= 1 }
      place += 1
    }
    return place
  }

  /// Whether a slash cannot be a division: nothing that has a value stands before it.
  private func mayBeginRegex(at slash: Int) -> Bool {
    guard slash + 1 < source.count, !source[slash + 1].properties.isWhitespace else { return false }
    let before = source[..<slash]
    guard let last = before.lastIndex(where: { $0 != " " }) else { return true }
    if "\n(,:=[{!&|?;".unicodeScalars.contains(source[last]) { return true }
    let word = before[...last].reversed().prefix { $0.properties.isAlphabetic }.reversed()
    return ["case", "in", "return", "where"].contains(String(String.UnicodeScalarView(word)))
  }

  private func endOfRegex(from opening: Int, _ fence: String) -> Int? {
    var place = opening + 1
    while place < source.count, !isAt("/" + fence, place) {
      if fence.isEmpty, source[place] == "\n" { return nil }
      place += source[place] == "\\" ? 2 : 1
    }
    return min(place + 1 + fence.count, source.count)
  }

  private func isAt(_ text: String, _ place: Int) -> Bool {
    source[min(place, source.count)...].starts(with: text.unicodeScalars)
  }
}
