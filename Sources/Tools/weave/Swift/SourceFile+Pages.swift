import SwiftReader

/// What pages need to know of a Swift file.
extension SourceFile {
  /// Whether it shows how a lesson looks in an app.
  var isForApps: Bool { path.hasPrefix("Sources/Excerpts/") }

  /// The last part of the path, such as `Zip.swift`.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// What pages call the file: its path, without the rooms of the core, so that moves cost no page.
  var citation: String { isCore ? "Sources/ReactiveCore/\(name)" : path }

  func place(of line: Int) -> Place { Place(path: path, line: line) }

  /// The comment that a file may open with, before its first line of code.
  var leadingComment: Set<Int> {
    let comment = lines.prefix { $0.isBlank || ($0.isComment && !$0.isDocumentation) }
    return Set(comment.map(\.number))
  }

  /// The lines that only import, `#if` blocks of nothing else included, and a blank line behind.
  var imports: Set<Int> {
    var found: Set<Int> = []
    var block: [SourceLine] = []
    for line in lines where line.hasCode {
      if line.isImport { found.insert(line.number) }
      guard line.isDirective || !block.isEmpty else { continue }
      block.append(line)
      if line.code.hasPrefix("#endif") {
        if block.allSatisfy({ $0.isImport || $0.isDirective }) {
          found.formUnion(block.map(\.number))
        }
        block = []
      }
    }
    for line in lines where line.isBlank && found.contains(line.number - 1) {
      found.insert(line.number)
    }
    return found
  }
}
