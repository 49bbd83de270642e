import Foundation
import Testing
import CourseSupport

@testable import weave

/// What weave reads from the disk, and writes to it.
@Suite struct DiskTests {
  private static let latin = Data("# Tea\nIn the caf".utf8) + [0xE9, 0x0A]

  /// Does something in a folder with some files, and removes it afterwards.
  private func withFolder(
    _ files: [String: Data], _ work: (URL) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      for (path, data) in files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      try work(folder)
    }
  }

  @Test("all files that are no UTF-8 are refused together, each with its line")
  func refusesOtherEncodings() async throws {
    let paths = [
      "Package.swift", "README.md", "Sources/Lessons/01-tea/questions.json",
      "Sources/ReactiveCore/A.swift", "Sources/Tools/bench/recorded.txt",
      "Tests/LessonTests/Snapshots/lesson-01-tea.drawings.json",
      "Tests/LessonTests/Snapshots/lesson-01-tea.txt", "Tests/ReactiveCoreTests/ATests.swift",
      "Tutorials/01-tea.md",
    ]
    let files = Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.latin) })
    try await withFolder(files) { root in
      let problems = #expect(throws: Problems.self) { try Project(at: root) }
      let wanted = paths.map {
        "\($0):2: error: this line is no UTF-8 text (save the file in the encoding UTF-8)"
      }
      #expect(problems?.description == wanted.joined(separator: "\n"))
    }
  }

  @Test("what is no text is there for links, and no picture of weave") func keepsPictures()
    async throws
  {
    let (photo, svg) = ("Tutorials/photo.png", "Tutorials/diagrams/mine.svg")
    let files = [photo: Self.latin, svg: Self.latin, "notes.txt": Self.latin]
    try await withFolder(files) { root in
      let project = try Project(at: root)
      #expect(project.files.keys.sorted() == [svg, photo, "notes.txt"])
      #expect(try project.orphans() == [])
    }
  }

  @Test("files are written and removed; what cannot be is told in words") func writes()
    async throws
  {
    try await withFolder(["Tutorials/old.md": Data()]) { root in
      let changes = ["Tutorials/diagrams/a.svg": "<svg/>", "README.md": "é"]
      try Project.write(changes, removing: ["Tutorials/old.md"], at: root)
      #expect(try Project(at: root).files == changes)
      for (path, gone) in [("README.md/a.md", []), ("a.md", ["gone.svg"])] {
        let error = #expect(throws: ToolError.self) {
          try Project.write([path: ""], removing: gone, at: root)
        }
        #expect(error?.message.hasPrefix("cannot \(gone.isEmpty ? "write" : "remove") ") == true)
      }
    }
  }
}
