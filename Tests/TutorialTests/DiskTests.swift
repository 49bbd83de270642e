import CourseSupport
import Foundation
import Testing

@testable import weave

/// What weave reads from the disk, and writes to it.
@Suite struct DiskTests {
  @Test("files are written, read and removed; pages and sources that are no UTF-8 are refused")
  func readsAndWrites() async throws {
    try await withTemporaryFolder { root in
      let changes = ["Tutorials/diagrams/a.svg": "<svg/>", "README.md": "é", "Sources/a.swift": ""]
      try Project.write(changes, removing: [], at: root)
      try Project.write([:], removing: ["Sources/a.swift"], at: root)
      #expect(try Project(at: root).files == changes.filter { $0.key != "Sources/a.swift" })

      let latin = Data("# Tea\nIn the caf".utf8) + [0xE9, 0x0A]
      for path in ["Tutorials/photo.png", "Tutorials/01-tea.md", "README.md"] {
        try latin.write(to: root.appending(path: path))
      }
      let problems = #expect(throws: Problems.self) { try Project(at: root) }
      let wanted = ["README.md", "Tutorials/01-tea.md"].map {
        "\($0):2: error: this line is no UTF-8 text (save the file in the encoding UTF-8)"
      }
      #expect(problems?.description == wanted.joined(separator: "\n"))
    }
  }
}
