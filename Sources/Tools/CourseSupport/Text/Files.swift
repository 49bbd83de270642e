import Foundation

/// What keeps a file from being read as text.
package enum TextProblem: Error {
  case isMissing
  case cannotBeRead(any Error)

  /// It is not UTF-8; this is the first line that is not.
  case isNoText(line: Int)
}

extension String {
  /// The text of a file.
  ///
  /// - Throws: What keeps it from being read; of a file that is not UTF-8, the first such line.
  package init(textOf file: URL) throws(TextProblem) {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      throw .isMissing
    } catch {
      throw .cannotBeRead(error)
    }
    if let text = String(validating: data, as: UTF8.self) {
      self = text
      return
    }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .isNoText(line: line + 1)
  }

  /// Makes this the text of a file, in a folder that is made if need be: all of it at once, or nothing.
  ///
  /// A link in its place stays a link.
  ///
  /// - Throws: What the file system has against it.
  package func replaceText(of file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(utf8).write(to: file, options: .atomic)
  }
}

/// Returns the paths of all files and folders beneath a folder; none if there is no such folder.
package func pathsBelow(_ folder: URL) -> [String] {
  FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
}

/// Returns the folder with Package.swift in it: this one, or the nearest around it.
///
/// - Parameter folder: Where to begin; by default where this program runs.
/// - Returns: The folder; nil if there is none, or if the first one is gone.
package func packageRoot(
  around folder: URL = URL(filePath: FileManager.default.currentDirectoryPath)
) -> URL? {
  let files = FileManager.default
  // Somebody may have removed the folder in which this program runs. It has no path then.
  if files.currentDirectoryPath.isEmpty, !folder.path.hasPrefix("/") { return nil }
  var folder = folder.standardizedFileURL
  while !files.fileExists(atPath: folder.appending(path: "Package.swift").path) {
    let depth = folder.pathComponents.count
    folder = folder.deletingLastPathComponent().standardizedFileURL
    if folder.pathComponents.count >= depth { return nil }
  }
  return folder
}
