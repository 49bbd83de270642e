import SwiftReader

/// What a learner's file no longer offers, though ours does.
struct Missing: Sendable, Equatable {
  /// What it is called: `Subscriber.fail(_:)`.
  let title: String

  /// How ours declares it.
  let ours: String

  /// How theirs declares it; nil if it does not.
  let theirs: String?

  /// Where it stands in the learner's file, or where the type stands to which it belongs.
  let place: Crash.Place

  /// The name that others call it by.
  let name: String

  /// Compares what two files let others call.
  ///
  /// - Parameters:
  ///   - part: A learner's file.
  ///   - ours: The text of ours.
  /// - Returns: What ours offers and theirs does not, or not in the same form.
  static func all(in part: OwnCore.Part, comparedWith ours: String) -> [Missing] {
    let theirs = open(in: part.text)
    return open(in: ours).compactMap { declaration in
      let namesakes = theirs.filter { $0.title == declaration.title }
      if namesakes.contains(where: { isAlike($0, declaration) }) { return nil }
      let type = theirs.first { $0.names.first == declaration.parents.last }
      let line = (namesakes.first ?? type)?.lines.lowerBound ?? 1
      return Missing(
        title: declaration.title, ours: declaration.text, theirs: namesakes.first?.text,
        place: Crash.Place(file: "\(OwnCore.desk)/\(part.name)", line: line),
        name: declaration.names.first ?? declaration.kind)
    }
  }

  /// What a file lets others call.
  static func open(in text: String) -> [Declaration] {
    declarations(in: SourceFile(path: "", text: text)).filter {
      !$0.isPrivate && $0.kind != "extension"
    }
  }

  /// Whether both can be called in the same way, as far as their headers tell.
  private static func isAlike(_ one: Declaration, _ other: Declaration) -> Bool {
    if other.labels == nil { return true }
    return one.text.split(whereSeparator: \.isWhitespace)
      == other.text.split(whereSeparator: \.isWhitespace)
  }
}
