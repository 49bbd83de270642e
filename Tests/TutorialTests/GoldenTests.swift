import CourseSupport
import TestSupport
import Testing

@testable import weave

/// A small project in `Golden`, whose pages are as weave should write them.
@Suite struct GoldenTests {
  @Test("a golden page is what weave makes of it, whatever stood in its regions")
  func weaves() throws {
    let project = try Golden.project()
    for path in project.pages {
      let page = project.files[path] ?? ""
      let emptied = Page(page, path: "").parts.flatMap { part in
        switch part {
        case .line(let line): [line]
        case .region(let region): [region.opening, "old", "```", "older", "<!-- end -->"]
        }
      }.joined(separator: "\n")
      for text in [page, emptied] {
        let new = try woven(text, path: path, from: project)
        #expect(LineDiff(expected: page, actual: new).changes == [], "\(path)")
      }
    }
  }

  @Test("only what differs is a change, and each drawing has a picture, shown or not")
  func changes() throws {
    let project = try Golden.project()
    try project.checkLinks()
    let pictures = try project.pictures()
    let names = ["at-once-and-in-order-2", "ends-before-it-begins", "the-kettle"]
    #expect(pictures.keys.sorted() == names.map { "Tutorials/diagrams/01-tea.\($0).svg" })
    #expect(try project.changes() == pictures)
    let whole = Project(files: project.files.merging(pictures) { $1 })
    #expect(try whole.changes() == [:])
    let list = Project.programListPath
    let stale = Project(files: whole.files.merging([list: "", "README.md": ""]) { $1 })
    #expect(try stale.changes() == [list: project.files[list] ?? ""])
  }

  @Test("what is wrong is told, with its place and a remedy", arguments: Golden.complaints)
  func complains(entry: Entry) throws {
    let project = try Golden.project(entry.parts.filter { $0.key != "says" })
    do throws {
      _ = try project.changes()
      try project.checkLinks()
      Issue.record("nothing is told")
    } catch {
      #expect("\(error)" == entry.parts["says"]?.trimmed)
    }
  }

  @Test("a part of the core is told that no page shows, or that several do")
  func coverage() throws {
    let project = try Golden.project([
      "Tutorials/x.md": "<!-- snippet: ReactiveCore/Kettle.swift#Cup -->\n<!-- end -->\n",
      "Sources/ReactiveCore/A.swift": "import B\n\nlet a = 1\n\n// MARK: c\nlet c = 1\n",
    ])
    let cup = try #require(
      Page(project.files["Tutorials/01-tea.md"] ?? "", path: "Tutorials/01-tea.md").regions
        .first { $0.argument.hasSuffix("#Cup") })
    #expect(
      project.coverage() == [
        "ReactiveCore/A.swift is shown by no page", "ReactiveCore/A.swift#c is shown by no page",
        "ReactiveCore/Kettle.swift#Pouring is shown by no page",
        "ReactiveCore/Kettle.swift#Cup is shown by \(cup.place) and Tutorials/x.md:1",
      ])
  }
}

/// The files of the small project.
enum Golden {
  static let complaints = Entry.all(in: "\(folder)/complaints.txt")

  private static let folder = "Tests/TutorialTests/Golden"

  /// The project, with some files changed or added.
  static func project(_ changes: [String: String] = [:]) throws -> Project {
    var all = Entry(try Course.text("\(folder)/project.txt")).parts
    all["Tutorials/walkthrough/index.html"] = ""
    for name in ["at-once-and-in-order-2", "the-kettle"] {
      all["Tutorials/diagrams/01-tea.\(name).svg"] = ""
    }
    return Project(files: all.merging(changes) { $1 })
  }
}
