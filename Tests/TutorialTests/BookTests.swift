import Testing

@testable import weave

/// The book that builds the core up: each chapter has all its parts, in one order.
@Suite struct BookTests {
  /// The sections of a chapter.
  private static let sections = [
    "The naive version", "It breaks", "Your turn", "The real thing", "What holds now", "The price",
    "Elsewhere", "Recap",
  ]

  /// Chapters that only read the core as yet, without a naive version.
  private static let unbuilt: Set = [
    "03-one-at-a-time",
    "04-a-roster",
    "05-operators",
    "06-inner-signals",
    "07-several-sources",
    "08-sharing",
  ]

  private let project: Project

  init() throws { project = try RealTree.project() }

  private func page(of chapter: Lesson) throws -> Page {
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
    let built = project.chapters.map(\.name)
    #expect(built == built.sorted())
    #expect(Set(built).isDisjoint(with: Self.unbuilt))
    #expect(Set(pages) == Self.unbuilt.union(built).union(["README"]))
  }

  @Test("a chapter's page begins with its number and title, and has all sections in order")
  func hasSections() throws {
    for chapter in project.chapters {
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let number = Int(chapter.number) ?? 0
      #expect(text.hasPrefix("# \(number) · \(chapter.title)\n\nLessons to take first: ["))
      #expect(text.contains("`make chapter-\(chapter.number)`"))
      #expect(text.contains("`make exercise-c\(chapter.number)`"))
      let headings = text.textLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
      #expect(headings == Self.sections, "\(chapter.name)")
    }
  }

  @Test("a chapter's page shows its program, what it prints, and excerpts of the core")
  func showsItsProgram() throws {
    for chapter in project.chapters {
      let page = try page(of: chapter)
      let snippets = regions(.snippet, on: page)
      #expect(snippets.contains("Chapters/\(chapter.name)/main.swift#naive"), "\(chapter.name)")
      #expect(snippets.contains { $0.hasPrefix("ReactiveCore/") }, "\(chapter.name)")
      let outputs = regions(.output, on: page) + regions(.marble, on: page)
      #expect(!outputs.isEmpty && outputs.allSatisfy { $0.hasPrefix("chapter-\(chapter.name)#") })
    }
  }

  @Test("a chapter's page names laws that there are, each with tests that hold it")
  func namesLaws() throws {
    for chapter in project.chapters {
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      let links = text.matches(of: /\[Law (\d+)\]\(\.\.\/contract\.md#law-\d+/)
      let linked = links.map { "law \($0.1)" }
      let lists = regions(.tests, on: try page(of: chapter))
      let listed = lists.map { String($0.prefix { $0 != "," }) }
      #expect(!listed.isEmpty && Set(linked) == Set(listed), "\(chapter.name)")
    }
  }

  @Test("a naive version is small, and imports neither the core nor Foundation")
  func isNaive() throws {
    for chapter in project.chapters {
      let path = "Sources/Chapters/\(chapter.name)/main.swift"
      let file = try #require(project.sources[path], "there is no \(path)")
      let imports = file.lines.map(\.text).filter { $0.hasPrefix("import ") }
      #expect(!imports.contains("import ReactiveCore"), "\(path)")
      let naive = try #require(MarkedSource(file).snippets.first { $0.name == "naive" })
      #expect((12...45).contains(naive.lines.filter(\.hasCode).count), "\(path)")
      #expect(file.lines.allSatisfy { $0.text.count <= 80 }, "\(path) is wider than 80 columns")
    }
  }

  @Test("peers are told in a line each")
  func namesPeers() throws {
    for chapter in project.chapters {
      let text = project.files["Tutorials/core/\(chapter.name).md"] ?? ""
      for peer in ["RxSwift", "ReactiveSwift", "OpenCombine"] {
        #expect(text.contains("\n- \(peer): "), "\(chapter.name) says nothing of \(peer)")
      }
    }
  }
}
