import Foundation
import LessonKit

/// What keeps a file from being read as text.
package enum TextProblem: Error {
  case isMissing
  case cannotBeRead(any Error)

  /// It has other bytes than those of UTF-8, first in this line.
  case isNoText(line: Int)
}

extension String {
  /// The text of a file.
  ///
  /// - Throws: What keeps it from being read; of a file that is no UTF-8, the first such line.
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
  /// Who may use the file, and a link in its place, stay as they are.
  ///
  /// - Throws: What the file system has against it.
  package func replaceText(of file: URL) throws {
    let file = file.resolvingSymlinksInPath()
    try write(beside: file) { new in
      var facts = stat()
      if stat(file.path, &facts) == 0 { chmod(new.path, facts.st_mode & 0o7777) }
      if rename(new.path, file.path) != 0 {
        throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      }
    }
  }

  /// Makes this the text of a new file, in a folder that is made if need be: all of it at once, or
  /// nothing.
  ///
  /// - Returns: Whether the file is new. One that is there already stays as it is.
  /// - Throws: What the file system has against it.
  package func layOut(at file: URL) throws -> Bool {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileManager.default.fileExists(atPath: file.path) { return false }
    // Unlike `rename`, this never takes the place of a file.
    try write(beside: file) { try FileManager.default.moveItem(at: $0, to: file) }
    return true
  }

  /// Writes a new file beside another, whose place it is to take.
  ///
  /// Nothing goes at once from one disk to another. If it fails, nothing of it is left.
  private func write(beside file: URL, _ takePlace: (_ new: URL) throws -> Void) throws {
    let new = file.deletingLastPathComponent().appending(path: ".\(file.lastPathComponent).new")
    try ProcessCleanup.withTemporary(new) {
      try Data(utf8).write(to: new)
      try takePlace(new)
    }
  }
}
