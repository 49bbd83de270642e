/// Everything a page may draw from: the files of the package, by their path from its root.
///
/// It is plain data, so a test can make a project of three lines, and weaving stays a pure function.
struct Project: Sendable {
  /// The text of each file: `files["Tutorials/01-create-signal.md"]`.
  let files: [String: String]

  /// The Swift files beneath `Sources/`, read once.
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
    path.hasPrefix("Sources/") && path.hasSuffix(".swift") && !path.contains(".docc/")
  }

  /// The pages that are woven, in order: `README.md` and each `Tutorials/*.md`.
  var pages: [String] { files.keys.filter { $0 == "README.md" || isTutorial($0) }.sorted() }

  /// The pages a learner reads the core in.
  var tutorials: [String] { files.keys.filter(isTutorial).sorted() }

  /// The files of `ReactiveCore`, in order.
  var core: [SourceFile] { sources.values.filter(\.isCore).sorted { $0.path < $1.path } }

  private func isTutorial(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.count == 2 && parts[0] == "Tutorials" && path.hasSuffix(".md")
  }
}
