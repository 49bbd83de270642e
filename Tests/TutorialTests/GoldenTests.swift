import SwiftReader
import TestSupport
import Testing
import CourseSupport

@testable import weave

/// A small project in `Golden`, whose pages are as weave should write them.
@Suite struct GoldenTests {
  @Test("a golden page is what weave makes of it, whatever stood in its regions")
  func weaves() throws {
    let project = try Golden.project()
    for path in project.pages {
      let page = project.files[path] ?? ""
      for text in [page, emptied(page)] {
        let difference = lineDifference(
          from: page, to: try woven(text, path: path, from: project))
        #expect(difference == "", "\(path)")
      }
    }
  }

  /// The page with other things in its regions.
  private func emptied(_ page: String) -> String {
    Page(page, path: "").parts.flatMap { part in
      switch part {
      case .line(let line): [line]
      case .region(let region, let closing): [region.opening, "old", "```", "older", closing]
      }
    }.joined(separator: "\n")
  }

  @Test("only what differs is a change, and each drawing has a picture, shown or not")
  func changes() throws {
    let project = try Golden.project()
    let pictures = try project.diagrams()
    let names = ["at-once-and-in-order-2", "ends-before-it-begins", "the-kettle"]
    #expect(pictures.keys.sorted() == names.map { "Tutorials/diagrams/01-tea.\($0).svg" })
    #expect(try project.changes() == pictures)
    let whole = Project(files: project.files.merging(pictures) { $1 })
    #expect(try whole.changes() == [:])
    let list = Project.programListPath
    let stale = Project(files: whole.files.merging([list: "", "README.md": ""]) { $1 })
    #expect(try stale.changes() == [list: project.files[list] ?? ""])
  }

  @Test("a picture without a drawing is left over, unless weave did not draw it")
  func orphans() throws {
    let drawn = try #require(try Golden.project().diagrams().values.first)
    let old = "Tutorials/diagrams/01-tea.old.svg"
    let project = try Golden.project([
      old: drawn, "Tutorials/diagrams/mine.svg": "<svg/>",
      "Tutorials/diagrams/README.md": drawn, "Tutorials/mine.svg": drawn,
    ])
    #expect(try project.orphans() == [old])
  }

  @Test("README.md and the pages of the two books are woven, and no others")
  func pages() throws {
    #expect(
      try Golden.project().pages == [
        "README.md", "Tutorials/01-tea.md", "Tutorials/02-news.md", "Tutorials/core/01-kettle.md",
        "Tutorials/core/02-station.md", "Tutorials/core/README.md",
      ])
  }

  @Test("what is wrong is told, with its place and a remedy", arguments: Golden.complaints)
  func complains(entry: Golden.Complaint) throws {
    let project = try Golden.project(entry.changes)
    do throws(Problems) {
      _ = try project.changes()
      try project.checkLinks()
      Issue.record("nothing is told")
    } catch {
      #expect(error.description == entry.says)
    }
  }

  @Test("a line of the core is told that no tutorial shows, or that several do")
  func coverage() throws {
    let project = try Golden.project()
    try project.checkLinks()
    let told = try project.coverage().joined(separator: "\n") + "\n"
    #expect(lineDifference(from: try Golden.text("coverage.txt"), to: told) == "")
  }

  @Test("the help of weave names every kind of region, in 80 columns")
  func help() throws {
    let help = try Course.text(Weave.help)
    for kind in Region.Kind.allCases { #expect(help.contains("<!-- \(kind.rawValue)")) }
    #expect(help.textLines.allSatisfy { $0.count <= 80 })
  }
}

/// The files of the small project.
enum Golden {
  /// Files to add to the project or to change, and what weave says about them then.
  struct Complaint: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let changes: [String: String]
    let says: String
  }

  static let complaints = Entry.all(in: "\(folder)/complaints.txt").map { entry in
    Complaint(
      testDescription: entry.title, changes: entry.parts.filter { $0.key != "says" },
      says: (entry.parts["says"] ?? "").trimmed)
  }

  private static let folder = "Tests/TutorialTests/Golden"

  /// The project, with some files changed or added; `no README.md` removes one.
  static func project(_ changes: [String: String] = [:]) throws -> Project {
    var all = Entry(try text("sources.txt")).parts
    all["README.md"] = try text("README.md")
    all["Tutorials/core/README.md"] = try text("core-README.md")
    for name in ["01-tea.md", "02-news.md"] { all["Tutorials/\(name)"] = try text(name) }
    all["Tutorials/walkthrough/index.html"] = ""
    for name in ["at-once-and-in-order-2", "the-kettle"] {
      all["Tutorials/diagrams/01-tea.\(name).svg"] = ""
    }
    for (path, text) in changes {
      all[path.replacing("no ", with: "")] = path.hasPrefix("no ") ? nil : text
    }
    return Project(files: all)
  }

  static func text(_ name: String) throws -> String { try Course.text("\(folder)/\(name)") }
}
