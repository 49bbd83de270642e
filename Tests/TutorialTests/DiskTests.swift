import Foundation
import Testing

@testable import weave

@Suite struct DiskTests {
  private static let latin = Data("# Tea\nIn the caf".utf8) + [0xE9, 0x0A]

  /// Does something in a folder with some files, and removes it afterwards.
  private func withFolder(_ files: [String: Data], _ work: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "it's \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try work(root)
  }

  @Test(
    "a file that is no UTF-8 is refused, with its line",
    arguments: [
      "README.md", "Tutorials/01-tea.md", "Package.swift", "Sources/ReactiveCore/A.swift",
      "Tests/ReactiveCoreTests/ATests.swift", "Tests/LessonTests/Snapshots/lesson-01-tea.txt",
      "Tests/LessonTests/Snapshots/lesson-01-tea.drawings.json",
      "Sources/Tools/bench/recorded.txt", "Sources/Lessons/01-tea/questions.json",
    ])
  func refusesOtherEncodings(path: String) throws {
    try withFolder([path: Self.latin, "Tutorials/02.md": Data()]) { root in
      #expect(
        #expect(throws: Problems.self) { try Project(at: root) }?.description == """
          \(path):2: error: this line is no UTF-8 text (save the file in the encoding UTF-8)
          """)
    }
  }

  @Test("all files that are no UTF-8 are told together") func refusesAll() throws {
    try withFolder(["README.md": Self.latin, "Tutorials/01-tea.md": Self.latin]) { root in
      #expect(#expect(throws: Problems.self) { try Project(at: root) }?.list.count == 2)
    }
  }

  @Test("what is no text is there for links, and no picture of weave") func keepsPictures() throws {
    let (photo, svg) = ("Tutorials/photo.png", "Tutorials/diagrams/mine.svg")
    try withFolder([photo: Self.latin, svg: Self.latin, "notes.txt": Self.latin]) { root in
      let project = try Project(at: root)
      #expect(project.files.keys.sorted() == [svg, photo, "notes.txt"])
      #expect(try project.orphans() == [])
    }
  }

  @Test("files are written and removed, and each is told of") func writes() throws {
    try withFolder(["Tutorials/old.md": Data()]) { root in
      var said: [String] = []
      try Project.write(
        ["Tutorials/diagrams/a.svg": "<svg/>", "README.md": "é"], removing: ["Tutorials/old.md"],
        at: root
      ) { said.append($0) }
      #expect(
        said == ["wove README.md", "wove Tutorials/diagrams/a.svg", "removed Tutorials/old.md"])
      let project = try Project(at: root)
      #expect(project.files == ["README.md": "é", "Tutorials/diagrams/a.svg": "<svg/>"])
    }
  }

  @Test("a page keeps who may use it, the link that leads to it, and nothing is left beside it")
  func replacesText() throws {
    try withFolder(["README.md": Data(), "pages/a.md": Data()]) { root in
      let (page, link) = (root.appending(path: "README.md"), root.appending(path: "link.md"))
      chmod(page.path, 0o440)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: root.appending(path: "pages/a.md"))
      try Project.write(["README.md": "tea", "link.md": "milk"], removing: [], at: root) { _ in }
      var facts = stat()
      stat(page.path, &facts)
      #expect(facts.st_mode & 0o7777 == 0o440)
      #expect(try String(contentsOf: root.appending(path: "pages/a.md"), encoding: .utf8) == "milk")
      let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      #expect(names == ["README.md", "link.md", "pages", "pages/a.md"])
    }
  }

  @Test("what cannot be written or removed is told in words") func saysWhatFails() throws {
    try withFolder(["Tutorials": Data()]) { root in
      #expect(
        #expect(throws: Problem.self) {
          try Project.write(["Tutorials/a.md": ""], removing: [], at: root) { _ in }
        }?.description == """
          Tutorials/a.md:1: error: this file cannot be written \
          (see what is in its place, and in the place of its folder)
          """)
      #expect(
        #expect(throws: Problem.self) {
          try Project.write([:], removing: ["gone.svg"], at: root) { _ in }
        }?.message == "this file cannot be removed")
    }
  }
}
