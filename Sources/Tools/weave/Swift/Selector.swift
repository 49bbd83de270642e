import SwiftReader

/// The part of a reference behind the `#`, when it names a declaration of the core.
///
///     send                      what is called so, wherever it stands
///     Subject.send              the one in Subject, or in an extension of it
///     send(_:)                  the one with these argument labels
///     Subject...                a type's first line, what it stores, and its last line
///
/// What begins with a keyword is the beginning of a declaration as its source spells it, but for
/// attributes and modifiers. That tells apart what a name and labels do not:
///
///     extension Signal where Failure == Never
///     func merge(_ signals: [Signal])
struct Selector {
  /// What was written, without the `...` of an outline.
  let text: String

  private let path: String
  private let labels: [String]?
  let isOutline: Bool

  init(_ reference: String) {
    isOutline = reference.hasSuffix("...")
    let text = isOutline ? String(reference.dropLast(3)) : reference
    let clause = text.wholeMatch(of: /(.*)\((.*)\)/)
    self.text = text
    path = clause.map { String($0.1) } ?? text
    labels = clause?.2.split(separator: ":").map(\.trimmed)
  }

  /// Returns the one declaration that is meant.
  func choose(from declarations: [Declaration], of file: String, for place: Place)
    throws(Problem) -> Declaration
  {
    var candidates = declarations.filter(isQuote ? isBeginning : isName)
    if candidates.contains(where: { $0.text == text }) {
      candidates.removeAll { $0.text != text }
    }
    guard let chosen = candidates.first else {
      let names = Set(declarations.flatMap { $0.names + [$0.title] })
      throw Problem(
        at: place, "\(file) declares no '\(text)'", remedy: suggestion(for: text, among: names))
    }
    guard candidates.count == 1 else {
      throw Problem(
        at: place, "'\(text)' may be any of \(list(of: candidates))",
        remedy: "write one of these behind the #")
    }
    guard !isOutline || chosen.isType else {
      throw Problem(
        at: place, "'\(text)' is no type, so it has no outline", remedy: "leave out the '...'")
    }
    return chosen
  }

  /// Whether it quotes the beginning of a declaration.
  private var isQuote: Bool {
    let word = String(text.prefix(while: \.isIdentifier))
    return DeclarationHeader.keywords.contains(word) && text.contains(" ")
  }

  private func isBeginning(of declaration: Declaration) -> Bool {
    guard declaration.text.hasPrefix(text) else { return false }
    let next = declaration.text.dropFirst(text.count).first
    return !(next?.isIdentifier ?? false) || !(text.last?.isIdentifier ?? false)
  }

  private func isName(of declaration: Declaration) -> Bool {
    guard declaration.kind != "extension", labels == nil || labels == declaration.labels else {
      return false
    }
    return declaration.names.contains { name in
      let full = (declaration.parents + [name]).joined(separator: ".")
      return full == path || full.hasSuffix("." + path)
    }
  }

  /// Lists the candidates so that each can be copied: by title, or by source if titles are alike.
  private func list(of candidates: [Declaration]) -> String {
    let titles = Set(candidates.map(\.title))
    let isTold = titles.count == candidates.count
    return candidates.map { "\(isTold ? $0.title : $0.text) on line \($0.lines.lowerBound)" }
      .joined(separator: "; ")
  }
}
