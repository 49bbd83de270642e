import CourseSupport
import SwiftReader
import Testing

@testable import weave

/// Every lesson's page has the same shape.
///
/// It asks before it tells: what the lesson prints is folded, so that no answer stands under its
/// question.
@Suite struct PageShapeTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  /// The text of each page, with its lesson.
  private var pages: [(lesson: CourseList.Item, text: String)] {
    get throws {
      try project.course.lessons.map {
        ($0, try #require(project.files["Tutorials/\($0.name).md"]))
      }
    }
  }

  /// The lines under a heading, up to the next one.
  private func lines(of section: String, in page: String) -> [String] {
    let below = page.textLines.drop { $0 != "## \(section)" }.dropFirst()
    return Array(below.prefix { !$0.hasPrefix("## ") })
  }

  @Test("a page has its sections in the one order, and ends with its exercise, then its quiz")
  func hasSections() throws {
    let all = [
      "The problem", "Predict", "Run it", "What happened", "Four questions", "Common mistake",
      "Your turn", "In your app", "Recap",
    ]
    for (lesson, text) in try pages {
      let sections = text.textLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
      let optional = ["Four questions", "In your app"].filter { !sections.contains($0) }
      #expect(sections == all.filter { !optional.contains($0) }, "\(lesson.name)")
      let end = lines(of: "Recap", in: text).suffix(6).joined(separator: " ")
      let commands = end.matches(of: /`make (exercise|quiz)-(\d\d)`/).map { "\($0.1)-\($0.2)" }
      #expect(commands == ["exercise-\(lesson.number)", "quiz-\(lesson.number)"], "\(lesson.name)")
    }
  }

  @Test("what the lesson prints first is folded")
  func foldsOutput() throws {
    for (lesson, text) in try pages {
      var depth = 0
      let fences = lines(of: "Run it", in: text).compactMap { line in
        if line.hasPrefix("<details>") { depth += 1 }
        if line.hasPrefix("</details>") { depth -= 1 }
        return line.hasPrefix("```") ? depth : nil
      }
      #expect(!fences.isEmpty && !fences.contains(0), "\(lesson.name)")
    }
  }

  @Test("every page asks all the questions of its lesson in order, and lists none by hand")
  func asks() throws {
    for (lesson, text) in try pages {
      let page = Page(text, path: "")
      let regions = page.regions.filter { $0.kind == .questions }
      #expect(regions.allSatisfy { $0.argument.prefix { $0 != "#" } == lesson.name })
      let asked = try questionList(
        of: lesson.name, nil, from: project, for: FileLine(path: "", line: 1))
      #expect(asked.count >= 1)
      #expect(lines(of: "Predict", in: text).filter(asked.contains) == asked, "\(lesson.name)")
      let byHand = page.parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
        .drop { $0 != "## Predict" }.dropFirst().prefix { !$0.hasPrefix("## ") }
      #expect(byHand.filter { $0.contains(#/^\d+\. /#) } == [], "\(lesson.name)")
    }
  }

  @Test("code for an app is shown whole, in twelve lines at most for each framework")
  func showsExcerpts() throws {
    var shown = 0
    for (lesson, text) in try pages {
      guard let file = project.sources["Sources/Excerpts/\(lesson.name).swift"] else { continue }
      let section = lines(of: "In your app", in: text)
      let parts = file.parts.filter { part in ["UIKit", "SwiftUI"].contains(part.name) }
      #expect(!parts.isEmpty, "\(lesson.name)")
      for part in parts {
        let name = part.name ?? ""
        let count = file.shown(part.lines).filter { !$0.isBlank }.count
        #expect(count <= 12, "\(lesson.name): \(count) lines for \(name)")
        #expect(section.contains("<!-- snippet: Excerpts/\(lesson.name).swift#\(name) -->"))
        shown += 1
      }
    }
    #expect(shown >= 15)
  }

  @Test("each row of the table of signals and `await` leads to a lesson")
  func namesLessons() throws {
    let table = lines(
      of: "Signal, `@Observable`, `async` or AsyncSequence?",
      in: try #require(project.files["Tutorials/choose.md"]))
    let places = table.filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.components(separatedBy: " | ")[2] }
    #expect(places.count >= 10 && places.allSatisfy { $0.contains("](") })
  }
}
