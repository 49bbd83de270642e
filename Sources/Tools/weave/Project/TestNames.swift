/// The tests of the core, by name: what holds a law of the contract.
struct TestName: Equatable, Sendable {
  /// The name that the test is given in `@Test("…")`.
  let name: String

  /// The file it is in, without the ending.
  let file: String
}

extension Project {
  /// Returns the tests of the core whose names begin with some words, followed by a colon.
  ///
  /// They come in the order of their files' names, whatever rooms those stand in, then of their
  /// own.
  func tests(under words: String) -> [TestName] {
    files.filter { path, _ in
      ["Tests/ReactiveCoreTests/", "Tests/AppBridgeTests/"].contains(where: path.hasPrefix)
        && path.hasSuffix(".swift")
    }
    .filter { $0.value.contains("\"\(words):") }
    .flatMap { path, text in
      let file = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      return text.matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/)
        .map { TestName(name: String($0.1), file: file) }
        .filter { $0.name.hasPrefix(words + ":") }
    }
    .sorted { ($0.file, $0.name) < ($1.file, $1.name) }
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
func testList(under argument: String, from project: Project, for place: Place) throws(Problem)
  -> [String]
{
  let parts = argument.split(separator: ",").map(\.trimmed)
  let (words, files) = (parts.first ?? "", parts.dropFirst())
  let tests = project.tests(under: words).filter { files.isEmpty || files.contains($0.file) }
  if let file = files.first(where: { file in !tests.contains { $0.file == file } }) {
    throw Problem(
      at: place, "no test in \(file) has a name that begins with '\(words):'",
      remedy: "name another file, or write one there")
  }
  guard !tests.isEmpty else {
    throw Problem(
      at: place, "no test of the core has a name that begins with '\(words):'",
      remedy: "write one in Tests/ReactiveCoreTests")
  }
  return tests.map { test in
    "- \(test.file): \(test.name.dropFirst(words.count + 1).trimmed)"
  }
}
