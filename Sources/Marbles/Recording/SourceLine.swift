/// A line of a program.
package struct SourceLine: Codable, Equatable, Sendable {
  /// The name of its file.
  package let file: String

  /// Its number, from 1.
  package let line: Int

  /// - Parameters:
  ///   - fileID: The file, as `#fileID` gives it.
  ///   - line: The line.
  package init(_ fileID: String, _ line: Int) {
    file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    self.line = line
  }
}
