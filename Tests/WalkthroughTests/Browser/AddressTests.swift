import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Addresses: what they name, what they cannot, and when they are written.
  @MainActor struct AddressTests {
    @Test(
      "an address that asks for what is not there gets a sentence, and the page goes on",
      arguments: Engine.installed)
    func saysWhatIsNotThere(engine: Engine) throws {
      let long = String(repeating: "x", count: 5000)
      let strays = [
        ("#cold-or-hot?kind=replayLazily", "replayLazily"),
        ("#cold-or-hot?kind=constructor", "constructor"),
        ("#cold-or-hot?kind=__proto__", "__proto__"), ("#cold-or-hot?__proto__=1", "__proto__"),
        ("#cold-or-hot?ben=14", "14"), ("#cold-or-hot?ben=999", "999"),
        ("#cold-or-hot?tick=999", "999"),
        ("#cold-or-hot?tick=Infinity", "Infinity"), ("#cold-or-hot?leaves=eve", "eve"),
        ("#cold-or-hot?kind=property&ending=fails", "fails"), ("#cold-or-hot?guess=no", "no"),
        ("#cold-or-hot?colour=red", "colour"), ("#opening?ben=3", "3"),
        ("#operators?name=zap", "zap"), ("#operators?name=toString", "toString"),
        ("#operators?name=zip&amount=999", "999"), ("#operators?name=zip&beside=map", "map"),
        ("#lesson-99", "99"), ("#lesson-01/999", "999"), ("#lesson-07/2.5", "2.5"),
        ("#lesson-07/x", "x"),
        ("#quiz-99", "99"), ("#quiz-07/99", "99"), ("#nowhere", "nowhere"),
        ("#__proto__", "__proto__"),
        ("#constructor", "constructor"), ("#%", "%"), ("#%E0%A4%A", "%E0%A4%A"),
        ("#\(long)", "xxx"),
        ("#cold-or-hot?kind=\(long)", "xxx"),
      ]
      try withTab(engine) { tab in
        for (hash, word) in strays {
          try tab.go(hash)
          let says = try tab.strays()
          #expect(says.contains(word), "\(hash.prefix(40)): \(says)")
          #expect(says.count < 250)
          #expect(try tab.text("document.querySelectorAll('.view:not([hidden])').length") == "1")
        }
        try tab.go(
          "#cold-or-hot?kind=share&ada=0&ben=8&ending=fails&leaves=ada,ben&tick=41&guess=yes")
        #expect(try tab.strays() == "")
        for hash in [
          "#", "#opening", "#opening?ben=0", "#cold-or-hot", "#operators?name=map(to%3A)",
          "#lessons", "#quiz",
        ] {
          try tab.go(hash)
          #expect(try tab.strays() == "", "\(hash)")
        }
      }
      for hash in ["#%", "#%E0%A4%A", "#__proto__"] {
        try withTab(engine, hash) { tab in
          let view = try tab.text("document.body.dataset.view")
          #expect(view == "opening")
        }
      }
    }

    @Test(
      "the address may be changed far more often than browsers let it be written",
      arguments: Engine.installed)
    func doesNotFreeze(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=share&tick=0") { tab in
        let writes = """
          (() => {
            const number = document.querySelector('#now-is .number');
            let count = 0;
            const replace = history.replaceState;
            history.replaceState = function (...all) { count += 1; return replace.apply(this, all); };
            for (let round = 0; round < 300; round += 1) {
              document.querySelector('#now-is .number').dispatchEvent(new KeyboardEvent('keydown',
                { key: round % 40 < 20 ? 'ArrowRight' : 'ArrowLeft', bubbles: true }));
            }
            ColdAndHot.page.rest();
            return count;
          })()
          """
        #expect(try tab.text(writes) == "1")
        try tab.settle()
        let tick = try tab.text("document.querySelector('#now-is .number').textContent")
        #expect(try tab.hash().contains("tick=\(tick)"))
        // A browser that refuses a write does not stop the page.
        try tab.browser.evaluate(
          "(history.replaceState = () => { throw new Error('too often'); }, 1)")
        try tab.click("#tick-on")
        try tab.rest()
        let next = try tab.text("document.querySelector('#now-is .number').textContent")
        #expect(Int(next) == (Int(tick) ?? 0) + 1)
      }
    }

    @Test(
      "state survives a change of view and a reload, and the title follows",
      arguments: Engine.installed)
    func survives(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=share&ada=4&ben=16&tick=9") { tab in
        #expect(try tab.text("document.title") == "share(): Ada at 4, Ben at 16 · Cold & Hot")
        for (view, title) in [
          ("operators", "merge"), ("lessons", "Lesson 01"), ("quiz", "Quiz 01"),
        ] {
          try tab.click("#nav a[data-view=\(view)]")
          try tab.settle()
          #expect(try tab.text("document.title").hasPrefix(title))
        }
        try tab.click("#nav a[data-view=cold-or-hot]")
        try tab.settle()
        #expect(try tab.hash() == "#cold-or-hot?kind=share&ada=4&ben=16&ending=goes-on&tick=9")
        try tab.open("#quiz")
        try tab.click("#nav a[data-view=cold-or-hot]")
        try tab.settle()
        #expect(try tab.hash() == "#cold-or-hot?kind=share&ada=4&ben=16&ending=goes-on&tick=9")
      }
    }

    @Test(
      "what is stored is forgotten unless the page could have written it",
      arguments: Engine.installed)
    func doesNotTrustStorage(engine: Engine) throws {
      let stored = [
        ("view quiz", #""javascript:document.title='taken'""#), ("view operators", "\"#quiz-01\""),
        ("view lessons", "[\"#lesson-01/2\"]"), ("view cold-or-hot", "{"),
        ("answers", #"{"01":null}"#), ("answers", #"{"01":[1]}"#), ("answers", "[]"),
        ("answers", #"{"__proto__":[null]}"#), ("answers", "7"), ("guessed", #"{"kind":1}"#),
      ]
      try withTab(engine, "#quiz-01/1") { tab in
        for (name, value) in stored {
          let text = String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
          try tab.browser.evaluate("(localStorage.setItem('cold-and-hot \(name)', \(text)), 1)")
          try tab.open("#quiz-01/1")
          let links = try tab.texts(
            "[...document.querySelectorAll('#nav a')].map(link => link.getAttribute('href'))")
          #expect(
            links == ["#opening", "#cold-or-hot", "#operators", "#lessons", "#quiz-01/1"], "\(value)")
          let answers = try tab.text("document.querySelectorAll('#quiz-form label').length")
          #expect(answers != "0", "\(value)")
          #expect(try tab.text("document.getElementById('quiz-score').textContent") == "")
        }
      }
    }

    @Test("the page may run only its own files", arguments: Engine.installed)
    func runsOnlyItsOwn(engine: Engine) throws {
      try withTab(engine) { tab in
        let ran = try tab.text(
          """
          (() => {
            const script = document.createElement("script");
            script.textContent = "window.taken = true";
            document.head.append(script);
            document.body.insertAdjacentHTML("beforeend", "<i id='taken' style='color: red'></i>");
            return [window.taken === true, document.getElementById("taken").style.color];
          })()
          """)
        #expect(ran == "false,")
      }
    }

    @Test("a view that plays writes no address once it is left", arguments: Engine.installed)
    func leavesPlaying(engine: Engine) throws {
      try withTab(engine) { tab in
        for (start, button, view) in [
          ("#opening?ben=4", "#opening-play", "cold-or-hot"),
          ("#opening?ben=8", "#opening-play", "quiz"),
          ("#cold-or-hot?kind=share&tick=3", "#play", "quiz"),
          ("#lesson-01/5", "#step-play", "operators"),
        ] {
          try tab.go(start)
          try tab.click(button)
          try wait(tab, 200)
          try tab.click("#nav a[data-view=\(view)]")
          try wait(tab, 350)
          let hash = try tab.hash()
          #expect(hash.hasPrefix("#\(view)"), "\(start)")
          let shown = try tab.text("document.body.dataset.view")
          #expect(shown == view, "\(start)")
        }
        try tab.browser.evaluate("(history.back(), 1)")
        try wait(tab, 200)
        #expect(try tab.hash() == "#lesson-01/5")
        #expect(try tab.text("document.body.dataset.view") == "lessons")
      }
    }

    private func wait(_ tab: Tab, _ milliseconds: Int) throws {
      try tab.browser.evaluate("new Promise(done => setTimeout(done, \(milliseconds)))")
    }

    @Test("each entry of the history keeps the title of its own state", arguments: Engine.installed)
    func titlesHistory(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=cold&tick=9") { tab in
        try tab.browser.evaluate(
          """
          (() => {
            const push = history.pushState;
            history.pushState = function (...all) { window.before = document.title; push.apply(this, all); };
            return 1;
          })()
          """)
        try tab.click("#kinds input[value=share]")
        try tab.rest()
        #expect(try tab.text("window.before") == "cold: Ada at 0, Ben at 8 · Cold & Hot")
        #expect(try tab.text("document.title") == "share(): Ada at 0, Ben at 8 · Cold & Hot")
      }
    }

    @Test("the link to a state can be copied", arguments: Engine.installed)
    func copies(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=share&tick=9") { tab in
        try tab.browser.evaluate(
          """
          (Object.defineProperty(navigator, 'clipboard',
            { value: { writeText: async (text) => { window.copied = text; } } }), 1)
          """)
        try tab.click("#tick-on")
        let width = try tab.text("document.getElementById('copy-link').offsetWidth")
        try tab.click("#copy-link")
        #expect(try tab.text("document.getElementById('copy-link').offsetWidth") == width)
        let hash = try tab.hash()
        #expect(try tab.text("window.copied").hasSuffix("index.html" + hash))
        #expect(try tab.hash().contains("tick=10"))
        #expect(try tab.text("document.getElementById('copy-link').textContent") == "Copied")
      }
    }

    @Test("a view's data loads when the view is shown, and the page does not jump")
    func loadsLazily() throws {
      let views = [
        ("", ["runs.js"]), ("#cold-or-hot", ["runs.js"]), ("#cold-or-hot?kind=share", ["runs.js"]),
        ("#operators", ["runs.js", "operators.js"]),
        ("#lesson-03/9", ["runs.js", "lessons.js"]), ("#quiz-03/1", ["runs.js", "quiz.js"]),
      ]
      for (hash, files) in views {
        try withTab(.chromium, hash, height: 720) { tab in
          let loaded = try tab.texts(
            "[...document.querySelectorAll('script[src]')].map(part => part.getAttribute('src'))")
          let data = ["runs.js", "operators.js", "lessons.js", "quiz.js"].filter(loaded.contains)
          #expect(data == files, "\(hash)")
          let shift =
            try tab.browser.evaluate(
              """
              new Promise(done => new PerformanceObserver(list =>
                done(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)))
                .observe({ type: 'layout-shift', buffered: true }) || setTimeout(() => done(0), 300))
              """) as? Double
          print("layout shift \(shift ?? -1) \(hash)")
          #expect((shift ?? 1) < 0.1, "\(hash)")
        }
      }
    }

    @Test("every link into the page leads to the state that it names")
    func follows() throws {
      let tutorials = Package.root.appending(path: "Tutorials")
      var links = [
        "#cold-or-hot", "#cold-or-hot?kind=share&ada=0&ben=4",
        "#cold-or-hot?kind=cold&leaves=ada,ben", "#opening?ben=12",
        "#operators", "#operators?name=zip&amount=2", "#lesson-02/2", "#lessons",
      ]
      let pages = FileManager.default.enumerator(atPath: tutorials.path)?.compactMap {
        $0 as? String
      }
      for name in ["../README.md"] + (pages ?? []) where name.hasSuffix(".md") {
        let text = try String(contentsOf: tutorials.appending(path: name), encoding: .utf8)
        links += text.matches(of: /walkthrough\/index\.html(#[^)\s"]+)/).map { String($0.1) }
      }
      try withTab(.chromium) { tab in
        for view in Kind.allCases.map({ "#cold-or-hot?kind=\($0.rawValue)" }) + [
          "#cold-or-hot", "#operators",
        ] {
          try tab.go(view)
          let own = try tab.texts(
            "[...document.querySelectorAll('main .view:not([hidden]) a[href^=\"#\"]')]"
              + ".filter(link => link.offsetParent).map(link => link.getAttribute('href'))")
          #expect(own.count > 2)
          links += own
        }
        for link in links {
          try tab.go("#")
          try tab.go(link)
          #expect(try tab.strays() == "", "\(link)")
          // What the page writes of the state names all that the link has named.
          let parts = link.split(separator: "?", maxSplits: 1)
          let written = try tab.text(
            "document.querySelector('#nav a[aria-current]').getAttribute('href')")
          let names = ["#lessons": "#lesson-01", "#opening": "#opening"]
          #expect(
            written.hasPrefix(names[String(parts[0])] ?? String(parts[0])),
            "\(link) becomes \(written)")
          guard parts.count > 1 else { continue }
          for value in parts[1].split(separator: "&") {
            #expect(written.contains(value), "\(link) becomes \(written)")
          }
        }
      }
    }
  }
}
