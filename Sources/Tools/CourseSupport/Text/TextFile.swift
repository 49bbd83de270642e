import Foundation
import LessonKit

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

  /// Makes this the text of a file: all of it at once, or nothing.
  ///
  /// A link in its place stays a link.
  ///
  /// - Throws: What the file system has against it.
  package func replaceText(of file: URL) throws {
    try Data(utf8).write(to: file.resolvingSymlinksInPath(), options: .atomic)
  }

  /// Makes this the text of a new file, in a folder that is made if need be.
  ///
  /// - Returns: Whether the file is new. One that is there already stays as it is.
  /// - Throws: What the file system has against it.
  package func layOut(at file: URL) throws -> Bool {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileManager.default.fileExists(atPath: file.path) { return false }
    try replaceText(of: file)
    return true
  }
}
