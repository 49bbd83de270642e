/// What a declaration says before its opening brace, taken apart.
///
/// It reads masked code, so there are neither strings nor comments in it.
package struct DeclarationHeader {
  /// The header without attributes and modifiers.
  let text: String

  let kind: String
  let names: [String]
  let labels: [String]?
  let hasInitialValue: Bool
  let isPrivate: Bool
  let isPublic: Bool

  /// Fails when the code does not begin with a declaration, as in `print(1)` or a lone `@Sendable`.
  init?(_ code: String) {
    text = withoutModifiers(code).trimmed
    kind = String(text.prefix(while: \.isIdentifier))
    guard Self.keywords.contains(kind) else { return nil }
    let modifiers = code.trimmed.dropLast(text.count)
    // `private(set)` is not private.
    isPrivate = modifiers.contains(/\b(file)?private\b(?!\()/)
    isPublic = modifiers.contains(/\bpublic\b/)
    let rest = text.dropFirst(kind.count).trimmed

    switch kind {
    case "init", "deinit", "subscript": names = [kind]
    case "var", "let": names = identifiers(in: rest.prefix { !":=".contains($0) })
    case "case": names = parts(of: rest, separatedBy: ",").map(identifier)
    default: names = [identifier(in: rest)]
    }
    let takesParameters = ["func", "init", "subscript", "macro"].contains(kind)
    labels = takesParameters ? argumentLabels(in: rest) : nil
    hasInitialValue = parts(of: rest, separatedBy: "=").count > 1
  }

  package static let keywords: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "struct", "class", "enum",
    "protocol", "actor", "extension", "typealias", "associatedtype", "macro", "operator",
    "precedencegroup",
  ]
}

private let modifiers: Set = [
  "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "mutating",
  "nonmutating", "nonisolated", "override", "required", "convenience", "lazy", "weak", "unowned",
  "indirect", "dynamic", "consuming", "borrowing", "prefix", "postfix", "infix", "distributed",
]

/// Drops attributes and modifiers: `@available(*, deprecated) public static func` begins at `func`.
private func withoutModifiers(_ code: String) -> String {
  var rest = code.trimmed
  while true {
    if let attribute = rest.prefixMatch(of: /@[\w.]+(\(([^()]|\([^()]*\))*\))? */) {
      rest = String(rest[attribute.range.upperBound...])
    } else if let word = rest.prefixMatch(of: /(\w+)(\(\w+\))? +/),
      modifiers.contains(String(word.1))
        || rest.prefixMatch(of: /class +(func|var|let|subscript)\b/) != nil
    {
      rest = String(rest[word.range.upperBound...])
    } else {
      return rest
    }
  }
}

/// Returns the identifier, dotted name or operator that a text begins with.
private func identifier(in text: String) -> String {
  let name = text.trimmed.prefixMatch(of: /`?(\w[\w.]*)|[^\w\s(:]+/)
  return name.map { String($0.1 ?? $0.0) } ?? ""
}

private func identifiers(in text: Substring) -> [String] {
  text.matches(of: /\w+/).map { String($0.0) }
}

/// Returns the labels of the parameters in the first pair of parentheses.
private func argumentLabels(in text: String) -> [String] {
  var depth = 0
  let clause = text.drop { $0 != "(" }.prefix { character in
    if character == "(" { depth += 1 }
    if character == ")" { depth -= 1 }
    return depth > 0
  }
  return parts(of: String(clause.dropFirst()), separatedBy: ",")
    .map { $0.trimmed.prefix { $0 != ":" && $0 != " " } }
    .map(String.init)
    .filter { !$0.isEmpty }
}

/// Splits a text at the separators that no brackets enclose; an arrow is no bracket.
private func parts(of text: String, separatedBy separator: Character) -> [String] {
  var parts = [""]
  var depth = 0
  for character in text.replacing("->", with: "  ") {
    if "([{<".contains(character) { depth += 1 }
    if ")]}>".contains(character) { depth -= 1 }
    if character == separator, depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
  }
  return parts
}

extension Character {
  package var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}
