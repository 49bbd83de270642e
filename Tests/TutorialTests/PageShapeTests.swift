import Testing

@testable import weave

/// Every lesson's page has the same shape, and stays short.
@Suite struct PageShapeTests {
  /// How many words a page may have: of prose, and with its code, output and tables.
  private static let limits = (prose: 700, all: 1_400)

  private static let sections = [
    "The problem", "Predict", "Run it", "Watch it", "Why", "Four questions", "Common mistake",
    "Your turn", "Elsewhere", "Recap",
  ]

  private static let questions = [
    "Who starts the work?", "How many runs, with two subscribers?", "What does a latecomer get?",
    "Who stops the work?",
  ]

  private let project: Project

  init() throws { project = try RealTree.project() }

  private func page(_ lesson: Lesson) throws -> String {
    try #require(project.files["Tutorials/\(lesson.name).md"])
  }

  @Test("a page has its sections in the one order; only Why may be left out")
  func hasSections() throws {
    for lesson in project.lessons {
      let found = try page(lesson).textLines.filter { $0.hasPrefix("## ") }
        .map { String($0.dropFirst(3)) }
      let wanted = Self.sections.filter { $0 != "Why" || found.contains($0) }
      #expect(found == wanted, "\(lesson.name)")
    }
  }

  @Test("a page answers the four questions, in these words")
  func answersFour() throws {
    for lesson in project.lessons {
      let text = try page(lesson)
      let start = try #require(text.firstRange(of: "## Four questions")).upperBound
      let rest = text[start...]
      let section = rest[..<(rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex)]
      for question in Self.questions {
        #expect(section.contains(question), "\(lesson.name) does not answer '\(question)'")
      }
    }
  }

  @Test("a page is short enough to be read at one sitting")
  func isShort() throws {
    for lesson in project.lessons {
      let words = Words(of: try page(lesson))
      #expect(words.prose <= Self.limits.prose, "\(lesson.name): \(words.prose) words of prose")
      #expect(words.all <= Self.limits.all, "\(lesson.name): \(words.all) words in all")
    }
  }

  @Test("words are counted as a reader sees them")
  func counts() {
    let words = Words(
      of: """
        # A title

        Two [words](of-a-link.md). <!-- output: not seen -->
        ```swift
        let three = 3
        ```
        <!-- predict
        1 answer: not seen
        -->
        | a | cell |
        """)
    #expect(words.prose == 5)
    #expect(words.all == 14)
  }
}

/// How many words a reader finds on a page.
private struct Words {
  var prose = 0
  var all = 0

  init(of page: String) {
    var isCode = false
    var isComment = false
    for line in page.textLines {
      let text = line.trimmed
      if isComment {
        isComment = !text.hasSuffix("-->")
      } else if text.hasPrefix("<!--") {
        isComment = !text.hasSuffix("-->")
      } else if text.hasPrefix("```") {
        isCode.toggle()
      } else {
        let seen = line.replacing(/\]\([^)]*\)/, with: "]")
          .replacing(/<img[^>]*>|<\/?(?:details|summary)>|<!--.*?-->/, with: "")
        let count = seen.split(whereSeparator: \.isWhitespace).count
        all += count
        if !isCode, !text.hasPrefix("|") { prose += count }
      }
    }
  }
}
