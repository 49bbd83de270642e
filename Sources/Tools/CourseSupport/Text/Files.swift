import Foundation

extension String {
  /// The text of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: What it is called in a message; its path by default.
  /// - Throws: What keeps it from being read; of a file that is not UTF-8, the first such line.
  package init(textOf file: URL, named name: String? = nil) throws(ToolError) {
    let name = name ?? file.path
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw ToolError(cannot: "read", name, because: error)
    }
    if let text = String(validating: data, as: UTF8.self) {
      self = text
      return
    }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw ToolError(
      message: "\(name), line \(line + 1), is no UTF-8; save the file as UTF-8 in your editor")
  }

  /// Makes this the text of a file, in a folder that is made if need be: all of it at once, or nothing.
  ///
  /// A link in its place stays a link.
  ///
  /// - Throws: The error of the file system.
  package func replaceText(of file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(utf8).write(to: file, options: .atomic)
  }
}

/// Returns the paths of all files and folders beneath a folder; none if there is no such folder.
package func pathsBelow(_ folder: URL) -> [String] {
  FileManager.default.enumerator(atPath: folder.resolvingSymlinksInPath().path)?.compactMap {
    $0 as? String
  } ?? []
}

/// Returns the folder with Package.swift in it: this one, or the nearest around it.
///
/// - Parameter folder: Where to begin; by default where this program runs.
/// - Returns: The folder.
/// - Throws: `UsageError` if there is none, or if the first one is gone.
package func packageRoot(
  around folder: URL = URL(filePath: FileManager.default.currentDirectoryPath)
) throws(UsageError) -> URL {
  var folder = folder.standardizedFileURL
  // Of a folder that somebody has removed there is no path.
  while folder.pathComponents.count > 1 {
    let manifest = folder.appending(path: "Package.swift")
    if FileManager.default.fileExists(atPath: manifest.path) { return folder }
    folder.deleteLastPathComponent()
  }
  throw UsageError(message: "no Package.swift here or above; run it inside the package")
}
