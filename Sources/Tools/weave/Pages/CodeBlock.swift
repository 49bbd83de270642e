import SwiftReader

/// The opening of a fenced block: three or more backticks or tildes.
struct Fence {
  private let mark: Character
  private let length: Int

  /// Fails when the line, which may be indented, quoted or an item of a list, opens no fence.
  init?(opening line: String) {
    // Few lines are fences, and a regular expression is read anew for each line.
    guard line.contains("```") || line.contains("~~~") else { return nil }
    let pattern = /[\s>]*(([-*+]|\d+[.)])\s+)*(?<fence>`{3,}|~{3,})(?<info>.*)/
    guard let match = line.wholeMatch(of: pattern), let mark = match.fence.first,
      mark == "~" || !match.info.contains("`")
    else { return nil }
    self.mark = mark
    length = match.fence.count
  }

  func isClosed(by line: String) -> Bool {
    let rest = line.drop { $0.isWhitespace || $0 == ">" }.trimmed
    return rest.count >= length && rest.allSatisfy { $0 == mark }
  }
}

/// Notices code blocks made by indentation: four spaces, after a blank line, and not in a list.
struct IndentedBlocks {
  private var followsBlank = true
  private var isInList = false
  private var isInBlock = false

  /// Takes the next line of prose, and tells whether it begins an indented block.
  mutating func begins(with line: String) -> Bool {
    guard !line.isBlank else {
      followsBlank = true
      return false
    }
    let isIndented = line.hasPrefix("    ") || line.hasPrefix("\t")
    if line.prefixMatch(of: /\s*([-*+]|\d+[.)])\s/) != nil, !isInBlock, !isIndented || isInList {
      isInList = true
    } else if followsBlank, !line.hasPrefix(" "), !line.hasPrefix("\t") {
      isInList = false
    }
    let isBlock = isIndented && !isInList && (followsBlank || isInBlock)
    defer {
      isInBlock = isBlock
      followsBlank = false
    }
    return isBlock && !isInBlock
  }

  /// Code may also follow a heading, a fence or a comment at once.
  mutating func passBlock() { followsBlank = true }
}
