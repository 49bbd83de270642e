import Workshop

/// One line of a Swift file, with what a reader of code would see in it.
struct SourceLine: Sendable {
  let number: Int
  let text: String

  /// The text as `masked(_:)` makes it, without the spaces around it.
  let code: String

  /// How many brackets of any kind are open before this line.
  let depth: Int

  var isBlank: Bool { text.isBlank }
  var hasCode: Bool { !code.isEmpty }
  var isComment: Bool { !isBlank && !hasCode }
  var isDocumentation: Bool { isComment && text.trimmed.hasPrefix("///") }

  /// Whether the line is one of `#if`, `#elseif`, `#else`, `#endif`.
  var isDirective: Bool {
    ["#if", "#elseif", "#else", "#endif"].contains(String(code.prefix { $0 != " " }))
  }

  var isImport: Bool {
    code.prefixMatch(of: /(@\w+(\(\w+\))? +)*((public|package|internal|private) +)?import\s/) != nil
  }
}

/// A Swift file as numbered lines.
struct SourceFile: Sendable {
  let path: String
  let lines: [SourceLine]

  /// What a file of the core declares; pages name no declarations of other files.
  private(set) var declarations: [Declaration] = []

  init(path: String, text: String) {
    self.path = path
    var lines: [SourceLine] = []
    var depth = 0
    for (text, mask) in zip(text.textLines, masked(text).textLines) {
      let code = mask.trimmed
      lines.append(SourceLine(number: lines.count + 1, text: text, code: code, depth: depth))
      for character in code {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
    }
    self.lines = lines
    if isCore { declarations = weave.declarations(in: self) }
  }

  var isCore: Bool { path.hasPrefix("Sources/ReactiveCore/") }

  /// Whether it shows how a lesson looks in an app: it stands in the folder `Apple` of the lesson.
  var isForApps: Bool { path.hasPrefix("Sources/Lessons/") && path.contains("/Apple/") }

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
