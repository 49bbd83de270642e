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
    for (path, text) in files where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
      sources[path] = SourceFile(path: path, text: text)
    }
    self.sources = sources
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
