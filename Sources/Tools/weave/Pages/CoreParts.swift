import SwiftReader

/// How the files of the core, and the code for apps, are divided.
///
///     // MARK: Joining
///
/// A part goes from such a line to the next one; a file without them is one part, and has no name.
extension SourceFile {
  var isCore: Bool { path.hasPrefix("Sources/ReactiveCore/") }
  /// Whether it is code for an app, whose parts are called UIKit and SwiftUI.
  var isExcerpt: Bool { path.hasPrefix("Sources/Excerpts/") }

  /// The last part of the path, such as `Zip.swift`.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  func place(of line: Int) -> FileLine { FileLine(path: path, line: line) }

  /// The parts, in order, without imports and the comment that a file may open with.
  var parts: [(name: String?, lines: [CodeLine])] {
    var parts: [(name: String?, lines: [CodeLine])] = [(nil, [])]
    for line in lines where !line.code.hasPrefix("import ") || line.depth > 0 {
      if line.isComment, let name = line.text.markedPart {
        parts.append((name, []))
      } else if line.hasCode || line.isDocumentation || !parts[parts.count - 1].lines.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts.filter { $0.lines.contains(where: \.hasCode) }
  }

  /// What a page shows of a part: its lines without documentation, in the braces around it.
  func shown(_ part: [CodeLine]) -> [String] {
    let (first, last) = (part[0], part[part.count - 1])
    var shown = part.filter { !$0.isDocumentation }.map(\.text)
    if first.depth > 0,
      let type = lines[..<first.number].last(where: { $0.depth == 0 && $0.hasCode })
    {
      shown = [type.text, "  …", ""] + shown
    }
    if last.number < lines.count, lines[last.number].depth > 0 { shown += ["", "  …", "}"] }
    // Where documentation stood, two blank lines may meet.
    return shown.indices.filter { !shown[$0].isBlank || $0 > 0 && !shown[$0 - 1].isBlank }
      .map { shown[$0] }.trimmingBlankLines()
  }
}

extension String {
  /// The name in a line such as `// MARK: Joining`.
  var markedPart: String? {
    trimmed.wholeMatch(of: /\/\/ MARK: (.+)/).map { String($0.1) }
  }
}
