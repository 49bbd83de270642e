import Foundation
import SwiftReader

/// What a learner has made of a program: the lines that are theirs, and what is missing around them.
struct Work: Sendable, Equatable {
  /// A line of code, without its comment.
  struct Line: Sendable, Equatable {
    let number: Int
    let code: String

    /// What counts when lines are compared: an editor may move code to the right.
    fileprivate var gist: String { code.filter { !$0.isWhitespace } }
  }

  /// The lines that do not stand around the gap.
  let own: [Line]

  /// The lines around the gap that were changed or left out, numbered as they were laid out.
  let missing: [Line]

  /// Whether there is any code.
  let isEmpty: Bool

  /// The code of all lines that are the learner's own.
  var code: String { own.map(\.code).joined(separator: "\n") }

  init(_ text: String, around gap: Range<Int>, of laidOut: String) {
    let frame = Self.lines(of: laidOut).filter { !gap.contains($0.number) }
    let theirs = Self.lines(of: text)
    let changes = theirs.map(\.gist).difference(from: frame.map(\.gist))
    own = changes.insertions.map { theirs[$0.offset] }
    missing = changes.removals.map { frame[$0.offset] }
    isEmpty = theirs.isEmpty
  }

  private static func lines(of text: String) -> [Line] {
    SourceFile(text: text).lines.filter(\.hasCode).map { line in
      // A mask is as long as what it stands for, and has spaces in the place of a comment.
      let code = line.text.drop(while: \.isWhitespace).unicodeScalars
        .prefix(line.code.unicodeScalars.count)
      return Line(number: line.number, code: String(code))
    }
  }
}

extension Work {
  /// Whether all these pieces of code are in the learner's own, each after the one before it.
  func contains(inOrder pieces: [String]) -> Bool {
    var rest = words.map(\.code)[...]
    return pieces.allSatisfy { piece in
      guard let place = rest.firstRange(of: Self.words(of: piece)) else { return false }
      rest = rest[place.upperBound...]
      return true
    }
  }

  /// The strings in the learner's own code.
  var strings: [Literal] { code.matches(of: Self.string).map { Literal(text: String($0.1)) } }

  /// What stands between two quotation marks.
  struct Literal {
    let text: String

    /// Whether it is this line of the output, as it stands.
    func isJust(_ line: String) -> Bool { text == line }

    /// Whether it is this line of the output, but for what is inserted into it.
    func fits(_ line: String) -> Bool {
      let parts = text.split(separator: Work.insertion, omittingEmptySubsequences: false)
      let pattern = parts.map { NSRegularExpression.escapedPattern(for: String($0)) }
      guard parts.joined().count > 7, let regex = try? Regex(pattern.joined(separator: ".*")) else {
        return false
      }
      return line.wholeMatch(of: regex) != nil
    }
  }

  /// The only word in which this work differs from ours, and where it is; nil if there are more.
  func onlyWord(notIn ours: Work) -> Line? {
    let (theirs, ours) = (words, ours.words)
    guard theirs.count == ours.count else { return nil }
    let others = zip(theirs, ours).filter { $0.code != $1.code }
    return others.count == 1 ? others[0].0 : nil
  }

  private var words: [Line] {
    own.flatMap { line in
      Self.words(of: line.code).map { Line(number: line.number, code: $0) }
    }
  }

  /// Names, numbers, strings, operators, and each other sign.
  private static func words(of code: String) -> [String] {
    code.matches(of: /\w+|"(?:\\.|[^"\\])*"|[<>=!&|+*\/%^~-]+|\S/).map { String($0.0) }
  }

  private static var insertion: Regex<Substring> { /\\\((?:[^()]|\([^()]*\))*\)/ }
  private static var string: Regex<(Substring, Substring)> {
    /"((?:\\\((?:[^()]|\([^()]*\))*\)|\\[^(]|[^"\\])*)"/
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
