import SwiftReader

/// Everything a page may draw from: the files of the package, by their path from its root.
///
/// It is plain data, so a test can make a project of three lines, and weaving stays a pure
/// function.
struct Project: Sendable {
  /// The text of each file: `files["Tutorials/01-create-signal.md"]`.
  let files: [String: String]

  /// The Swift files beneath `Sources/`, and the tests of the lessons, read once.
  let sources: [String: SourceFile]

  init(files: [String: String]) {
    self.files = files
    var sources: [String: SourceFile] = [:]
    for (path, text) in files where Self.isSource(path) {
      sources[path] = SourceFile(path: path, text: text)
    }
    self.sources = sources
  }

  /// Whether a file is Swift to be read as such; examples in a catalog of DocC are not.
  private static func isSource(_ path: String) -> Bool {
    (path.hasPrefix("Sources/") || path.hasPrefix("Tests/LessonTests/"))
      && path.hasSuffix(".swift") && !path.contains(".docc/")
  }

  /// The pages that are woven, in order: `README.md` and the pages of both books.
  var pages: [String] { files.keys.filter { $0 == "README.md" || Book(of: $0) != nil }.sorted() }

  /// The pages of one book, in order.
  func pages(of book: Book) -> [String] { files.keys.filter { Book(of: $0) == book }.sorted() }

  /// The pages a learner reads the core in: those of both books.
  var tutorials: [String] { files.keys.filter { Book(of: $0) != nil }.sorted() }

  /// The files of `ReactiveCore`, in order.
  var core: [SourceFile] { sources.values.filter(\.isCore).sorted { $0.path < $1.path } }
}

/// The two books: the course has a page for each lesson, the other one reads the core line by line.
enum Book: Sendable {
  /// Each `Tutorials/*.md`.
  case course

  /// Each `Tutorials/core/*.md`.
  case core

  /// Fails when the file is a page of neither.
  init?(of path: String) {
    guard path.hasSuffix(".md") else { return nil }
    switch path.split(separator: "/").dropLast() {
    case ["Tutorials"]: self = .course
    case ["Tutorials", "core"]: self = .core
    default: return nil
    }
  }
}
