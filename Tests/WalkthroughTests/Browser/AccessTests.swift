import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Whether everybody can see, hear and reach everything.
  struct AccessTests {
    @Test(
      "with text twice as large, all is in reach and pictures grow along", arguments: [390, 1280])
    func fitsTwice(width: Int) async throws {
      try await Engine.chromium.open(width: width) { page in
        let size = "Math.round(see.box(see.one('#lanes .label'))[3])"
        try page.go("#cold-or-hot?kind=share")
        let before: Int = try page.get(size)
        try page.run("document.documentElement.style.fontSize = '32px'")
        let found: [[String]] = try page.get(
          "[...see.wide(), ...see.overlaps()]", at: RuleTests.looks)
        #expect(found.flatMap(\.self) == [])
        try page.go("#cold-or-hot?kind=share")
        let after: Int = try page.get(size)
        if width > 600 { #expect(after > before * 5 / 4) }
      }
    }

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

    @Test("a picture says what is seen at its tick, also when the time has moved")
    func saysTick() async throws {
      try await Engine.chromium.open("#cold-or-hot?kind=subject&tick=10") { page in
        func pictures() throws -> [String] {
          try page.heard().filter { $0.hasPrefix("image At tick") }
        }
        let says =
          "image At tick 10: run 1 goes on and sends 3. On the roster: Ada and Ben. "
          + "Remembered: nothing. Ada listens and has got 1, 2, 3. Ben listens and has got 3."
        #expect(try pictures() == [says, says])
        try page.focus("#now-is .number")
        try page.press(.left)
        try page.rest()
        let later = says.replacing("tick 10", with: "tick 9").replacing(" and sends 3", with: "")
          .replacing("1, 2, 3.", with: "1, 2.").replacing("has got 3.", with: "has got nothing.")
        #expect(try pictures() == [later, later])
        #expect(try page.get("'image ' + ColdAndHot.page.element('live').textContent") == later)
      }
    }

    @Test(
      "print shows the state that is seen, on one page",
      arguments: [
        "#", "#opening?ben=16", "#cold-or-hot", "#cold-or-hot?kinds=eight",
        "#cold-or-hot?kind=share&tick=14", "#operators?name=zip", "#quiz-02/1",
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
