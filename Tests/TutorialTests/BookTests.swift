import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import weave

/// The book that builds the core up: each chapter has all its parts, in one order.
@Suite struct BookTests {
  /// The sections of a chapter.
  private static let sections = [
    "The naive version", "It breaks", "Your turn", "Write it yourself", "The real thing",
    "What holds now", "The price", "Elsewhere", "Recap",
  ]

  private let project: Project

  init() throws { project = try RealTree.project() }

  private func page(of chapter: CourseList.Lesson) throws -> Page {
    let path = "Tutorials/core/\(chapter.name).md"
    return Page(try #require(project.files[path], "there is no \(path)"), path: path)
  }

  private func regions(_ kind: Region.Kind, on page: Page) -> [String] {
    page.regions.filter { $0.kind == kind }.map(\.argument)
  }

  @Test("each page of the book is a chapter of the list, in order")
  func listsAll() {
    let pages = project.pages(of: .core).map { page in
      String(page.dropFirst("Tutorials/core/".count).dropLast(".md".count))
    }
    let built = project.course.chapters.map(\.name)
    #expect(built == built.sorted())
    #expect(Set(pages) == Set(built).union(["README"]))
  }

  @Test("a chapter's page begins with its number and title, and has all sections in order")
  func hasSections() throws {
    for chapter in project.course.chapters {
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let number = Int(chapter.number) ?? 0
      #expect(text.hasPrefix("# \(number) · \(chapter.title)\n\nLessons to take first: ["))
      #expect(text.contains("`make chapter-\(chapter.number)`"))
      let exercise = "Sources/Exercises/c\(chapter.name)/program.swift"
      let hasExercise = project.files[exercise] != nil
      #expect(text.contains("`make exercise-c\(chapter.number)`") == hasExercise)
      for command in ["core", "check-core", "hint-core", "solution-core"] {
        #expect(text.contains("`make \(command)-\(chapter.number)`"), "\(chapter.name)")
      }
      let headings = text.textLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
      let sections = Self.sections.filter { hasExercise || $0 != "Your turn" }
      #expect(headings == sections, "\(chapter.name)")
      // Whoever writes the files is not to see ours by accident, and finds out how to begin again.
      let fold =
        /\n## The real thing\n\n<details><summary>.+\n[^\0]+\n<\/details>\n\n## What holds now/
      #expect(text.contains(fold), "\(chapter.name)")
      #expect(text.contains(/To\sstart\sa\sfile\sagain,\sdelete\sit/), "\(chapter.name)")
    }
  }

  @Test("a chapter's page shows its program, what it prints, and excerpts of the core")
  func showsItsProgram() throws {
    for chapter in project.course.chapters {
      let page = try page(of: chapter)
      let snippets = regions(.snippet, on: page)
      #expect(snippets.contains("Chapters/\(chapter.name)/main.swift#naive"), "\(chapter.name)")
      #expect(snippets.contains { $0.hasPrefix("ReactiveCore/") }, "\(chapter.name)")
      let outputs = regions(.output, on: page) + regions(.marble, on: page)
      #expect(!outputs.isEmpty && outputs.allSatisfy { $0.hasPrefix("chapter-\(chapter.name)#") })
    }
  }

  @Test("a chapter's page gives the hints on design that the course gives, and each file is in one")
  func givesHints() throws {
    var files: [String] = []
    for chapter in project.course.chapters {
      let path = "Sources/Chapters/\(chapter.name)/core.json"
      let ownCore = try JSONDecoder().decode(
        OwnCore.self, from: Data(Course.text(path).utf8))
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // The first two are on design; the rest help with a law that does not hold.
      for hint in ownCore.hints.prefix(2) {
        #expect(words.contains("- \(hint)"), "\(chapter.name): \(hint)")
      }
      files += ownCore.files + ownCore.optional
    }
    let core = project.sources.keys.filter { $0.hasPrefix("Sources/ReactiveCore/") }
      .map { String($0.dropFirst("Sources/ReactiveCore/".count)) }
    #expect(files.sorted() == core.sorted())
  }

  /// What a learner may write of the core in a chapter, as far as its page shows it.
  private struct OwnCore: Decodable {
    let files: [String]
    let optional: [String]
    let hints: [String]
  }

  @Test("a chapter's page names laws that there are, each with tests that hold it")
  func namesLaws() throws {
    for chapter in project.course.chapters {
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let links = text.matches(of: /\[Law (\d+)\]\(\.\.\/contract\.md#law-\d+/)
      let linked = links.map { "law \($0.1)" }
      let lists = regions(.tests, on: try page(of: chapter))
      let listed = lists.map { String($0.prefix { $0 != "," }) }
      #expect(!listed.isEmpty && Set(linked) == Set(listed), "\(chapter.name)")
    }
  }

  @Test("a naive version is small, and does not import the core")
  func isNaive() throws {
    for chapter in project.course.chapters {
      let path = "Sources/Chapters/\(chapter.name)/main.swift"
      let file = try #require(project.sources[path], "there is no \(path)")
      let imports = file.lines.map(\.text).filter { $0.hasPrefix("import ") }
      #expect(!imports.contains("import ReactiveCore"), "\(path)")
      let naive = try #require(MarkedSource(file).snippets["naive"])
      #expect((10...45).contains(naive.count { !$0.isBlank }), "\(path)")
      #expect(file.lines.allSatisfy { $0.text.count <= 80 }, "\(path) is wider than 80 columns")
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
