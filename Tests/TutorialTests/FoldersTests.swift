import SwiftReader
import Testing

@testable import weave

/// How the files of the core and of its tests are called, and where they stand.
@Suite struct FoldersTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  /// The folder and the name of each Swift file beneath another folder.
  private func files(beneath folder: String) -> [(path: String, folder: String, name: String)] {
    project.files.keys
      .filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { path in
        let parts = path.dropFirst(folder.count).dropLast(".swift".count).split(separator: "/")
        return (path, parts.dropLast().joined(separator: "/"), String(parts.last ?? ""))
      }
  }

  @Test("no two files of the core have one name, for pages and mutants call them by it")
  func namesAreUnique() {
    let core = files(beneath: "Sources/ReactiveCore/")
    #expect(core.count > 70)
    #expect(Set(core.map(\.name)).count == core.count)
  }

  @Test("the tests of a file stand in a folder that is called like its own, and are named after it")
  func testsHaveFolders() {
    let core = files(beneath: "Sources/ReactiveCore/")
    for test in files(beneath: "Tests/ReactiveCoreTests/") {
      let neighbours = core.filter { $0.folder == test.folder }
      if neighbours.isEmpty { continue }  // It holds something across files.
      let isNamed = neighbours.contains { test.name.hasPrefix($0.name) }
      #expect(isNamed && test.name.hasSuffix("Tests"), "\(test.path)")
    }
  }

  @Test("what runs under the thread sanitizer has no lock that it cannot see into")
  func threadsAreVisible() {
    let tests = files(beneath: "Tests/ReactiveCoreTests/").filter { $0.folder == "Threads" }
    #expect(tests.count > 10)
    for test in tests {
      let text = project.files[test.path] ?? ""
      for blind in ["import LessonKit", "Mutex"] { #expect(!text.contains(blind), "\(test.path)") }
    }
  }

  @Test("each operator has a file of tests that is named after it")
  func operatorsAreTested() throws {
    let tests = Set(files(beneath: "Tests/ReactiveCoreTests/").map(\.name))
    for (path, folder, name) in files(beneath: "Sources/ReactiveCore/")
    where folder.hasPrefix("Operators/") {
      let file = try #require(project.sources[path])
      // `Map` is `map`, `TakeWhile` is `take(while:)`.
      let isOperator = declarations(in: file).contains { declaration in
        let label = declaration.labels?.first ?? ""
        return declaration.kind == "func" && declaration.isPublic
          && declaration.names.contains {
            [$0, $0 + label].contains { $0.lowercased() == name.lowercased() }
          }
      }
      if isOperator { #expect(tests.contains("\(name)Tests"), "\(path) has no tests") }
    }
  }
}
