import Foundation
import CourseSupport

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
      guard Self.isRead(path) else {
        files[path] = ""
        continue
      }
      do throws(TextProblem) {
        files[path] = try String(textOf: file)
      } catch {
        switch error {
        case .isNoText where Self.isDiagram(path): files[path] = ""  // Somebody else's.
        case .isNoText(let line):
          problems.add(
            Problem(
              at: Place(path: path, line: line), "this line is no UTF-8 text",
              remedy: "save the file in the encoding UTF-8"))
        case .isMissing, .cannotBeRead:
          problems.add(
            Problem(
              at: Place(path: path, line: 1), "this file cannot be read",
              remedy: "see who may read it"))
        }
      }
    }
    try problems.check()
    self.init(files: files)
  }

  /// Whether the text of a file counts; others are only linked to.
  private static func isRead(_ path: String) -> Bool {
    path.hasSuffix(".md") || path.hasSuffix(".swift") || Snapshot.isPath(path) || isDiagram(path)
      || path == Measurement.path || path.hasPrefix("Sources/Exercises/simple-core/")
      || (path.hasPrefix("Sources/Lessons/") && path.hasSuffix("/questions.json"))
  }

  /// Writes files and removes others.
  ///
  /// - Parameters:
  ///   - changes: The text of each file to write, by its path.
  ///   - orphans: The paths of the files to remove.
  ///   - root: The folder of the package.
  /// - Throws: Which file cannot be written or removed.
  static func write(
    _ changes: [String: String], removing orphans: [String], at root: URL
  ) throws(ToolError) {
    for (path, text) in changes.sorted(by: { $0.key < $1.key }) {
      let file = root.appending(path: path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.replaceText(of: file)
      } catch {
        throw ToolError(cannot: "write", path, because: error)
      }
    }
    for path in orphans {
      do {
        try FileManager.default.removeItem(at: root.appending(path: path))
      } catch {
        throw ToolError(cannot: "remove", path, because: error)
      }
    }
  }
}
