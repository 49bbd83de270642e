import Foundation
import Testing

@testable import weave

@Suite struct PaletteTests {
  @Test("the page in the browser has the colours of the pictures, light and dark")
  func isShared() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let sheet = try String(
      contentsOf: root.appending(path: "Tutorials/walkthrough/style.css"), encoding: .utf8)
    let roots = sheet.matches(of: /:root \{([^}]*)\}/).map(\.1)
    #expect(roots.count >= 2)
    for (root, palette) in zip(roots, [Palette.light, .dark]) {
      let named = [
        ("panel", palette.panel), ("on", palette.on), ("ink", palette.ink), ("soft", palette.soft),
        ("rule", palette.rule), ("edge", palette.edge), ("bad", palette.bad),
      ]
      for (name, colour) in named + palette.values.enumerated().map({ ("c\($0)", $1) }) {
        #expect(root.contains("--\(name): \(colour);"), "\(name)")
      }
    }
  }

  @Test("a value has the colour of its digit, or of its letter")
  func chooses() {
    #expect("0189".map(Palette.place) == [0, 1, 0, 1])
    #expect("abT".map(Palette.place) == [1, 2, 4])
  }
}
