import Foundation

extension Project {
  /// Reads what pages draw from and link to: the files at the top, and these folders.
  init(at root: URL) throws {
    let manager = FileManager.default
    var paths = try manager.contentsOfDirectory(atPath: root.path)
    for folder in ["Sources", "Tests", "Tutorials", ".github"] {
      let inside = manager.enumerator(atPath: root.appending(path: folder).path)
      while let path = inside?.nextObject() as? String { paths.append("\(folder)/\(path)") }
    }
    var files: [String: String] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let file = root.appending(path: path)
      guard manager.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[path] = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    self.init(files: files)
  }

  /// Returns the folder with Package.swift in it: this one, or the nearest around it.
  static func root(from folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
      guard folder.path != "/" else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }
}
