import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import course

@Suite struct StubTests {
  @Test("what is promised or required stays, bodies stop the program, and what is private goes")
  func cuts() throws {
    let files = Entry(try Course.text("Tests/CourseTests/Core/stub.txt")).parts
    let ours = try #require(files["ours"])
    #expect(
      ours.stub(chapter: 4, given: ["Thing.later()": 3]).trimmed == files["laid out"]?.trimmed)
  }

  @Test("what is laid out declares and requires what ours does, and builds")
  func isOurInterface() async throws {
    let core = try OwnCore(files: CourseFiles(root: root))
    try await withTemporaryFolder { folder in
      for name in core.ours.keys {
        let (ours, stub) = (try core.text(of: name), try core.stub(of: name))
        #expect(interface(of: stub) == interface(of: ours), "\(name)")
        #expect(requirements(in: stub) == requirements(in: ours), "\(name)")
        try stub.replaceText(of: folder.appending(path: name))
      }
      let options = ["-swift-version", "6", "-parse-as-library", "-package-name", "stubs"]
      let build = try await Run.of(
        ["swiftc", "-emit-sil", "-wmo", "-o", "/dev/null"] + options + core.ours.keys, in: folder,
        limit: .seconds(300))
      #expect(build.ending == .exited(status: 0), "\(build.errors)")
    }
  }

  /// What others can name, in the order of the file.
  private func interface(of text: String) -> [String] {
    declarations(in: SourceFile(text: text))
      .filter { !$0.isPrivate && $0.kind != "extension" }.map { "\($0.title) \($0.text)" }
  }

  private func requirements(in text: String) -> Int {
    text.textLines.count { $0.trimmed.hasPrefix("require(") }
  }
}
