import CourseSupport
import Foundation

extension Project {
  /// Reads what pages draw from and link to: the files at the top, and these folders.
  ///
  /// - Throws: Which pages and sources are no text.
  init(at root: URL) throws {
    let manager = FileManager.default
    var paths = try manager.contentsOfDirectory(atPath: root.path)
    for folder in ["Sources", "Tests", "Tutorials", ".github"] {
      let inside = manager.enumerator(atPath: root.appending(path: folder).path)
      while let path = inside?.nextObject() as? String { paths.append("\(folder)/\(path)") }
    }
    let files = try Problems.collected(from: paths) { path -> (String, String)? in
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { return nil }
      let isText = [".md", ".swift", ".txt", ".json"].contains(where: path.hasSuffix)
      do throws(TextProblem) {
        return (path, try String(textOf: file))
      } catch .isNoText(let line) where isText {
        throw Problem(
          at: FileLine(path: path, line: line), "this line is no UTF-8 text",
          remedy: "save the file in the encoding UTF-8")
      } catch {
        return (path, "")  // It can be linked to.
      }
    }
    self.init(files: Dictionary(uniqueKeysWithValues: files.compactMap(\.self)))
  }

  /// Writes files and removes others.
  ///
  /// - Parameters:
  ///   - changes: The text of each file to write, by its path.
  ///   - orphans: The paths of the files to remove.
  ///   - root: The folder of the package.
  /// - Throws: What the file system has against it.
  static func write(
    _ changes: [String: String], removing orphans: [String], at root: URL
  ) throws {
    for (path, text) in changes {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.replaceText(of: file)
    }
    for path in orphans { try FileManager.default.removeItem(at: root.appending(path: path)) }
  }
}
