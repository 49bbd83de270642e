import Foundation
import Workshop

extension Project {
  /// Reads what pages draw from and link to: the files at the top, and these folders.
  ///
  /// - Throws: Which files cannot be read, or are no text.
  init(at root: URL) throws(Problems) {
    let manager = FileManager.default
    var paths = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    for folder in ["Sources", "Tests", "Tutorials", ".github"] {
      let inside = manager.enumerator(atPath: root.appending(path: folder).path)
      while let path = inside?.nextObject() as? String { paths.append("\(folder)/\(path)") }
    }
    var files: [String: String] = [:]
    var problems = Problems()
    for path in paths {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      do throws(Problem) {
        files[path] = try Self.text(of: file, path: path)
      } catch {
        problems.add(error)
      }
    }
    try problems.check()
    self.init(files: files)
  }

  /// Returns the text of a file; of one that is only linked to, nothing.
  private static func text(of file: URL, path: String) throws(Problem) -> String {
    let isPicture = isDiagram(path)
    let isText =
      path.hasSuffix(".md") || path.hasSuffix(".swift") || Snapshot.isPath(path)
      || path == Measurement.path || path.hasPrefix("Sources/Exercises/simple-core/")
      || (path.hasPrefix("Sources/Lessons/") && path.hasSuffix("/questions.json"))
    guard isText || isPicture else { return "" }
    do throws(TextProblem) {
      return try String(textOf: file)
    } catch {
      switch error {
      case .isNoText where isPicture: return ""  // Somebody else's, since weave writes text.
      case .isNoText(let line):
        throw Problem(
          at: Place(path: path, line: line), "this line is no UTF-8 text",
          remedy: "save the file in the encoding UTF-8")
      case .isMissing: throw problem("cannot be read", path, because: CocoaError(.fileNoSuchFile))
      case .cannotBeRead(let error): throw problem("cannot be read", path, because: error)
      }
    }
  }

  /// Writes files and removes others, and tells of each.
  ///
  /// - Parameters:
  ///   - changes: The text of each file to write, by its path.
  ///   - orphans: The paths of the files to remove.
  ///   - root: The folder of the package.
  ///   - tell: Takes a line for each file.
  /// - Throws: Which file cannot be written or removed.
  static func write(
    _ changes: [String: String], removing orphans: [String], at root: URL, tell: (String) -> Void
  ) throws(Problem) {
    for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
      let file = root.appending(path: path)
      try attempt("cannot be written", path) {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.replaceText(of: file)
      }
      tell("wove \(path)")
    }
    for path in orphans {
      try attempt("cannot be removed", path) {
        try FileManager.default.removeItem(at: root.appending(path: path))
      }
      tell("removed \(path)")
    }
  }

  /// Does something with a file, or says in words what does not go.
  private static func attempt<Result>(
    _ failure: String, _ path: String, _ work: () throws -> Result
  ) throws(Problem) -> Result {
    do { return try work() } catch { throw problem(failure, path, because: error) }
  }

  /// Says in words what does not go with a file.
  private static func problem(
    _ failure: String, _ path: String, because error: any Error
  ) -> Problem {
    let remedy =
      switch (error as? CocoaError)?.code {
      case .fileReadNoPermission?, .fileWriteNoPermission?: "its permissions forbid it"
      case .fileWriteOutOfSpace?: "the disk is full"
      case .fileWriteVolumeReadOnly?: "the disk is read-only"
      default: "see what is in its place, and in the place of its folder"
      }
    return Problem(at: Place(path: path, line: 1), "this file \(failure)", remedy: remedy)
  }
}
