import SwiftReader
import Testing

/// A public function or property of the core that is a signal, or something like it.
struct PublicSignal: Sendable {
  /// Its name with the first label, such as `take(while:)`.
  let title: String
  /// Its name with all labels, such as `retry(_:on:after:)`.
  let fullName: String
  let file: CoreSources.File
  private let kind: String
  let takesClosure: Bool
  /// Whether it takes signals, or a closure that returns one, besides the signal that it belongs to.
  let takesSignals: Bool

  /// Fails for what sends nothing, such as a function that returns a disposable.
  init?(_ declaration: Declaration, in file: CoreSources.File) {
    guard declaration.kind == "func" || declaration.kind == "var" else { return nil }
    let code = declaration.text.firstRange(of: " where ").map {
      declaration.text[..<$0.lowerBound]
    }
    let type = (code ?? declaration.text[...]).matches(of: /(?:->|:) (\w+)/).last?.1 ?? ""
    guard ["Signal", "Values"].contains(where: type.hasSuffix) else { return nil }
    let (name, labels) = (declaration.names[0], declaration.labels)
    fullName = name + (labels.map { "(" + $0.map { $0 + ":" }.joined() + ")" } ?? "")
    let label = labels?.first ?? "_"
    title = name + (label == "_" ? "" : "(\(label):)")
    takesClosure = declaration.text.contains("@escaping")
    takesSignals = declaration.text.matches(of: /\bSignal\b/).count > 1
    kind = declaration.kind
    self.file = file
  }

  var isOperator: Bool { file.folder.hasPrefix("Operators/") && kind == "func" }

  /// Fails the test if a table has no entry of this name, and says what to write where.
  func expectEntry(_ entry: String, among titles: Set<String>, in path: String) {
    if !titles.contains(title) { isMissing(entry, in: "Tests/ReactiveCoreTests/\(path)") }
  }

  /// Fails the test if the table of operators has no row of this name, and says what to write where.
  func expectRow(_ row: String, among titles: Set<String>) {
    let folder = file.folder.split(separator: "/").last ?? ""
    expectEntry(row, among: titles, in: "Table/RowsOf\(folder).swift")
  }

  /// Fails the test, and says what to write where.
  func isMissing(_ entry: String, in path: String) {
    Issue.record("\(fullName), in \(file.name), is missing. In \(path) write\n  \(entry)")
  }
}

extension String {
  /// The title of an entry: its name without what tells it from others, after a comma.
  var title: String { String(prefix { $0 != "," }) }
}
