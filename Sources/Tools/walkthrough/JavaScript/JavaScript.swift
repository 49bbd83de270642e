import Foundation

/// A value as JavaScript reads it: JSON with a line for each of its parts, and without quotes around
/// the names, of which there are thousands.
indirect enum JavaScript {
  /// A value on one line.
  case json(any Encodable)

  /// Values, each on lines of its own.
  case list([JavaScript])

  /// Values by their names, in the order in which they are to stand.
  case object([(name: String, value: JavaScript)])

  /// The text of a script that hands the value to the page.
  ///
  /// - Parameters:
  ///   - name: The name by which the page knows it, as in `ColdAndHot.lessons`.
  ///   - comment: What the script begins with, a line for each line.
  /// - Returns: The script.
  /// - Throws: What cannot be said in JSON.
  func text(named name: String, comment: String) throws -> String {
    let comment = comment.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "//" : "// \($0)" }
    let script = """
      "use strict";
      ColdAndHot.\(name) = \(try text());

      """
    return (comment + [script]).joined(separator: "\n")
  }

  private func text() throws -> String {
    switch self {
    case .json(let value):
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let json = String(decoding: try encoder.encode(value), as: UTF8.self)
      return json.replacing(/([{,])"([a-z]+)":/) { "\($0.1)\($0.2):" }
    case .list(let values):
      return "[\n\(try values.map { try $0.text() }.joined(separator: ",\n"))\n]"
    case .object(let values):
      let lines = try values.map { "\($0.name): \(try $0.value.text())" }
      return "{\n\(lines.joined(separator: ",\n"))\n}"
    }
  }
}
