/// What a declaration says of itself, taken apart.
///
/// It reads masked code, so there are neither strings nor comments in it.
struct Header {
  /// What stands before the opening brace, without attributes and modifiers.
  let text: String

  let kind: String
  let names: [String]
  let labels: [String]?
  let isStored: Bool
  let isPrivate: Bool
  let isPublic: Bool

  /// Fails when the code does not begin with a declaration, as in `print(1)`.
  init?(_ code: String) {
    let parts = code.split(outsideOfBracketsAt: "{")
    let head = parts[0].trimmed
    text = Self.withoutModifiers(head)
    kind = String(text.prefix { $0.isLetter })
    guard Self.keywords.contains(kind) else { return nil }
    let modifiers = head.dropLast(text.count)
    // `private(set)` is not private.
    isPrivate = modifiers.contains(/\b(file)?private\b(?!\()/)
    isPublic = modifiers.contains(/\bpublic\b/)
    let rest = text.dropFirst(kind.count).trimmed

    switch kind {
    case "init", "deinit", "subscript": names = [kind]
    case "var", "let":
      names = rest.prefix { !":=".contains($0) }.matches(of: /\w+/).map { String($0.0) }
    case "case": names = rest.split(outsideOfBracketsAt: ",").map(Self.name)
    default: names = [Self.name(rest)]
    }
    let takesArguments = ["func", "init", "subscript"].contains(kind)
    labels = takesArguments ? Self.labels(in: rest) : nil
    let isComputed =
      parts.count > 1 && rest.split(outsideOfBracketsAt: "=").count == 1
      && parts[1].prefixMatch(of: /\s*(willSet|didSet)\b/) == nil
    isStored = kind == "var" ? !isComputed : Self.stored.contains(kind)
  }

  private static let stored: Set = ["case", "let", "typealias", "associatedtype"]
  private static let keywords = stored.union([
    "func", "init", "deinit", "subscript", "var", "struct", "class", "enum", "protocol", "actor",
    "extension", "operator",
  ])

  /// Drops attributes and modifiers, which are all words before the keyword of a declaration:
  /// `@available(*, deprecated) public static func` begins at `func`.
  static func withoutModifiers(_ code: String) -> String {
    var rest = code.trimmed
    while true {
      if let attribute = rest.prefixMatch(of: /@[\w.]+(\(([^()]|\([^()]*\))*\))?\s*/) {
        rest.removeSubrange(attribute.range)
      } else if let word = rest.prefixMatch(of: /([a-z]+)(\(\w+\))? +/),
        !keywords.contains(String(word.1)) || rest.prefixMatch(of: /class +(func|var)\b/) != nil
      {
        rest.removeSubrange(word.range)
      } else {
        return rest
      }
    }
  }

  /// The identifier, dotted name or operator that a text begins with.
  private static func name(_ text: String) -> String {
    let name = text.trimmed.prefixMatch(of: /`?(\w[\w.]*)|[^\w\s(:]+/)
    return name.map { String($0.1 ?? $0.0) } ?? ""
  }

  /// The labels of the parameters between the first parentheses.
  private static func labels(in text: String) -> [String] {
    let clause = text.drop { $0 != "(" }.dropFirst()
    let inside = String(clause).split(outsideOfBracketsAt: ")")[0]
    return inside.split(outsideOfBracketsAt: ",").compactMap { parameter in
      parameter.prefixMatch(of: /\s*(\w+)/).map { String($0.1) }
    }
  }
}

extension String {
  /// Splits code at each separator that no brackets enclose.
  ///
  /// Between commas, `<` and `>` are brackets, too; an arrow is none.
  fileprivate func split(outsideOfBracketsAt separator: Character) -> [String] {
    let (opening, closing) = ",=".contains(separator) ? ("([{<", ")]}>") : ("([{", ")]}")
    var parts = [""]
    var depth = 0
    for character in replacing("->", with: "→") {
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        if closing.contains(character) { depth -= 1 }
        parts[parts.count - 1].append(character)
      }
      if opening.contains(character) { depth += 1 }
    }
    return parts.map { $0.replacing("→", with: "->") }
  }
}
