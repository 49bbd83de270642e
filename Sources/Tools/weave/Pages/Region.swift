/// A stretch of a page that weave writes, from its opening comment to the line `<!-- end -->`.
struct Region {
  /// What a region may hold.
  enum Kind: String, CaseIterable {
    case snippet, output, marble, questions, index, tests, bench, recorded
    case coreSize = "core-size"
  }

  let kind: Kind

  /// What stands behind the colon: `ReactiveCore/Subject.swift#send`.
  let argument: String

  /// Where its opening comment stands, and the comment itself.
  let place: Place
  let opening: String
}

/// A line that is nothing but a comment in the form weave reads: `<!-- word: argument -->`.
struct CommentLine {
  let word: String
  let argument: String

  init?(_ line: String) {
    // Few lines are comments, and a regular expression is read anew for each line.
    guard line.contains("<!--") else { return nil }
    guard let match = line.wholeMatch(of: /\s*<!-- *([A-Za-z-]+) *(: *(.*?))? *-->\s*/) else {
      return nil
    }
    word = String(match.1)
    argument = String(match.3 ?? "")
  }

  var kind: Region.Kind? { Region.Kind(rawValue: word) }
  var isEnd: Bool { word == "end" }
  var isWeaves: Bool { kind != nil || isEnd }
  var isIllustrative: Bool { word == "illustrative" && !argument.isEmpty }

  /// The word of weave's that this one resembles, without being it.
  var resembled: String? {
    let words = Region.Kind.allCases.map(\.rawValue) + ["end", "illustrative"]
    return words.contains(word) ? nil : nearest(to: word, among: words)
  }
}
