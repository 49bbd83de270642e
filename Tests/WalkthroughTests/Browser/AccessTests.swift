import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Whether everybody can see, hear and reach everything.
  struct AccessTests {
    /// A state of each view and each kind, in which most signs are to be seen.
    private static let looks =
      Kind.allCases.map {
        "#cold-or-hot?kind=\($0.rawValue)&ada=4&ben=16&ending=completes&leaves=ada&tick=18"
      } + [
        "#", "#opening?ben=8", "#cold-or-hot", "#cold-or-hot?kinds=eight",
        "#cold-or-hot?kind=share&ada=0&ben=20&ending=fails&leaves=ada&tick=22",
        "#cold-or-hot?kind=share&ada=0&ben=20&guess=yes",
        "#operators?name=flatMap&amount=4&beside=flatMapLatest", "#operators?name=collect&amount=4",
        "#lesson-01/9", "#lesson-06/30", "#lesson-30/90", "#quiz-07/2",
      ]

    @Test("text, signs and borders stand out from their ground", arguments: ["light", "dark"])
    func isReadable(scheme: String) async throws {
      try await Engine.chromium.open { page in
        try page.prefer(["prefers-color-scheme": scheme])
        for hash in Self.looks {
          try page.go(hash)
          #expect(try page.get("see.faint()") as [String] == [], "\(hash)")
        }
        try page.go("#")
        for answer in ["#guess-cold-1", "#guess-hot-1"] {
          try page.click(answer)
          #expect(try page.get("see.faint()") as [String] == [])
        }
      }
    }

    @Test("where the system chooses colours, knobs and the present view are seen")
    func showsForced() async throws {
      try await Engine.chromium.open("#cold-or-hot?kind=share") { page in
        try page.prefer(["forced-colors": "active"])
        let plain: [String] = try page.get("see.plain()")
        #expect(plain == [])
      }
    }

    @Test(
      "nothing is wider than the screen, lies over another, or is too small for a finger",
      arguments: [320, 390, 600, 768, 1000, 1600])
    func fits(width: Int) async throws {
      try await Engine.chromium.open(width: width) { page in
        for hash in Self.looks {
          try page.go(hash)
          #expect(try page.get("document.documentElement.scrollWidth") == width, "\(hash)")
          #expect(try page.get("see.overlaps()") as [String] == [], "\(hash)")
          #expect(try page.get("see.small()") as [String] == [], "\(hash)")
        }
      }
    }

    @Test(
      "with text twice as large, all is in reach and pictures grow along", arguments: [390, 1280])
    func fitsTwice(width: Int) async throws {
      try await Engine.chromium.open(width: width) { page in
        let size = "Math.round(see.box(document.querySelector('#lanes .label'))[3])"
        try page.go("#cold-or-hot?kind=share")
        let before: Int = try page.get(size)
        try page.run("document.documentElement.style.fontSize = '32px'")
        for hash in Self.looks {
          try page.go(hash)
          #expect(try page.get("document.documentElement.scrollWidth") == width, "\(hash)")
          #expect(try page.get("see.overlaps()") as [String] == [], "\(hash)")
        }
        try page.go("#cold-or-hot?kind=share")
        let after: Int = try page.get(size)
        if width > 600 { #expect(after > before * 5 / 4) }
      }
    }

    @Test("everything has a name, no two checkboxes have the same, and headings are in order")
    func hasNames() async throws {
      try await Engine.chromium.open { page in
        for hash in Self.looks {
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
          // What a hand can take in a picture, keys reach in a sentence.
          let unreachable: [String] = try page.get("see.unreachable()")
          #expect(unreachable == [], "\(hash)")
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
