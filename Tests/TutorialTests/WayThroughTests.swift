import CourseSupport
import SwiftReader
import Testing

@testable import weave

/// What leads a learner through the course: the order of the pages, and their words.
@Suite struct WayThroughTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  private func page(_ name: String) throws -> String {
    try #require(project.files["Tutorials/\(name).md"], "there is no page \(name)")
  }

  @Test("each page needs earlier pages only, by link, and ends with a link to the next one")
  func leadsOn() throws {
    for (index, lesson) in project.course.lessons.enumerated() {
      let text = try page(lesson.name)
      let opening = text.textLines.prefix { !$0.hasPrefix("## ") }.joined(separator: " ")
      let needs = try #require(opening.firstMatch(of: /Needs: (.*?)\. (Run|Play)/)).1
      let earlier = project.course.lessons.prefix(index).map { "(\($0.name).md)" }
      let links = needs.matches(of: /\([^)]*\.md\)/).map { String($0.0) }
      #expect(links.allSatisfy(earlier.contains), "\(lesson.name) needs \(links)")
      #expect(links.isEmpty == (index == 0), "\(lesson.name) needs no page")
      guard index + 1 < project.course.lessons.count else { continue }
      let last = text.textLines.split(separator: "").last?.joined(separator: " ") ?? ""
      let next = project.course.lessons[index + 1]
      #expect(last.contains("Next: ") && last.contains("](\(next.name).md)"), "\(lesson.name)")
    }
  }

  @Test("a lesson leads to the chapters of the core's book behind it, and they lead back")
  func leadsToTheCore() throws {
    let chapters = project.pages(of: .core).filter { !$0.hasSuffix("/README.md") }
    #expect(chapters.count == project.course.chapters.count)
    for chapter in chapters {
      let name = chapter.dropFirst("Tutorials/".count)
      let lessons = try project.course.lessons.filter { try page($0.name).contains("](\(name))") }
      #expect(!lessons.isEmpty, "no lesson leads to \(chapter)")
      let opening = (project.files[chapter] ?? "").textLines.prefix { !$0.hasPrefix("## ") }
      let back = lessons.filter { opening.joined().contains("](../\($0.name).md)") }
      #expect(!back.isEmpty, "\(chapter) names none of the lessons that lead to it")
    }
    let needs = project.files["Sources/Exercises/simple-core/needs.txt"] ?? ""
    let isRecorded = needs.contains("–\(project.course.lessons.count)\n")
    #expect(isRecorded, "which chapters each lesson needs is old: make record-core")
  }

  @Test("each idea of the articles leads to a place, and what runs to what a run has made")
  func leadsFromTheArticles() throws {
    let sections = try page("sources").components(separatedBy: "\n## ").dropFirst()
    let rows = sections.filter { $0.hasPrefix("A") }.flatMap(\.textLines)
      .filter { $0.hasPrefix("| S") || $0.hasPrefix("| | ") && !$0.hasPrefix("| | the idea") }
    #expect(Set(rows.compactMap { $0.firstMatch(of: /^\| (S\d\d) \|/)?.1 }).count == 43)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      let links = (cells.last ?? "").matches(of: /\]\(([^#)]*)#([^)]+)\)/)
      #expect(links.count == (cells.last ?? "").count { $0 == "(" }, "no place: \(row)")
      let isRun = links.contains { link in
        let place = project.files["Tutorials/\(link.1)"].flatMap { part(of: $0, at: link.2) } ?? ""
        return place.contains(/<!-- (output|snippet|marble|tests):/)
      }
      #expect(isRun || (cells.dropLast().last ?? "").hasPrefix("*told*"), "nothing runs: \(row)")
    }
  }

  /// The lines of a page from an anchor to the next one, such as a heading.
  private func part(of page: String, at anchor: Substring) -> String? {
    let lines = page.textLines
    let start = lines.firstIndex { anchors(in: $0).contains(String(anchor)) }
    return start.map { start in
      let rest = lines[(start + 1)...].prefix { anchors(in: $0).isEmpty }
      return rest.joined(separator: "\n")
    }
  }

  @Test("the glossary defines each word once, in the order of the alphabet")
  func isSorted() throws {
    let glossary = try page("glossary")
    let lists = glossary.split(separator: "\n## ").dropFirst().map { list in
      list.matches(of: /(?m)^(?:- \*\*(.+?)\*\* — |\| `(\w+)` \| )./).map {
        String($0.1 ?? $0.2 ?? "")
      }
    }
    #expect(lists.count == 3 && lists.allSatisfy { $0.count > 20 })
    for words in lists {
      #expect(words.map { $0.lowercased() } == words.map { $0.lowercased() }.sorted())
      #expect(words.count == Set(words).count)
    }
  }

  @Test("the glossary has each part of the core that several files use, with a page that names it")
  func hasEveryPart() throws {
    let rows = try page("glossary").matches(of: /(?m)^\| `(\w+)` \| .+ \| \[\d+\]\((.+)\.md\) \|$/)
    let pages = Dictionary(rows.map { (String($0.1), String($0.2)) }) { page, _ in page }
    let words = project.core.map { file in
      Set(file.lines.flatMap { $0.code.matches(of: /\w+/).map { String($0.0) } })
    }
    let names = project.core.flatMap { file in
      declarations(in: file).filter { $0.isType && $0.kind != "extension" }.flatMap(\.names)
    }
    for name in Set(names) where words.count(where: { $0.contains(name) }) > 1 {
      #expect(pages[name] != nil, "say in glossary.md what \(name) is")
    }
    for (name, path) in pages where path.hasPrefix("core/") {
      #expect(try page(path).contains(name), "\(path) does not show \(name)")
    }
  }

  @Test("the glossary has every word that a page sets in bold where it explains it")
  func hasEveryWord() throws {
    let glossary = try page("glossary").lowercased()
    let lessons = project.course.lessons.map { "Tutorials/\($0.name).md" }
    for path in lessons + project.pages(of: .core) {
      let prose = (project.files[path] ?? "").textLines.filter { $0.contains("**") }
      for match in prose.flatMap({ $0.matches(of: /\*\*([a-z][\w -]*)\*\*/) }) {
        let word = match.1.lowercased()
        let forms = [word, word.hasSuffix("s") ? String(word.dropLast()) : word]
        let isKnown = forms.contains {
          glossary.contains("- **\($0)** — ") || glossary.contains("| `\($0)` | ")
        }
        #expect(isKnown, "\(path) explains '\(word)'; say it in glossary.md, too")
      }
    }
  }
}
