import SwiftReader
import CourseSupport

/// What a page shows of a whole file: all but the comment it opens with, its imports, and, in the
/// core, the documentation.
func wholeFile(_ file: SourceFile) -> Excerpt {
  let left = file.leadingComment.union(file.imports)
  let lines = MarkedSource(file).visible.filter { !left.contains($0.number) }
  return Excerpt(of: file, lines.filter { !file.isCore || !$0.isDocumentation })
}

/// What a page shows of a declaration of the core: its lines and the comment directly above.
func wholeDeclaration(_ declaration: Declaration, in file: SourceFile)
  -> Excerpt
{
  var first = declaration.lines.lowerBound
  while first > 1, file.lines[first - 2].isComment { first -= 1 }
  let lines = file.lines[first - 1..<declaration.lines.upperBound]
  return Excerpt(of: file, lines.filter { !$0.isDocumentation })
}

/// What a page shows of a type in outline: its first lines, what it stores, and its last line.
///
/// Each run of other members turns into one `…`.
func outline(of type: Declaration, in file: SourceFile) -> Excerpt {
  let whole = wholeDeclaration(type, in: file)
  let members = file.declarations.filter {
    $0.lines != type.lines && type.lines.contains($0.lines.lowerBound)
  }
  let elided = Set(members.filter { !$0.isStored }.flatMap(\.lines))

  var lines: [Excerpt.Line] = []
  var waiting: [Excerpt.Line] = []  // comments and blank lines share the fate of what follows them
  for line in whole.lines {
    guard let number = line.number else { continue }
    if !file.lines[number - 1].hasCode {
      waiting.append(line)
    } else if !elided.contains(number) {
      if number != type.lines.upperBound { lines += waiting }
      lines.append(line)
      waiting = []
    } else {
      if lines.last?.number != nil {
        if waiting.first?.text.isBlank ?? false { lines += waiting.prefix(1) }
        let margin = String(repeating: " ", count: line.text.indentation)
        lines.append(Excerpt.Line(number: nil, text: margin + "…"))
      }
      waiting = []
    }
  }
  return Excerpt(of: file, lines: lines)
}
