import SwiftReader

/// A part of a lesson, marked in its source with the comments that DocC's plug-in knows.
///
///     // snippet.four-steps
///     let ticks = Signal { … }
///     // snippet.hide
///     not shown on the page, which has `// …` in its place
///     // snippet.show
///     // snippet.end
struct Snippet: Sendable {
  let name: String
  let place: Place
  var lines: [SourceLine] = []
}

/// What the markers of one file say.
struct MarkedSource: Sendable {
  private(set) var snippets: [Snippet] = []

  /// The lines of the whole file that are neither markers nor hidden.
  private(set) var visible: [SourceLine] = []

  private(set) var problems: [Problem] = []

  init(_ file: SourceFile) {
    var open: Snippet?
    var isHidden = false
    for line in file.lines {
      let place = file.place(of: line.number)
      switch marker(in: line) {
      case nil:
        guard !isHidden else { continue }
        visible.append(line)
        open?.lines.append(line)
      case "hide":
        isHidden = true
      case "show":
        if isHidden { open?.lines.append(line.leftOut) }
        isHidden = false
      case "end":
        if let snippet = open {
          snippets.append(snippet)
        } else {
          report(place, "this ends a snippet that never began", "put // snippet.NAME above it")
        }
        (open, isHidden) = (nil, false)
      case let name?:
        reportUnclosed(open)
        if !isName(name) {
          report(place, "'\(name)' is no name for a snippet", "use letters, digits and hyphens")
        }
        if let twin = snippets.first(where: { $0.name == name }) {
          let message = "snippet '\(name)' began before, on line \(twin.place.line)"
          report(place, message, "rename one of the two")
        }
        (open, isHidden) = (Snippet(name: name, place: place), false)
      }
    }
    reportUnclosed(open)
  }

  private mutating func reportUnclosed(_ snippet: Snippet?) {
    guard let snippet else { return }
    let message = "snippet '\(snippet.name)' is never closed"
    report(snippet.place, message, "add // snippet.end below its last line")
  }

  private mutating func report(_ place: Place, _ message: String, _ remedy: String) {
    problems.append(Problem(at: place, message, remedy: remedy))
  }
}

/// Returns what stands behind `// snippet.`, if the line is such a comment.
func marker(in line: SourceLine) -> String? {
  guard line.isComment, line.text.contains("snippet."),
    let match = line.text.wholeMatch(of: /\s*\/\/ *snippet\.(.*)/)
  else { return nil }
  return match.1.trimmed
}

extension SourceLine {
  /// What a page shows in place of the lines that end here and are left out.
  fileprivate var leftOut: SourceLine {
    let indent = text.prefix { $0 == " " }
    return SourceLine(number: number, text: "\(indent)// …", code: "", depth: depth)
  }
}

private func isName(_ text: String) -> Bool {
  text.wholeMatch(of: /[A-Za-z0-9-]+/) != nil
}
