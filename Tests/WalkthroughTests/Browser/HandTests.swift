import Testing

@testable import walkthrough

extension BrowserTests {
  /// What hands and keys do.
  struct HandTests {
    /// WebKit's driver has no finger.
    private static let pointers =
      Engine.installed.map { ($0, Page.Pointer.mouse) } + [(.chromium, .finger)]

    /// How many pixels on the screen are a tick of a picture, and where its first tick is.
    private static func axis(_ page: Page, _ selector: String) throws -> (
      first: Double, perTick: Double
    ) {
      let found: [Double] = try page.get(
        """
        (picture => {
          const zoom = see.box(picture)[2] / picture.getAttribute("width");
          return [picture.dataset.left * zoom, picture.dataset.perTick * zoom];
        })(document.querySelector("\(selector)"))
        """)
      return (found[0], found[1])
    }

    @Test("Ben follows the pointer, and stands at a stop when it lets go", arguments: pointers)
    func drags(engine: Engine, pointer: Page.Pointer) async throws {
      try await engine.open("#opening?ben=4") { page in
        try page.run("see.countEntries()")
        let axis = try Self.axis(page, "#opening-cold svg")
        let knobs =
          "see.all('.lanes-picture').flatMap(see.lanes).filter(line => line.startsWith('knob')).map(line => Number(line.slice(7)))"
        try page.drag("#opening-cold .knob .handle", by: axis.perTick * 8.8, with: pointer) {
          let places: [Double] = try page.get(knobs)
          #expect(places.count == 2 && places.allSatisfy { abs($0 - 12.8) < 0.6 }, "\(places)")
          #expect(try page.hash() == "#opening?ben=4")
        }
        #expect(try page.get(knobs) as [Double] == [12, 12])
        #expect(try page.hash() == "#opening?ben=12")
        #expect(try page.get("see.entries") == 1)
        #expect(try page.get("document.title") == "Ben comes three scenes late · Cold & Hot")
      }
    }

    @Test("the right button moves nothing", arguments: Engine.installed)
    func ignoresRightButton(engine: Engine) async throws {
      // WebKit's driver tells of no button any more once it has pressed this one.
      try await engine.open("#opening?ben=4", inNewBrowser: true) { page in
        try page.drag("#opening-cold .knob .handle", by: 150, with: .rightButton)
        try page.rest()
        #expect(try page.hash() == "#opening?ben=4")
      }
    }

    @Test("a second finger means to zoom, and moves nothing")
    func zooms() async throws {
      try await Engine.chromium.open("#cold-or-hot?kind=share&tick=20") { page in
        try page.pinch("#lanes svg")
        try page.rest()
        #expect(try page.hash().contains("tick=20"))
        let touch: [String] = try page.get(
          "see.all('#lanes svg, #lanes .knob').map(part => getComputedStyle(part).touchAction)")
        #expect(touch.count > 3 && touch.allSatisfy { $0.contains("pinch-zoom") }, "\(touch)")
      }
    }

    @Test("a click in a picture moves the time to there", arguments: Engine.installed)
    func clicksLane(engine: Engine) async throws {
      try await engine.open { page in
        for (hash, picture) in [
          ("#cold-or-hot?kind=share&tick=3", "#lanes svg"), ("#cold-or-hot?tick=3", "#grid svg"),
        ] {
          try page.go(hash)
          let axis = try Self.axis(page, picture)
          try page.drag(picture, at: (axis.first + axis.perTick * 30, 60))
          try page.rest()
          #expect(try page.hash().contains("tick=30"))
        }
      }
    }

    @Test("the buttons beside Play go one tick back and one on", arguments: Engine.installed)
    func steps(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&tick=10") { page in
        for (button, tick) in [("#tick-back", 9), ("#tick-back", 8), ("#tick-on", 9)] {
          try page.click(button)
          #expect(try page.text("#now-is") == "\(tick)")
        }
        try page.click("#ada-leaves")
        try page.rest()
        #expect(try page.hash().contains("leaves=ada&tick=9"))
      }
    }

    @Test("a number in a sentence can be dragged, and moved by keys", arguments: Engine.installed)
    func dragsNumber(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&ada=0&ben=8&tick=10") { page in
        for (number, way, found) in [
          ("#ben-comes .number", 64.0, "ben=16"), ("#story .number[data-handle=ben]", -64, "ben=8"),
          ("#now-is .number", 40, "tick=15"),
        ] {
          try page.drag(number, by: way)
          try page.rest()
          #expect(try page.hash().contains(found))
        }
        try page.focus("#ben-comes .number")
        for (keys, found) in [
          ([.right, .right, .right, .left, .left], "ben=12"), ([.home, .left], "ben=0"),
          ([.end], "ben=24"), ([.one, .two], "ben=12"),
        ] as [([Page.Key], String)] {
          try page.press(keys)
          try page.rest()
          #expect(try page.hash().contains(found))
        }
        #expect(try page.get("document.activeElement.dataset.handle") == "ben")
        #expect(try page.get("document.activeElement.getAttribute('aria-valuenow')") == "12")
      }
    }

    @Test("a source and a value of an operator can be dragged", arguments: Engine.installed)
    func dragsOperators(engine: Engine) async throws {
      try await engine.open("#operators?name=zip&amount=2") { page in
        let picture = "#op-results svg"
        let knob = "#op-results .knob[data-handle="
        try page.drag("\(knob)amount] .room", by: Self.axis(page, picture).perTick * 4.2)
        #expect(try page.hash() == "#operators?name=zip&amount=6")
        try page.go("#operators?name=debounce&amount=4")
        let got = "#op-results .told li"
        #expect(try page.text(got).contains("c at 10"))
        try page.drag("\(knob)shift] .room", by: Self.axis(page, picture).perTick * -4)
        #expect(try page.hash() == "#operators?name=debounce&amount=4&shift=-4")
        #expect(try !page.text(got).contains("c at"))
        try page.focus("#op-shift .number")
        try page.press(.end)
        try page.rest()
        #expect(try page.hash() == "#operators?name=debounce&amount=4&shift=2")
      }
    }

    @Test(
      "a handle that is held is not moved by Play, which goes on afterwards",
      arguments: Engine.installed)
    func holdsAgainstPlay(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kind=share&tick=5") { page in
        try page.run("see.framesByHand()")
        try page.click("#play")
        try page.run("frames(4)")
        let scale = try Self.axis(page, "#lanes svg").perTick
        try page.drag("#lanes .knob[data-handle=now] .handle", by: scale * 4) {
          try page.run("frames(2)")
          let held = try page.text("#now-is")
          try page.run("frames(20)")
          #expect(try page.text("#now-is") == held)
        }
        let free = try page.text("#now-is")
        try page.run("frames(20)")
        #expect(try Int(page.text("#now-is")) ?? 0 > Int(free) ?? 99)
      }
    }

    @Test(
      "while eight kinds play, nothing is built anew, and values travel",
      arguments: Engine.installed)
    func buildsNothing(engine: Engine) async throws {
      try await engine.open("#cold-or-hot?kinds=eight&tick=0") { page in
        try page.run("see.framesByHand()")
        try page.run(
          """
          (() => {
            window.built = 0;
            new MutationObserver(changes => { built += changes.length; })
              .observe(document.getElementById("grid"), { childList: true, subtree: true });
          })()
          """)
        try page.click("#play")
        try page.run("frames(16)")
        let ways: Int = try page.get(
          "see.all('#grid [data-way]').filter(part => part.hasAttribute('transform')).length")
        #expect(ways > 3)
        try page.run("frames(300)")
        #expect(try page.text("#now-is") == "\(Scenario.lastTick)")
        #expect(try page.text("#play") == "▶ Play")
        #expect(try page.get("built") == 0)
      }
    }

    @Test("who wants no motion sees values only where they arrive")
    func isStill() async throws {
      try await Engine.chromium.open("#cold-or-hot?kind=share&tick=5") { page in
        try page.prefer(["prefers-reduced-motion": "reduce"])
        try page.run("see.framesByHand()")
        try page.click("#play")
        for _ in 1...20 {
          try page.run("frames(3)")
          #expect(try page.get("see.all('[data-way][transform]').length") == 0)
        }
      }
    }

    @Test("the back button takes a step back", arguments: Engine.installed)
    func goesBack(engine: Engine) async throws {
      // A history that is full loses its oldest entries.
      let start = "#cold-or-hot?kind=cold&ada=0&ben=8&tick=10"
      try await engine.open(start, inNewBrowser: true) { page in
        for (control, found) in [
          ("#kinds input[value=share]", "kind=share"), ("#ben-leaves", "leaves=ben"),
        ] {
          try page.click(control)
          try page.rest()
          #expect(try page.hash().contains(found))
        }
        try page.run("setTimeout(() => history.back())")
        try page.wait(until: "!document.getElementById('ben-leaves').checked")
        try page.run("setTimeout(() => history.back())")
        try page.wait(until: "document.querySelector('#kinds input:checked').value === 'cold'")
      }
    }

    @Test(
      "steps are gone through with buttons, keys, the scrubber and Play",
      arguments: Engine.installed)
    func goesThroughSteps(engine: Engine) async throws {
      try await engine.open("#lesson-01/3") { page in
        for (button, place) in [("#step-on", 4), ("#step-back", 3), ("#step-back", 2)] {
          try page.click(button)
          try page.rest()
          #expect(try page.hash() == "#lesson-01/\(place)")
        }
        try page.focus("#step-range")
        try page.press(.right)
        try page.rest()
        #expect(try page.hash() == "#lesson-01/3")
        try page.click("#step-play")
        try page.wait(until: "see.text('#step-count').startsWith('step 4')")
        try page.click("#step-play")
        try page.go("#lesson-01/1")
        let isOff = "['step-back', 'step-on'].map(id => document.getElementById(id).disabled)"
        #expect(try page.get(isOff) as [Bool] == [true, false])
        try page.focus("#step-on")
        try page.go("#lesson-01/999")
        #expect(try page.get(isOff) as [Bool] == [false, true])
        #expect(try page.get("document.activeElement.id") == "step-back")
      }
    }
  }
}
