/// A page taken apart into the lines an author wrote and the regions that weave writes.
struct Page {
  enum Part {
    case line(String)
    case region(Region, closing: String)
  }

  let parts: [Part]

  /// What is wrong with its form: regions that do not begin or end, and code typed in by hand.
  let problems: [Problem]

  init(_ text: String, path: String) {
    var reader = PageReader(path: path)
    for line in text.textLines { reader.read(line) }
    reader.finish()
    parts = reader.parts
    problems = reader.problems
  }

  var regions: [Region] {
    parts.compactMap { if case .region(let region, _) = $0 { region } else { nil } }
  }
}

/// Reads a page line by line.
private struct PageReader {
  let path: String
  var parts: [Page.Part] = []
  var problems: [Problem] = []

  private var number = 0
  private var region: Region?
  private var fence: (opening: Fence, line: Int)?
  private var isExcused = false
  private var indented = IndentedBlocks()

  private var place: Place { Place(path: path, line: number) }

  init(path: String) { self.path = path }

  mutating func read(_ line: String) {
    number += 1
    if let (opening, _) = fence {
      if opening.isClosed(by: line) { fence = nil }
      parts.append(.line(line))
    } else if let comment = CommentLine(line) {
      read(comment, line)
    } else if region == nil {
      readProse(line)
    }
  }

  mutating func finish() {
    giveUpRegion()
    if let fence {
      let place = Place(path: path, line: fence.line)
      report(place, "this code block is never closed", "close it with a line of the same marks")
    }
  }

  private mutating func read(_ comment: CommentLine, _ line: String) {
    isExcused = comment.isIllustrative
    if let kind = comment.kind {
      giveUpRegion()
      region = Region(kind: kind, argument: comment.argument, place: place, opening: line)
    } else if comment.isEnd {
      if let region {
        parts.append(.region(region, closing: line))
      } else {
        report(place, "this ends a region that never began", "remove it, or open a region above it")
      }
      region = nil
      indented.passBlock()
    } else if region == nil {
      if let word = comment.resembled {
        report(place, "weave knows no '\(comment.word)'", "did you mean '\(word)'?")
      }
      parts.append(.line(line))
      indented.passBlock()
    }
  }

  private mutating func readProse(_ line: String) {
    parts.append(.line(line))
    let excuse = "make it a region, or put <!-- illustrative: WHY --> on the line before it"
    if let opening = Fence(opening: line) {
      fence = (opening, number)
      if !isExcused { report(place, "this code block is typed in by hand", excuse) }
      indented.passBlock()
    } else if indented.begins(with: line) || line.trimmed.hasPrefix("<pre"), !isExcused {
      report(place, "this code block is typed in by hand", excuse)
    }
    if line.hasPrefix("#") { indented.passBlock() }
    isExcused = false
  }

  /// Reports a region that goes on where it cannot, if one does.
  private mutating func giveUpRegion() {
    guard let region else { return }
    parts.append(.region(region, closing: ""))
    let message = "this \(region.kind.rawValue) region is never closed"
    report(region.place, message, "add a line <!-- end --> below it")
  }

  private mutating func report(_ place: Place, _ message: String, _ remedy: String) {
    problems.append(Problem(at: place, message, remedy: remedy))
  }
}
