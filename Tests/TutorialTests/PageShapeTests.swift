import CourseSupport
import Testing

@testable import weave

/// Every lesson's page has the same shape.
///
/// It asks before it tells: what the lesson prints is folded, so that no answer stands under its
/// question.
@Suite struct PageShapeTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  /// The pages, each with its lesson.
  private var pages: [(lesson: CourseList.Lesson, shape: PageShape)] {
    get throws {
      try project.course.lessons.map { lesson in
        let page = try #require(project.files["Tutorials/\(lesson.name).md"])
        return (lesson, PageShape(page))
      }
    }
  }

  @Test("a page has its sections in the one order; two of them may be left out")
  func hasSections() throws {
    for (lesson, shape) in try pages {
      #expect(shape.sections == shape.wantedSections, "\(lesson.name)")
    }
  }

  @Test("what the lesson prints first is folded")
  func foldsOutput() throws {
    for (lesson, shape) in try pages {
      let section = shape.lines(of: "Run it")
      #expect(section.contains { $0.hasPrefix("```") }, "\(lesson.name) shows no output")
      #expect(PageShape.unfolded(section).allSatisfy { !$0.hasPrefix("```") }, "\(lesson.name)")
    }
  }

  @Test("the names in other libraries are folded, right before the recap")
  func foldsElsewhere() throws {
    for (lesson, shape) in try pages {
      let section = shape.sections.dropLast().last.map(shape.lines) ?? []
      let fold = section.last { $0.hasPrefix("<details>") } ?? ""
      #expect(fold.hasPrefix("<details><summary>Elsewhere: "), "\(lesson.name)")
      #expect(section.last { !$0.isEmpty } == "</details>", "\(lesson.name)")
    }
  }

  @Test("a page ends with its exercise, then its quiz")
  func endsWithCommands() throws {
    for (lesson, shape) in try pages {
      let end = shape.lines(of: "Recap").suffix(6).joined(separator: " ")
      let commands = end.matches(of: /`make (exercise|quiz)-(\d\d)`/).map { "\($0.1)-\($0.2)" }
      let wanted = ["exercise-\(lesson.number)", "quiz-\(lesson.number)"]
      #expect(commands == wanted, "\(lesson.name)")
    }
  }

  @Test("every page asks all the questions of its lesson in order, and lists none by hand")
  func asks() throws {
    for (lesson, shape) in try pages {
      let text = try #require(project.files["Tutorials/\(lesson.name).md"])
      let page = Page(text, path: "")
      let regions = page.regions.filter { $0.kind == .questions }
      #expect(regions.allSatisfy { $0.argument.prefix { $0 != "#" } == lesson.name })
      let asked = try questionList(
        of: lesson.name, nil, from: project, for: FileLine(path: "", line: 1))
      #expect(asked.count >= 1)
      #expect(shape.lines(of: "Predict").filter(asked.contains) == asked, "\(lesson.name)")
      let byHand = page.parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
        .drop { $0 != "## Predict" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      #expect(byHand.filter { $0.contains(#/^\d+\. /#) } == [], "\(lesson.name)")
    }
  }
}

/// A page, cut at its headings.
private struct PageShape {
  private let text: [String]

  /// The headings, in order.
  let sections: [String]

  init(_ page: String) {
    text = page.textLines
    sections = text.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// The sections that it should have.
  var wantedSections: [String] {
    let all = [
      "The problem", "Predict", "Run it", "What happened", "Four questions", "Common mistake",
      "Your turn", "In your app", "Recap",
    ]
    let optional = ["Four questions", "In your app"]
    return all.filter { !optional.contains($0) || sections.contains($0) }
  }

  /// The lines under a heading, up to the next one.
  func lines(of section: String) -> [String] {
    Array(text.drop { $0 != "## \(section)" }.dropFirst().prefix { !$0.hasPrefix("## ") })
  }

  /// The lines that a reader sees who opens nothing.
  static func unfolded(_ lines: [String]) -> [String] {
    var depth = 0
    return lines.filter { line in
      if line.hasPrefix("<details>") { depth += 1 }
      defer { if line.hasPrefix("</details>") { depth -= 1 } }
      return depth == 0
    }
  }
}
