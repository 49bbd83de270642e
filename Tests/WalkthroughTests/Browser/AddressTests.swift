import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Addresses: what they name, what they cannot, when they are written, and what is kept.
  struct AddressTests {
    @Test(
      "an address that asks for what is not there gets a sentence, and the page goes on",
      arguments: Engine.installed)
    func saysWhatIsNotThere(engine: Engine) async throws {
      try await engine.open { page in
        let long = String(repeating: "x", count: 5000)
        let wrong = [
          ("#cold-or-hot?kind=replayLazily", "replayLazily"),
          ("#cold-or-hot?kind=constructor", "constructor"),
          ("#cold-or-hot?kind=__proto__", "__proto__"), ("#cold-or-hot?__proto__=1", "__proto__"),
          ("#cold-or-hot?ben=14", "14"), ("#cold-or-hot?ben=999", "999"),
          ("#cold-or-hot?tick=999", "999"), ("#cold-or-hot?tick=Infinity", "Infinity"),
          ("#cold-or-hot?leaves=eve", "eve"), ("#cold-or-hot?kind=property&ending=fails", "fails"),
          ("#cold-or-hot?guess=no", "no"), ("#cold-or-hot?colour=red", "colour"),
          ("#opening?ben=3", "3"), ("#operators?name=zap", "zap"),
          ("#operators?name=toString", "toString"), ("#operators?name=zip&amount=999", "999"),
          ("#operators?name=zip&beside=map", "map"), ("#lesson-99", "99"),
          ("#lesson-01/999", "999"), ("#lesson-07/2.5", "2.5"), ("#lesson-07/x", "x"),
          ("#quiz-99", "99"), ("#quiz-07/99", "99"), ("#nowhere", "nowhere"),
          ("#__proto__", "__proto__"), ("#constructor", "constructor"), ("#%", "%"),
          ("#%E0%A4%A", "%E0%A4%A"), ("#\(long)", "xxx"), ("#cold-or-hot?kind=\(long)", "xxx"),
        ]
        let found: [[String]] = try page.get(
          "[see.text('#address-says'), `${see.all('.view:not([hidden])').length}`]",
          at: wrong.map(\.0))
        for ((hash, word), seen) in zip(wrong, found) {
          #expect(seen[0].contains(word) && seen[0].count < 250, "\(hash.prefix(40)): \(seen)")
          #expect(seen[1] == "1")
        }
        let right = [
          "#", "#opening", "#opening?ben=0", "#cold-or-hot", "#cold-or-hot?kinds=eight",
          "#cold-or-hot?kind=share&ada=0&ben=8&ending=fails&leaves=ada,ben&tick=41&guess=yes",
          "#operators?name=map(to%3A)", "#lessons", "#quiz",
        ]
        let says: [String] = try page.get("see.text('#address-says')", at: right)
        #expect(says == right.map { _ in "" })
        // The notice leaves with the first thing that one does.
        try page.go("#cold-or-hot?ben=14")
        try page.click("#tick-on")
        #expect(try page.text("#address-says") == "")
        for hash in ["#%", "#%E0%A4%A", "#__proto__"] {
          try page.open(hash)
          #expect(try page.get("document.body.dataset.view") == "opening")
        }
      }
    }

    @Test(
      "the address may change far more often than browsers let it be written",
      arguments: Engine.installed)
    func doesNotFreeze(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&tick=0") { page in
        #expect(try page.get("see.writes()") == 1)
        try page.settle()
        let tick = Int(try page.text("#now-is")) ?? -1
        #expect(try page.hash().contains("tick=\(tick)"))
        // A browser that refuses a write does not stop the page.
        try page.run("history.replaceState = () => { throw new Error('too often'); }")
        try page.click("#tick-on")
        try page.rest()
        #expect(try page.text("#now-is") == "\(tick + 1)")
      }
    }

    @Test(
      "state survives a change of view and a reload, and the title follows",
      arguments: Engine.installed)
    func survives(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&ada=4&ben=16&tick=9") { page in
        #expect(try page.get("document.title") == "share(): Ada at 4, Ben at 16 · Cold & Hot")
        for (view, title) in [
          ("operators", "merge"), ("lessons", "Lesson 01, step 1:"), ("quiz", "Quiz 01"),
        ] {
          try page.click("#nav a[data-view=\(view)]")
          try page.settle()
          #expect(try page.get("document.title.startsWith('\(title)')") == true)
        }
        for _ in 1...2 {
          try page.click("#nav a[data-view=cold-or-hot]")
          try page.settle()
          #expect(try page.hash() == "#cold-or-hot?kind=share&ada=4&ben=16&ending=goes-on&tick=9")
          try page.open("#quiz")
        }
        // Each entry of the history keeps the title of its own state.
        try page.go("#cold-or-hot?kind=cold&tick=9")
        try page.run(
          "(push => { history.pushState = function (...all) { window.before = document.title; push.apply(this, all); }; })(history.pushState)"
        )
        try page.click("#kinds input[value=share]")
        try page.rest()
        #expect(try page.get("window.before") == "cold: Ada at 0, Ben at 8 · Cold & Hot")
        #expect(try page.get("document.title") == "share(): Ada at 0, Ben at 8 · Cold & Hot")
      }
    }

    @Test(
      "what is stored is forgotten unless the page could have written it",
      arguments: Engine.installed)
    func doesNotTrustStorage(engine: Engine) async throws {
      let stored = [
        ("view quiz", #""javascript:document.title='taken'""#), ("view operators", "\"#quiz-01\""),
        ("view lessons", "[\"#lesson-01/2\"]"), ("view cold-or-hot", "{"),
        ("answers", #"{"01":null}"#), ("answers", #"{"01":[1]}"#), ("answers", "[]"),
        ("answers", #"{"__proto__":[null]}"#), ("answers", "7"), ("answers", #"{"01":[true]}"#),
        ("guessed", #"{"kind":1}"#),
      ]
      try await engine.open("#quiz-01/1") { page in
        for (name, value) in stored {
          let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
          try page.run("localStorage.setItem('cold-and-hot \(name)', \(text))")
          try page.open("#quiz-01/1")
          let links: [String] = try page.get(
            "see.all('#nav a').map(link => link.getAttribute('href'))")
          #expect(
            links == ["#opening", "#cold-or-hot", "#operators", "#lessons", "#quiz-01/1"],
            "\(value)")
          #expect(try page.texts("#quiz-form label").count > 3, "\(value)")
          #expect(try page.text("#quiz-score") == "", "\(value)")
        }
      }
    }

    @Test("the page runs and loads only its own files", arguments: Engine.installed)
    func runsOnlyItsOwn(engine: Engine) async throws {
      try await engine.open("#operators") { page in
        for hash in ["#lesson-01/1", "#quiz", "#cold-or-hot", "#"] { try page.go(hash) }
        let strange: [String] = try page.get(
          "performance.getEntriesByType('resource').map(entry => entry.name).filter(name => !name.startsWith('file:'))"
        )
        #expect(strange == [])
        #expect(try page.complaints() == [])
        #expect(try page.get("see.isTaken()") == false)
        // Chromium has complained of both.
        if engine == .chromium { #expect(try page.complaints().count == 2) }
      }
    }

    @Test("a view that plays writes no address once it is left", arguments: Engine.installed)
    func leavesPlaying(engine: Engine) async throws {
      try await engine.open { page in
        for (start, button, view) in [
          ("#cold-or-hot?kind=share&tick=3", "#play", "quiz"),
          ("#lesson-01/5", "#step-play", "operators"),
        ] {
          try page.go(start)
          let told = view == "quiz" ? "#now-is" : "#step-count"
          let before = try page.text(told)
          try page.click(button)
          try page.wait(until: "see.text('\(told)') !== '\(before)'")
          try page.click("#nav a[data-view=\(view)]")
          try page.rest()
          #expect(try page.hash().hasPrefix("#\(view)"), "\(start)")
          #expect(try page.get("document.body.dataset.view") == view, "\(start)")
        }
        try page.run("setTimeout(() => history.back())")
        try page.wait(until: "document.body.dataset.view === 'lessons'")
        #expect(try page.hash().hasPrefix("#lesson-01/"))
      }
    }

    @Test(
      "the link to a state can be copied, and the button gets its words back",
      arguments: Engine.installed)
    func copies(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&tick=9") { page in
        try page.run(
          """
          (() => {
            Object.defineProperty(navigator, 'clipboard', { value: { async writeText(text) {
              if (window.refuses) throw new Error();
              window.copied = text;
            } } });
          })()
          """)
        let click = "document.getElementById('copy-link').click()"
        let label = "document.getElementById('copy-link').textContent"
        let before: String = try page.get(label)
        for _ in 1...2 { try page.run(click) }
        #expect(try page.get(label) == "Copied")
        let copied: String = try page.get("window.copied")
        #expect(copied.hasSuffix("index.html#cold-or-hot?kind=share&tick=9"))
        try page.wait(until: "\(label) === '\(before)'")
        try page.run("window.refuses = true")
        try page.run(click)
        #expect(
          try page.get(label) == "A page from the disk may not copy: the link is in the address bar"
        )
      }
    }

    @Test("a view's data loads when the view is shown, and the page does not jump")
    func loadsLazily() async throws {
      try await Engine.chromium.open(height: 720) { page in
        for (hash, file) in [
          ("", ""), ("#cold-or-hot", ""), ("#cold-or-hot?kind=share", ""),
          ("#operators", "operators.js"), ("#lesson-03/9", "lessons.js"), ("#quiz-03/1", "quiz.js"),
        ] {
          try page.open(hash)
          let loaded: [String] = try page.get(
            "see.all('script').map(part => part.getAttribute('src'))")
          let data = ["operators.js", "lessons.js", "quiz.js"].filter(loaded.contains)
          #expect(data == [file].filter { !$0.isEmpty }, "\(hash)")
          let shift: Double = try page.get("see.shift()")
          #expect(shift < 0.1, "\(hash)")
        }
      }
    }

    // WebKit has more time, where it is installed.
    @Test(
      "every link into the page leads to the state that it names",
      arguments: Engine.installed.suffix(1))
    func follows(engine: Engine) async throws {
      let tutorials = Package.root.appending(path: "Tutorials")
      let pages = FileManager.default.enumerator(atPath: tutorials.path)?.compactMap {
        $0 as? String
      }
      let named = try (["../README.md"] + (pages ?? [])).filter { $0.hasSuffix(".md") }.flatMap {
        name in
        try Package.text("Tutorials/\(name)").matches(of: /walkthrough\/index\.html(#[^)\s"]+)/).map
        { String($0.1) }
      }
      let views =
        Kind.allCases.map { "#cold-or-hot?kind=\($0.rawValue)" } + ["#cold-or-hot", "#operators"]
      try await engine.open { page in
        let shown: [[String]] = try page.get(
          """
          see.all('.view:not([hidden]) a[href^="#"]').filter(link => link.checkVisibility())
            .map(link => link.getAttribute('href'))
          """,
          at: views)
        let links =
          named + shown.flatMap(\.self)
          + ["#cold-or-hot?kind=cold&leaves=ada,ben", "#opening?ben=12", "#lessons"]
        #expect(links.count > 60)
        let all = Set(links).sorted()
        // What the page writes of the state names all that the link has named.
        let found: [[String]] = try page.get(
          "[see.text('#address-says'), see.one('#nav a[aria-current]').getAttribute('href')]",
          at: all.flatMap { ["#", $0] })
        for (index, link) in all.enumerated() {
          let (says, written) = (found[2 * index + 1][0], found[2 * index + 1][1])
          #expect(says == "", "\(link)")
          let parts = link.split(separator: "?", maxSplits: 1)
          let place = parts[0] == "#lessons" ? "#lesson-01" : String(parts[0])
          #expect(written.hasPrefix(place), "\(link) becomes \(written)")
          for value in parts.dropFirst().joined().split(separator: "&") {
            #expect(written.contains(value), "\(link) becomes \(written)")
          }
        }
      }
    }
  }
}
