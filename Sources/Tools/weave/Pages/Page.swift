import SwiftReader

/// A stretch of a page that weave writes, from its opening comment to the line `<!-- end -->`.
struct Region {
  /// What a region may hold.
  enum Kind: String, CaseIterable {
    case snippet, output, marble, questions, index, tests, bench, file
    case coreSize = "core-size"
  }

  let kind: Kind

  /// What stands after the colon: `ReactiveCore/Subject.swift#Sending`.
  let argument: String

  /// Where its opening comment stands, and the comment itself.
  let place: FileLine
  let opening: String

  /// The two sides of the `#`; the second is nil if there is none.
  var reference: (subject: String, name: String?) {
    let parts = argument.split(separator: "#", maxSplits: 1).map(\.trimmed)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
  }
}

/// A page taken apart into the lines an author wrote and the regions that weave writes.
struct Page {
  enum Part {
    case line(String)
    case region(Region)
  }

  private(set) var parts: [Part] = []

  /// What is wrong with its form: regions that do not begin or end, and code typed in by hand.
  private(set) var problems: [Problem] = []

  var regions: [Region] {
    parts.compactMap { if case .region(let region) = $0 { region } else { nil } }
  }

  init(_ text: String, path: String) {
    var region: Region?
    var fences = Fences()
    var isExcused = false
    for (index, line) in text.textLines.enumerated() {
      let place = FileLine(path: path, line: index + 1)
      let comment = fences.isOpen ? nil : commentLine(line)
      if let comment, let kind = Region.Kind(rawValue: comment.word) {
        report(unclosed: region)
        region = Region(kind: kind, argument: comment.argument, place: place, opening: line)
        isExcused = false
      } else if comment?.word == "end" {
        if let region {
          parts.append(.region(region))
        } else {
          report(place, "this ends a region that never began", "remove it, or open one above it")
        }
        region = nil
      } else if region == nil {
        parts.append(.line(line))
        if fences.take(line) == .opens, !isExcused {
          let remedy = "make it a region, or put <!-- illustrative: WHY --> on the line before it"
          report(place, "this code block is typed in by hand", remedy)
        }
        isExcused = comment?.word == "illustrative" && comment?.argument.isEmpty == false
        if let comment, !isExcused {
          let words = Region.Kind.allCases.map(\.rawValue) + ["end", "illustrative"]
          report(place, "weave does not know '\(comment.word)' like this", choices(words))
        }
      }
    }
    report(unclosed: region)
  }

  private mutating func report(unclosed region: Region?) {
    guard let region else { return }
    let message = "this \(region.kind.rawValue) region is never closed"
    report(region.place, message, "add a line <!-- end --> below it")
  }

  private mutating func report(_ place: FileLine, _ message: String, _ remedy: String) {
    problems.append(Problem(at: place, message, remedy: remedy))
  }
}

/// Takes apart a line that is nothing but a comment of the form `<!-- word: argument -->`.
func commentLine(_ line: String) -> (word: String, argument: String)? {
  // Few lines are comments, and a regular expression is read anew for each line.
  guard line.contains("<!--") else { return nil }
  return line.wholeMatch(of: /\s*<!-- *([A-Za-z-]+) *(: *(.*?))? *-->\s*/)
    .map { (String($0.1), String($0.3 ?? "")) }
}

/// Tells the lines of fenced blocks from others, as they come.
struct Fences {
  enum Line {
    case outside, opens, inside
  }

  private var opening: Substring?

  var isOpen: Bool { opening != nil }

  /// Takes the next line.
  mutating func take(_ line: String) -> Line {
    // Few lines are fences, and a regular expression is read anew for each line.
    guard line.contains("```") || line.contains("~~~") else { return isOpen ? .inside : .outside }
    if let opening {
      let rest = line.drop { $0.isWhitespace || $0 == ">" }.trimmed
      let closes = rest.count >= opening.count && rest.allSatisfy { $0 == opening.first }
      if closes { self.opening = nil }
      return .inside
    }
    // It may be indented, quoted or an item of a list.
    let fence = /[\s>]*(([-*+]|\d+[.)])\s+)*(?<marks>`{3,}|~{3,})[^`]*/
    opening = line.wholeMatch(of: fence)?.marks
    return isOpen ? .opens : .outside
  }
}
