import SwiftReader

/// Lines of a source file that a page shows, and where they came from.
struct Excerpt: Sendable {
  struct Line: Equatable, Sendable {
    /// The line's number in its file; nil for a `…` that stands for lines left out.
    let number: Int?
    let text: String
  }

  let file: SourceFile
  var lines: [Line]

  /// The declaration of the core that they are from; nil for a whole file or a part of a lesson.
  var declaration: Declaration?

  init(of file: SourceFile, _ lines: [SourceLine]) {
    self.file = file
    self.lines = lines.map { Line(number: $0.number, text: $0.text) }
    tidy()
  }

  init(of file: SourceFile, lines: [Line]) {
    self.file = file
    self.lines = lines
    tidy()
  }

  /// The lines as a page prints them, without the indentation they have in common.
  var text: [String] { lines.map(\.text).withoutCommonIndentation }

  /// Drops blank lines at both ends, and one of two that meet where lines were left out between.
  private mutating func tidy() {
    var tidied: [Line] = []
    for line in lines {
      let isRepeated = tidied.last?.text.isBlank ?? true
      if !(line.text.isBlank && isRepeated) { tidied.append(line) }
    }
    while tidied.last?.text.isBlank ?? false { tidied.removeLast() }
    lines = tidied
  }
}
