import CourseSupport
import Foundation
import SwiftReader
import Testing

@testable import weave

/// The book that builds the core up: each chapter has all its parts, in one order.
@Suite struct BookTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  @Test("a chapter's page begins with its number and title, and has all sections in order")
  func hasSections() throws {
    let all = [
      "The naive version", "It breaks", "Your turn", "Write it yourself", "The real thing",
      "What holds now", "The price", "Elsewhere", "Recap",
    ]
    for chapter in project.course.chapters {
      let text = try #require(project.files["Tutorials/core/\(chapter.name).md"])
      let number = Int(chapter.number) ?? 0
      #expect(text.hasPrefix("# \(number) · \(chapter.title)\n\nLessons to take first: ["))
      let exercise = "Sources/Exercises/c\(chapter.name)/program.swift"
      let hasExercise = project.files[exercise] != nil
      #expect(text.contains("`make exercise-c\(chapter.number)`") == hasExercise)
      for command in ["chapter", "core", "check-core", "hint-core", "solution-core"] {
        #expect(text.contains("`make \(command)-\(chapter.number)`"), "\(chapter.name)")
      }
      let headings = text.textLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
      #expect(headings == all.filter { hasExercise || $0 != "Your turn" }, "\(chapter.name)")
      // Whoever writes the files is not to see ours by accident, and finds out how to begin again.
      let fold =
        /\n## The real thing\n\n<details><summary>.+\n[^\0]+\n<\/details>\n\n## What holds now/
      #expect(text.contains(fold), "\(chapter.name)")
      #expect(text.contains(/To\sstart\sa\sfile\sagain,\sdelete\sit/), "\(chapter.name)")
    }
  }

  @Test("a chapter's page gives the hints on design that the course gives")
  func givesHints() throws {
    struct OwnCore: Decodable { let hints: [String] }
    for chapter in project.course.chapters {
      let json = try #require(project.files["Sources/Chapters/\(chapter.name)/core.json"])
      let hints = try JSONDecoder().decode(OwnCore.self, from: Data(json.utf8)).hints
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // The first two are on design; the rest help with a law that does not hold.
      for hint in hints.prefix(2) {
        #expect(words.contains("- \(hint)"), "\(chapter.name): \(hint)")
      }
    }
  }

  @Test("a naive version fits on a screen, and does not import the core")
  func isNaive() throws {
    for chapter in project.course.chapters {
      let path = "Sources/Chapters/\(chapter.name)/main.swift"
      let file = try #require(project.sources[path], "there is no \(path)")
      #expect(!file.lines.contains { $0.text == "import ReactiveCore" }, "\(path)")
      let naive = try #require(MarkedSource(file).snippets["naive"])
      #expect((10...45).contains(naive.count { !$0.isBlank }), "\(path)")
    }
  }

  @Test("every stop on the way of one value is in the file and on the page that the map names")
  func stopsExist() throws {
    let map = try #require(project.files["Tutorials/core/README.md"])
    let stop =
      /(?m)^\| `([^`]+)` \| \[([^\]]+)\]\(..\/..\/(Sources\/[^)]+)\) \| \[\d+\]\(([^)]+)\) \|/
    let stops = map.matches(of: stop)
    #expect(stops.count >= 18)
    for match in stops {
      let file = try #require(project.sources[String(match.3)], "\(match.3)")
      let titles = declarations(in: file).map(\.title)
      #expect(titles.contains(String(match.1)), "\(match.3) has no \(match.1)")
      let chapter = project.files["Tutorials/core/\(match.4)"] ?? ""
      #expect(chapter.contains("<!-- snippet: ReactiveCore/\(match.2)"), "\(match.1)")
    }
  }
}
