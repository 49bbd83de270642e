import CourseSupport
import Foundation

extension Project {
  /// Reads what pages draw from and link to: the files at the top, and these folders.
  ///
  /// - Throws: `ToolError` for a page or a source that is no text.
  init(at root: URL) throws {
    let manager = FileManager.default
    var paths = try manager.contentsOfDirectory(atPath: root.path)
    for folder in ["Sources", "Tests", "Tutorials", ".github"] {
      paths += pathsBelow(root.appending(path: folder)).map { "\(folder)/\($0)" }
    }
    var files: [String: String] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      let isText = [".md", ".swift", ".txt", ".json"].contains(where: path.hasSuffix)
      // A picture can be linked to.
      files[path] =
        try isText ? String(textOf: file, named: path) : (try? String(textOf: file)) ?? ""
    }
    self.init(files: files)
  }
}
