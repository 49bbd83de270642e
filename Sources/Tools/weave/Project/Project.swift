import CourseSupport
import SwiftReader

/// Everything a page may draw from: the files of the package, by their path from its root.
///
/// It is plain data, so a test can make a project of three lines, and weaving stays a pure
/// function.
struct Project: Sendable {
  /// The text of each file: `files["Tutorials/01-create-signal.md"]`.
  let files: [String: String]

  /// The Swift files that pages show, read once.
  let sources: [String: SourceFile]

  /// The files of `ReactiveCore`, in order.
  let core: [SourceFile]

  /// The lessons, and the chapters of the core's book, in order.
  let course: CourseList

  /// What all programs have drawn; nil if the file cannot be read.
  let recordedDrawings: [RecordedDrawing]?

  init(files: [String: String]) {
    self.files = files
    let shown = files.filter { path, _ in
      path.hasSuffix(".swift") && !path.contains(".docc/")
        && Self.folders.contains(where: path.hasPrefix)
    }
    sources = Dictionary(
      uniqueKeysWithValues: shown.map { ($0, SourceFile(path: $0, text: $1)) })
    core = sources.values.filter(\.isCore).sorted { $0.path < $1.path }
    course = CourseList(paths: files.keys) { files[$0] }
    recordedDrawings = try? [RecordedDrawing](json: files[Recording.drawings.path] ?? "[]")
  }

  private static let folders = [
    "Sources/ReactiveCore/", "Sources/Lessons/", "Sources/Chapters/", "Sources/Excerpts/",
    "Sources/Exercises/", "Tests/LessonTests/",
  ]

  /// What programs there are to run, such as `01-create-signal` and `chapter-01-a-closure`.
  ///
  /// So pages name them, and so snapshots and pictures are called.
  var programs: [String] {
    course.lessons.map(\.name) + course.chapters.map { "chapter-\($0.name)" }
  }

  /// The pages that are woven, in order: `README.md` and the pages of both books.
  var pages: [String] { files.keys.filter { $0 == "README.md" || Book(of: $0) != nil }.sorted() }

  /// The pages of one book, in order.
  func pages(of book: Book) -> [String] { files.keys.filter { Book(of: $0) == book }.sorted() }
}

extension Book {
  /// The book of a page: `Tutorials/*.md`, or `Tutorials/core/*.md`; fails for one of neither.
  init?(of path: String) {
    guard path.hasSuffix(".md") else { return nil }
    switch path.split(separator: "/").dropLast() {
    case ["Tutorials"]: self = .course
    case ["Tutorials", "core"]: self = .core
    default: return nil
    }
  }
}
