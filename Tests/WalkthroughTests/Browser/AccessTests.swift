import TestSupport
import Testing

extension BrowserTests {
  /// Whether everybody can see, hear and reach everything.
  struct AccessTests {

    @Test("everything has a name, no two checkboxes have the same, and headings are in order")
    func hasNames() async throws {
      try await Engine.chromium.open { page in
        for hash in RuleTests.looks {
          try page.go(hash)
          let heard = try page.heard()
          let roles = [
            "button", "link", "checkbox", "radio", "slider", "combobox", "image", "textbox",
          ]
          #expect(heard.filter(roles.contains) == [], "\(hash)")
          let boxes = heard.filter { $0.hasPrefix("checkbox") }
          #expect(Set(boxes).count == boxes.count, "\(hash): \(boxes)")
          let levels = heard.filter { $0.hasPrefix("heading") }.compactMap {
            Int($0.dropFirst(7).prefix(1))
          }
          #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1, "\(hash): \(levels)")
          #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(hash): \(levels)")
        }
      }
    }

    /// The text of axe, a script that knows many ways to keep people out; `.ci/browser` gets it.
    private static let axe = try? Course.text(".build/axe.min.js")

    @Test(
      "axe finds nothing, dark in Chromium and light in WebKit", .enabled(if: axe != nil),
      arguments: Engine.installed)
    func satisfiesAxe(engine: Engine) async throws {
      try await engine.open { page in
        if engine == .chromium { try page.prefer(["prefers-color-scheme": "dark"]) }
        try page.driver.post("/execute/sync", ["script": Self.axe ?? "", "args": [String]()])
        for hash in RuleTests.looks {
          try page.go(hash)
          let found: [String] = try page.get(
            """
            axe.run({ preload: false }).then(({ violations }) =>
              violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`)))
            """)
          #expect(found == [], "\(hash)")
        }
      }
    }

    @Test(
      "print shows the state that is seen, on one page",
      arguments: [
        "#", "#opening?ben=16", "#cold-or-hot", "#cold-or-hot?kinds=eight",
        "#cold-or-hot?kind=share&tick=14", "#workbench?chain=map,3~share", "#quiz-02/1",
      ])
    func prints(hash: String) async throws {
      try await Engine.chromium.open(hash) { page in
        let pages = try page.printed()
        #expect(pages == 1, "\(pages) pages")
        try page.prefer(media: "print")
        #expect(try page.texts("nav, button:not(.answer), #copy-link, .controls, footer") == [])
        #expect(try page.texts("h1").count == 1)
      }
    }
  }
}
