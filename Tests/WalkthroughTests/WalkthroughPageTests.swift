import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import walkthrough

extension WalkthroughPage {
  /// The page of the course, and what is built for it.
  static let ofCourse = WalkthroughPage(root: Course.root, products: BuiltPrograms.folder)
}

/// The files of the page, as they lie in the repository.
@Suite struct WalkthroughPageTests {
  private let page = WalkthroughPage.ofCourse

  @Test("the recorded lessons and quizzes are those of new runs")
  func isRecorded() async throws {
    for (name, text) in try await page.files() {
      let (recorded, text) = (told(try Course.text("Tutorials/walkthrough/\(name)")), told(text))
      if recorded == text { continue }
      let lines = zip(recorded.split(separator: "\n"), text.split(separator: "\n"))
      let (old, new) = lines.first { $0 != $1 } ?? ("its end", "another end")
      Issue.record(
        "\(name) is not what runs do now; accept it with: make walkthrough\n- \(old)\n+ \(new)")
    }
  }

  /// A script without the lines of lessons, where they are read from another kind of stack.
  private func told(_ script: String) -> String {
    #if os(Linux)
      script
    #else
      script.replacing(/"place":"[^"]*"/, with: "")
    #endif
  }

  @Test("all files of the page together are small, and so is what the first view loads")
  func isSmall() throws {
    func size(_ names: [String]) throws -> Int {
      try names.map { try Data(contentsOf: page.folder.appending(path: $0)).count }.reduce(0, +)
    }
    let html = try Course.text("Tutorials/walkthrough/index.html")
    let first = html.matches(of: /(?:defer src|href)="([a-z-]+\.(?:js|css|svg))"/).map {
      String($0.1)
    }
    let all = try FileManager.default.contentsOfDirectory(atPath: page.folder.path)
    #expect(try size(all) <= 900_000)
    #expect(try size(first + ["index.html"]) <= 300_000)
  }

  @Test("the module that the page plays was made from the sources of today")
  func isOfToday() async throws {
    let run = try await Run.of([".ci/wasm", "check"], in: Course.root, limit: .seconds(30))
    #expect(run.ending == .exited(status: 0), "\(run.errors)")
  }

  @Test("the page loads what lies beside it, and nothing else")
  func loadsItsOwn() throws {
    let html = try Course.text("Tutorials/walkthrough/index.html")
    let loaded = html.matches(of: /(?:src|href)="([^"#][^"]*)"/).map { String($0.1) }
    for name in loaded {
      #expect(!name.contains(":"), "\(name) is not on the disk")
      let file = page.folder.appending(path: name)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name) is missing")
    }
    let scripts = try FileManager.default.contentsOfDirectory(atPath: page.folder.path)
      .filter { $0.hasSuffix(".js") }
    #expect(Set(scripts) == Set(loaded.filter { $0.hasSuffix(".js") }))
  }
}
