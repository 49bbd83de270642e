/// One small change of the core that a test must notice.
struct Mutant: Sendable, Equatable {
  /// The name of the file to change, wherever it lies in the core: `Map.swift`.
  let file: String

  /// What goes wrong when it is changed.
  let harm: String

  /// What stands in the file, exactly once.
  let original: String

  /// What stands there afterwards.
  let replacement: String

  /// Its file and its harm, in a line.
  var title: String { "\(file): \(harm)" }

  /// What was there and what is, as in the list.
  var difference: String {
    [("- ", original), ("+ ", replacement)].flatMap { sign, text in
      text.split(separator: "\n").map { sign + $0 }
    }.joined(separator: "\n")
  }

  /// Returns the text of the file with the change.
  ///
  /// - Throws: A `Mistake` if the original does not occur exactly once.
  func applied(to text: String) throws(Mistake) -> String {
    let parts = text.split(separator: original, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Mistake("\(file): what to replace is there \(parts.count - 1) times:\n\(original)")
    }
    return parts.joined(separator: replacement)
  }
}

/// What is wrong with the list, or keeps the work from being done.
struct Mistake: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension [Mutant] {
  /// Reads a list; how it is written stands at its top.
  init(list: String) throws(Mistake) {
    self.init()
    // Two line breaks end an entry.
    for entry in list.split(separator: "\n\n") {
      let lines = entry.split(separator: "\n").filter { !$0.hasPrefix("#") }
      guard let title = lines.first else { continue }
      let parts = title.split(separator: ": ", maxSplits: 1)
      let (original, replacement) = (lines.marked("- "), lines.marked("+ "))
      guard parts.count == 2, parts[0].hasSuffix(".swift"), let original, let replacement,
        original != replacement
      else { throw Mistake("This is no entry of the list:\n\(entry)") }
      append(
        Mutant(
          file: String(parts[0]), harm: String(parts[1]), original: original,
          replacement: replacement))
    }
  }
}

extension [Substring] {
  /// The lines with a sign, without it; none if there is none.
  fileprivate func marked(_ sign: String) -> String? {
    let lines = filter { $0.hasPrefix(sign) }.map { $0.dropFirst(sign.count) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
