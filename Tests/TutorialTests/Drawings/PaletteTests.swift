import TestSupport
import Testing

@testable import weave

@Suite struct PaletteTests {
  @Test("the page in the browser has the colours of the pictures, light and dark")
  func isShared() throws {
    let sheet = try Course.text("Tutorials/walkthrough/style.css")
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
}
