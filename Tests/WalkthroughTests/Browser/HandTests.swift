import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// What hands and keys do.
  @MainActor struct HandTests {
    private static let knob = ".view:not([hidden]) svg .knob[data-handle=ben]"

    /// How many pixels of the picture in a part of the page are a tick.
    private static func perTick(_ tab: Tab, _ id: String) throws -> Double {
      let text = try tab.text("document.querySelector('#\(id) svg').getAttribute('data-per-tick')")
      return try #require(Double(text))
    }

    /// WebKit's driver has no finger.
    private nonisolated static let pointers =
      Engine.installed.map { ($0, Pointer.mouse) } + [(.chromium, .finger)]

    @Test("Ben follows the pointer, and stands at a stop when it lets go", arguments: pointers)
    func drags(engine: Engine, pointer: Pointer) throws {
      try withTab(engine, "#opening?ben=4") { tab in
        let entries = Int(try tab.text("history.length")) ?? 0
        let scale = try Self.perTick(tab, "opening-cold")
        let left = """
          ['cold', 'hot'].map(name => {
            const knob = document.querySelector(`#opening-${name} .knob[data-handle=ben] circle:not(.room)`);
            const picture = knob.closest('svg');
            const disc = knob.getBoundingClientRect();
            const left = disc.left + disc.width / 2 - picture.getBoundingClientRect().left;
            return (left - picture.dataset.left) / picture.dataset.perTick;
          })
          """
        try tab.drag(Self.knob, by: scale * 8.8, with: pointer) {
          let places = try tab.browser.evaluate(left) as? [Double] ?? []
          #expect(places.count == 2 && places.allSatisfy { abs($0 - 16.8) < 0.6 }, "\(places)")
          #expect(try tab.hash() == "#opening?ben=4")
        }
        let places = try tab.browser.evaluate(left) as? [Double] ?? []
        #expect(places.allSatisfy { abs($0 - 16) < 0.05 }, "\(places)")
        #expect(try tab.hash() == "#opening?ben=12")
        #expect(Int(try tab.text("history.length")) == entries + 1)
        #expect(try tab.text("document.title").contains("12 ticks late"))
        let says = try tab.texts(
          "[...document.querySelectorAll('.answer')].map(part => part.textContent)")
        #expect(
          says == [
            "Two runs. Ben sees 0, 1, 2 and so on: from the beginning.",
            "One run. Ben sees 4, 5, 6 and so on: he has missed 0, 1, 2 and 3.",
          ])
      }
    }

    @Test("the right button does nothing", arguments: Engine.installed)
    func ignoresRightButton(engine: Engine) throws {
      try withTab(engine, "#opening?ben=4") { tab in
        try tab.drag(Self.knob, by: 150, with: .rightButton)
        #expect(try tab.hash() == "#opening?ben=4")
        #expect(try tab.text("document.querySelector('#opening-title .number').textContent") == "4")
      }
    }

    @Test("a click in a picture moves the time to there", arguments: Engine.installed)
    func clicksLane(engine: Engine) throws {
      for (hash, id) in [
        ("#cold-or-hot?kind=share&tick=3", "lanes"), ("#cold-or-hot?tick=3", "grid"),
      ] {
        try withTab(engine, hash) { tab in
          let scale = try Self.perTick(tab, id)
          let left = Double(try tab.text("document.querySelector('#\(id) svg').dataset.left")) ?? 0
          try tab.click("#\(id) svg", x: left + scale * 30, y: 60)
          #expect(try tab.hash().contains("tick=30"))
        }
      }
    }

    @Test("a number in a sentence can be dragged, and moved by keys", arguments: Engine.installed)
    func dragsNumber(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=share&ada=0&ben=8&tick=10") { tab in
        try tab.drag("#ben-comes .number", by: 64)
        #expect(try tab.hash().contains("ben=16"))
        try tab.drag("#story .number[data-handle=ben]", by: -64)
        #expect(try tab.hash().contains("ben=8"))
        try tab.drag("#now-is .number", by: 40)
        #expect(try tab.hash().contains("tick=15"))
        try tab.browser.evaluate("document.querySelector('#ben-comes .number').focus()")
        let entries = Int(try tab.text("history.length")) ?? 0
        for _ in 1...3 { try tab.press(.arrowRight) }
        for _ in 1...3 { try tab.press(.arrowLeft) }
        try tab.rest()
        try tab.press(.arrowRight)
        try tab.rest()
        #expect(try tab.hash().contains("ben=12"))
        // One step back for what comes in quick succession; a slow machine makes more of seven keys.
        let steps = (Int(try tab.text("history.length")) ?? 0) - entries
        #expect((1...7).contains(steps))
        #expect(try tab.text("document.activeElement.dataset.handle") == "ben")
        #expect(try tab.text("document.activeElement.getAttribute('aria-valuenow')") == "12")
        try type("1", "2", into: "#ben-comes", tab)
        #expect(try tab.hash().contains("ben=12"))
        try tab.browser.evaluate("document.querySelector('#ben-comes .number').focus()")
        for (key, place) in [(Key.home, "ben=0"), (.arrowLeft, "ben=0"), (.end, "ben=24")] {
          try tab.press(key)
          try tab.rest()
          #expect(try tab.hash().contains(place))
        }
      }
    }

    /// Types digits, one soon after the other.
    private func type(_ digits: String..., into part: String, _ tab: Tab) throws {
      for digit in digits {
        try tab.browser.evaluate(
          """
          document.querySelector('\(part) .number').dispatchEvent(
            new KeyboardEvent('keydown', { key: '\(digit)', bubbles: true }))
          """)
        try tab.settle()
      }
      try tab.rest()
    }

    @Test("a number that is typed says how late Ben is")
    func typesDelay() throws {
      try withTab(.chromium, "#opening?ben=4") { tab in
        try type("1", "2", into: "#opening-title", tab)
        #expect(try tab.hash() == "#opening?ben=12")
        #expect(
          try tab.text("document.querySelector('#opening-title .number').textContent") == "12")
      }
    }

    @Test("a source and a value of an operator can be dragged", arguments: Engine.installed)
    func dragsOperators(engine: Engine) throws {
      try withTab(engine, "#operators?name=zip&amount=2") { tab in
        try tab.drag(
          "#op-results .knob[data-handle=amount]", by: try Self.perTick(tab, "op-results") * 4.2)
        #expect(try tab.hash() == "#operators?name=zip&amount=6")
        try tab.go("#operators?name=debounce&amount=4")
        let got = "document.querySelector('#op-results .told li').textContent"
        #expect(try tab.text(got).contains("c at 10"))
        try tab.drag(
          "#op-results .knob[data-handle=shift]", by: try Self.perTick(tab, "op-results") * -4)
        #expect(try tab.hash() == "#operators?name=debounce&amount=4&shift=-4")
        #expect(try !tab.text(got).contains("c at"))
        try tab.browser.evaluate("document.querySelector('#op-shift .number').focus()")
        try tab.press(.end)
        try tab.rest()
        #expect(try tab.hash() == "#operators?name=debounce&amount=4&shift=2")
      }
    }

    @Test("a handle that is held is not moved by Play", arguments: Engine.installed)
    func holdsAgainstPlay(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=share&tick=5") { tab in
        try tab.click("#play")
        let scale = try Self.perTick(tab, "lanes")
        try tab.drag("#lanes .knob[data-handle=now]", by: scale * 4) {
          let first = try tab.text("document.querySelector('#now-is .number').textContent")
          try tab.browser.evaluate("new Promise(done => setTimeout(done, 400))")
          #expect(try tab.text("document.querySelector('#now-is .number').textContent") == first)
        }
        try tab.browser.evaluate("new Promise(done => setTimeout(done, 400))")
        let last = Int(try tab.text("document.querySelector('#now-is .number').textContent")) ?? 0
        #expect(last > 9)
      }
    }

    @Test(
      "a guess comes first; then it plays, and values travel along the wires",
      arguments: Engine.installed)
    func opens(engine: Engine) throws {
      try withTab(engine) { tab in
        #expect(try tab.text("document.querySelectorAll('#view-opening .run').length") == "2")
        // What Ada has missed is to be seen; she came after the station had begun.
        let hidden = """
          [...document.querySelectorAll('#view-opening .knob, #view-opening .missed')]
            .filter(part => !part.closest('.listener')?.textContent.startsWith('Ada')).length
          """
        #expect(try tab.text(hidden) == "0")
        try tab.click("[data-picture=cold][data-guess='1']")
        #expect(try tab.text(hidden) == "0")
        try tab.click("[data-picture=hot][data-guess='1']")
        // A place on the way: between a run and a listener, and not at the height of either.
        let seen = """
          new Promise(done => {
            const heights = new Set();
            const look = () => {
              for (const value of document.querySelectorAll('#opening-hot .traveller circle')) heights.add(value.getAttribute('cy'));
              if (heights.size > 5) done(heights.size); else requestAnimationFrame(look);
            };
            look();
          })
          """
        let heights = try tab.browser.evaluate(seen) as? Int ?? 0
        #expect(heights > 5)
        try tab.browser.evaluate("ColdAndHot.page.rest()")
        // The rest goes by as fast as pictures are drawn.
        try tab.browser.evaluate(
          """
          (() => {
            const next = requestAnimationFrame;
            let now = performance.now();
            window.requestAnimationFrame = work => next(() => work(now += 100));
            return 1;
          })()
          """)
        try tab.browser.evaluate(
          """
          new Promise(done => {
            const look = () => document.querySelector('#opening-play').textContent.includes('Play')
              ? done() : setTimeout(look, 50);
            look();
          })
          """)
        try tab.settle()
        let says = try tab.texts(
          "[...document.querySelectorAll('.answer')].map(part => part.textContent)")
        #expect(
          says.count == 2 && says[0].hasPrefix("✗ No: Two runs.")
            && says[1].hasPrefix("✓ Right. One run."))
        #expect(try tab.hash() == "#opening?ben=4")
      }
    }

    @Test("the back button takes a step back", arguments: Engine.installed)
    func goesBack(engine: Engine) throws {
      try withTab(engine, "#cold-or-hot?kind=cold&ada=0&ben=8&tick=10") { tab in
        try tab.click("#kinds input[value=share]")
        try tab.rest()
        try tab.click("#ben-leaves")
        try tab.rest()
        #expect(try tab.hash().contains("kind=share"))
        #expect(try tab.hash().contains("leaves=ben"))
        try tab.browser.evaluate("history.back()")
        try tab.settle()
        try tab.settle()
        #expect(try tab.text("document.getElementById('ben-leaves').checked") == "false")
        try tab.browser.evaluate("history.back()")
        try tab.settle()
        try tab.settle()
        #expect(try tab.text("document.querySelector('#kinds input:checked').value") == "cold")
      }
    }

    @Test(
      "steps are gone through with buttons, with keys and with the scrubber",
      arguments: Engine.installed)
    func steps(engine: Engine) throws {
      try withTab(engine, "#lesson-01/3") { tab in
        for (button, place) in [("#step-on", "4"), ("#step-back", "3"), ("#step-back", "2")] {
          try tab.click(button)
          try tab.rest()
          #expect(try tab.hash() == "#lesson-01/\(place)")
        }
        try tab.browser.evaluate("document.getElementById('step-range').focus()")
        try tab.press(.arrowRight)
        try tab.rest()
        #expect(try tab.hash() == "#lesson-01/3")
        try tab.click("#step-play")
        try tab.browser.evaluate(
          """
          new Promise(done => {
            const look = () => document.getElementById('step-count').textContent.startsWith('step 4')
              ? done() : requestAnimationFrame(look);
            look();
          })
          """)
        try tab.click("#step-play")
        try tab.rest()
        #expect(try tab.hash() == "#lesson-01/4")
        try tab.go("#lesson-01/1")
        let isOff = "['step-back', 'step-on'].map(id => document.getElementById(id).disabled)"
        #expect(try tab.text(isOff) == "true,false")
        try tab.browser.evaluate("document.getElementById('step-on').focus()")
        try tab.go("#lesson-01/999")
        #expect(try tab.text(isOff) == "false,true")
        #expect(try tab.text("document.activeElement.id") == "step-back")
      }
    }

    @Test(
      "the page keeps its height while one goes through a section",
      arguments: [(360, 740, ["07", "17"]), (1280, 720, ["01", "05", "30"])])
    func keepsHeight(width: Int, height: Int, lessons: [String]) throws {
      try withTab(.chromium, "#lessons", width: width, height: height) { tab in
        for lesson in lessons {
          try tab.go("#lesson-\(lesson)/1")
          // For each step: its section, and how high the page is.
          let walk = """
            (async () => {
              const range = document.getElementById("step-range");
              const found = [];
              for (let step = 1; step <= Number(range.max); step += 1) {
                range.value = step;
                range.dispatchEvent(new Event("input", { bubbles: true }));
                await new Promise(requestAnimationFrame);
                const section = document.getElementById("lesson-section").selectedOptions[0].textContent;
                found.push(`${document.documentElement.scrollHeight} ${section}`);
              }
              return found;
            })()
            """
          let heights = try tab.browser.evaluate(walk) as? [String] ?? []
          let sections = Set(heights.map { $0.drop { $0 != " " } })
          #expect(heights.count > 10)
          // Where all panes stand beside each other, the next section moves nothing either.
          let different = Set(heights.map { $0.prefix { $0 != " " } })
          #expect(width < 1200 || different.count == 1, "lesson \(lesson): \(different)")
          #expect(
            Set(heights).count == sections.count, "lesson \(lesson): \(Set(heights).sorted())")
        }
      }
    }
  }
}
