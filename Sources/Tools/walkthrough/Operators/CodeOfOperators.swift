import CourseSupport

/// The code of operators that the page shows: the closures that are run.
enum CodeOfOperators {
  /// Cuts the closures out of a source file, by the name of the operator.
  ///
  /// - Parameter source: The text of the file.
  /// - Returns: The code, as a lesson would write it.
  static func parts(in source: String) -> [String: String] {
    let scenes = source.split(separator: "OperatorScene(\n").dropFirst().compactMap { scene in
      scene.firstMatch(of: /"(.+?)",(?:.|\n)*?play: \.\w+ \{[^\n]*? in\b/).map { match in
        (String(match.1), code(of: scene[match.range.upperBound...]))
      }
    }
    return Dictionary(scenes) { $1 }
  }

  /// The body of a closure as statements that make `output`.
  private static func code(of rest: Substring) -> String {
    var depth = 0
    let body = rest.prefix { sign in
      depth += sign == "{" ? 1 : sign == "}" ? -1 : 0
      return depth >= 0
    }
    var lines = body.split(separator: "\n").filter { $0.contains { $0 != " " } }
      .withoutCommonIndentation.map { $0.replacing("stage.", with: "") }
    if lines.last == "return output" {
      lines.removeLast()
    } else {
      lines[0] = "let output = " + lines[0].trimmingPrefix(while: { $0 == " " })
    }
    while lines[lines.count - 1].last == " " { lines[lines.count - 1].removeLast() }
    return lines.joined(separator: "\n")
  }
}
