import Foundation

@testable import weave

/// A line of the list in Package.swift: `name | title | words it introduces`.
typealias ListedLesson = (name: String, words: [String])

/// The lessons as Package.swift lists them.
func lessons() throws -> [ListedLesson] {
  let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
  return manifest.matches(of: /(?m)^  (\d\d-[a-z0-9-]+) *\|[^|\n]*\|(.*)$/).map { match in
    (String(match.1), match.2.split(separator: " ").map(String.init))
  }
}

/// The identifiers in Swift code, without those in comments and strings.
func words(in source: String) -> [String] {
  masked(source).matches(of: /[A-Za-z_]\w*/).map { String($0.0) }
}

/// The names that ReactiveCore and LessonKit make public: types, functions, properties, and cases.
func publicNames() throws -> Set<String> {
  let declaration =
    /public (?:static |final |convenience |mutating |private\(set\) |indirect )*(?:func|var|let|class|struct|enum|protocol) `?(\w+)/
  let files = try Project(at: root).files.filter { path, _ in
    path.hasPrefix("Sources/ReactiveCore/") || path.hasPrefix("Sources/LessonKit/")
  }
  return Set(files.values.flatMap { $0.matches(of: declaration).map { String($0.1) } })
    // Names that the standard library uses as well, so that finding one proves nothing.
    .subtracting([
      "append", "description", "first", "isEmpty", "last", "lines", "next", "values",
    ])
}
