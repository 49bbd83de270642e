@testable import weave

extension Project {
  /// A project of two lessons and a core of one file, with some files changed or added.
  static func sample(_ changes: [String: String] = [:]) -> Project {
    Project(files: sampleFiles.merging(changes) { $1 })
  }
}

/// Weaves a page of one region, and returns what comes to stand between its comments.
func content(of region: String, in project: Project = .sample()) throws -> String {
  let page = try woven("\(region)\n<!-- end -->", path: "Tutorials/01-tea.md", from: project)
  return page.split(separator: "\n", omittingEmptySubsequences: false)
    .dropFirst().dropLast().joined(separator: "\n")
}

/// Weaves a page of one region of the core, and returns its code, without the caption above.
func code(of region: String, in project: Project = .sample()) throws -> String {
  let text = try content(of: region, in: project)
  return String(text[(text.firstRange(of: "```")?.lowerBound ?? text.startIndex)...])
}

/// Weaves a page that is wrong, and returns what weave says about it, a line for each problem.
func complaints(about page: String, in project: Project = .sample()) -> String {
  do {
    _ = try woven(page, path: "Tutorials/01-tea.md", from: project)
    return "nothing"
  } catch {
    return error.description
  }
}

/// The file of a program's drawings, of which only the names matter.
func drawings(_ names: String...) -> String {
  let list = names.map { #"{"name": "\#($0)", "layout": {"rows": [], "meanings": []}}"# }
  return "[\(list.joined(separator: ", "))]"
}

private let sampleFiles = [
  "Package.swift": """
  // swift-tools-version: 6.2
  let course = \"""
    01-tea  | A cold signal | Signal subscribe
    02-news | A hot signal  | Subject
    \"""
  let other = 1
  """,
  "Tutorials/01-tea.md": "# Tea\n",
  "Sources/Lessons/01-tea/main.swift": """
  // Lesson 1 · Tea
  //
  // Run me: make lesson-01

  import LessonKit

  heading("Kettle")
  // snippet.boil
  let kettle = Signal {
    print("boils")  // as ever
    // snippet.hide
    print("hidden")
    // snippet.show
  }
  // snippet.end
  do {
    // snippet.pour

    /// Pours once.
    kettle.subscribe()
      .dispose()

    // snippet.end
  }
  """,
  "Sources/ReactiveCore/Station.swift": """
  // One file for all.

  import Synchronization

  /// A radio station.
  ///
  /// It waits for nobody.
  public final class Station {
    private var listeners: [Listener] = []

    /// Says something.
    @discardableResult
    public func say(_ words: String) -> Int {
      // nobody may hear it
      listeners.count
    }

    public func say(loudly words: String) {}
  }

  /// Somebody.
  struct Listener {
    let name: String
  }

  extension Listener: Equatable {}
  """,
  "Tests/LessonTests/Snapshots/lesson-01-tea.txt": """
  $ lesson-01-tea
  Lesson 1 · Tea

  — Kettle —
  boils

  ~ the kettle ~
    kettle  --a-|
            ^---!

  — Two cups —

  first
  second
  [standard error]
  too hot
  [exit status 0]
  """,
  "Tests/LessonTests/Snapshots/lesson-01-tea.drawings.json": """
  [
  {"name": "the kettle", "layout": {"meanings": [], "rows": [
    {"label": "kettle", "start": 0, "end": 5,
     "moments": [{"column": 2, "marks": "a"}, {"column": 4, "marks": "|"}]},
    {"label": "", "start": 0, "end": 5,
     "moments": [{"column": 0, "marks": "^"}, {"column": 4, "marks": "!"}]}
  ]}}
  ]
  """,
]
