import SwiftReader

extension Project {
  /// Returns the tests of the core whose names begin with some words and a colon: what holds a law of
  /// the contract.
  ///
  /// They come in the order of their files' names, whatever folders those stand in, then of their
  /// own.
  func tests(under words: String) -> [(file: String, name: String)] {
    files.filter { path, text in
      ["Tests/ReactiveCoreTests/", "Tests/AppBridgeTests/"].contains(where: path.hasPrefix)
        && path.hasSuffix(".swift") && text.contains("\"\(words):")
    }
    .flatMap { path, text in
      let file = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      return text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { (file, String($0.1)) }
        .filter { $0.1.hasPrefix(words + ":") }
    }
    .sorted { $0 < $1 }
  }
}

/// Returns the list of the tests that hold a law, a line for each.
///
/// - Parameters:
///   - argument: The law, and the files to which the list is limited, if it is: `law 4,
///     DisposableTests`.
///   - project: The project.
///   - place: Where the page asks for it.
/// - Returns: The lines of the list.
/// - Throws: A problem, if a law or one of the files has no such test.
func testList(
  under argument: String, from project: Project, for place: FileLine
) throws -> [String] {
  let parts = argument.split(separator: ",").map(\.trimmed)
  let (words, files) = (parts.first ?? "", Set(parts.dropFirst()))
  let tests = project.tests(under: words).filter { files.isEmpty || files.contains($0.file) }
  guard !tests.isEmpty, files.isSubset(of: tests.map(\.file)) else {
    throw Problem(
      at: place, "there are no tests here whose names begin with '\(words):'",
      remedy: choices(project.tests(under: words).map(\.file)))
  }
  return tests.map { "- \($0.file): \($0.name.dropFirst(words.count + 1).trimmed)" }
}
