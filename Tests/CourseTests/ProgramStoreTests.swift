import Foundation
import LessonKit
import Testing
import Workshop

@testable import course

@Suite struct ProgramStoreTests {
  @Test("a program is built once, and anew when it has changed") func buildsWhatHasChanged()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = try await open(in: folder, state: "one")
      #expect(try await builds("a", from: "text", in: store))
      #expect(try await !builds("a", from: "text", in: store))
      #expect(try await builds("b", from: "text", in: store))
      #expect(try await builds("a", from: "other text", in: store))
      #expect(try await builds("a", from: "text", in: store))
    }
  }

  @Test("all is built anew when the course has changed") func startsAnew() async throws {
    try await withTemporaryFolder { folder in
      let store = try await open(in: folder, state: "one")
      #expect(try await builds("a", from: "text", in: store))
      let same = try await open(in: folder, state: "one")
      #expect(try await !builds("a", from: "text", in: same))
      let other = try await open(in: folder, state: "two")
      #expect(try await builds("a", from: "text", in: other))
      #expect(try String(contentsOf: other.course, encoding: .utf8) == "two")
    }
  }

  @Test("a program that was refused, or is gone, is built anew") func keepsWhatIsThere()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = try await open(in: folder, state: "one")
      #expect(try await builds("a", from: "text", status: 1, in: store))
      #expect(try await builds("a", from: "text", in: store))
      try FileManager.default.removeItem(at: folder.appending(path: "a/program"))
      #expect(try await builds("a", from: "text", in: store))
    }
  }

  @Test("a store whose course could not be linked is made anew") func isFinishedOrNot() async throws
  {
    try await withTemporaryFolder { folder in
      await #expect(throws: ToolError.self) {
        try await ProgramStore(in: folder, state: "one") { _ in throw ToolError(message: "full") }
      }
      let store = try await open(in: folder, state: "one")
      #expect(FileManager.default.fileExists(atPath: store.course.path))
    }
  }

  @Test("there is no store without a course") func needsTheCourse() async throws {
    try await withTemporaryFolder { folder in
      let store = folder.appending(path: "store")
      let earlier = try await open(in: store, state: "")
      #expect(FileManager.default.fileExists(atPath: earlier.course.path))
      await #expect(throws: ToolError.self) {
        try await Toolchain(products: folder).openStore(in: store)
      }
    }
  }

  @Test("the course finds a kept program only while its text is the same") func keepsForTheCourse()
    async throws
  {
    try await withTemporaryFolder { folder in
      let store = try await course(in: root).toolchain.openStore(
        in: folder.appending(path: "store"))
      let toolchain = course(in: folder, store: store).toolchain
      for text in ["one", "one", "two"] {
        try Data("print(\"\(text)\")\n".utf8).write(to: folder.appending(path: "program.swift"))
        let attempt = try await toolchain.attempt("program.swift", in: folder)
        #expect(attempt == .ended(output: text + "\n"))
      }
    }
  }

  private func open(in folder: URL, state: String) async throws -> ProgramStore {
    try await ProgramStore(in: folder, state: state) { library in
      try Data(state.utf8).write(to: library)
    }
  }

  /// Asks for a program and returns whether it was built.
  private func builds(
    _ name: String, from recipe: String, status: Int32 = 0, in store: ProgramStore
  ) async throws -> Bool {
    let found = try await store.program(name, from: recipe) { executable in
      if status == 0 {
        _ = FileManager.default.createFile(
          atPath: executable, contents: Data(), attributes: [.posixPermissions: 0o755])
      }
      return Run(output: "", errors: "", ending: .exited(status: status))
    }
    return found.compiler != nil
  }
}
