import Testing

@testable import walkthrough

extension BrowserTests {
  /// The first view: a guess for a cold signal, one for a hot one, and what they teach.
  struct OpeningTests {
    /// The ways to put an answer in Ben's place; WebKit's driver has no finger.
    enum Hand: String, CaseIterable, Sendable { case mouse, drag, key, finger }

    private static let hands = Engine.installed.flatMap { engine in
      Hand.allCases.filter { engine == .chromium || $0 != .finger }.map { (engine, $0) }
    }

    private static let missedNothing = "He starts a run of his own, and has missed nothing."
    private static let missedBoth = "He joins the station's run, and has missed both."
    private static let moral =
      "On demand, each viewer starts the film anew: that is cold; on television, watching starts nothing: that is hot."

    private static func answer(_ page: Page, _ card: String, _ place: Int, with hand: Hand) throws {
      let button = "#guess-\(card)-\(place)"
      switch hand {
      case .mouse: try page.drag(button)
      case .finger: try page.drag(button, with: .finger)
      case .drag:
        let boxes: [[Double]] = try page.get(
          "['\(button)', '.card.\(card) svg'].map(name => see.box(see.one(name)))")
        try page.drag(button, by: 30, down: boxes[1][1] + boxes[1][3] / 2 - boxes[0][1])
      case .key:
        try page.focus(button)
        try page.press(.enter)
      }
      try page.settle()
    }

    @Test("a guess is the first act, and gets its reply at once", arguments: hands)
    func guesses(engine: Engine, hand: Hand) async throws {
      try await engine.open { page in
        let hidden = ".card .knob, .card .lanes-picture .missed, .card :disabled:enabled"
        for card in ["cold", "hot"] {
          // Until the guess, Ben's row is empty.
          #expect(try page.get("document.querySelectorAll('\(hidden)').length") == 0)
          let seen: [String] = try page.get(
            "see.lanes(see.one('.card.\(card) svg'))")
          let now = try Expected(card == "cold" ? .cold : .subject, ben: 8).lanes(at: 8, knobs: [])
          #expect(Array(seen.prefix(2)) == Array(now.prefix(2)))
          #expect(seen.contains("Ben from 8 to on, solid to on"))
          #expect(try page.texts(".question:not(:empty)") == ["your guess?"])
          #expect(
            try page.text("#opening-task")
              == (card == "cold" ? "Press one of the three rows." : "And on television?"))
          // The answers are what Ben gets from three kinds of signal.
          let rows: [String] = try page.get("see.all('.card.\(card) .answer svg').map(see.row)")
          #expect(
            try rows == [
              Expected(.cold, ben: 8).row(named: "from the start"),
              Expected(.subject, ben: 8).row(named: "from now on"),
              Expected(.replayLazily, ben: 8).row(named: "1, 2 at once"),
            ])
          try Self.answer(page, card, 1, with: hand)
        }
        #expect(
          try page.texts(".says") == [
            "✗ No. That would be Ada's run. \(Self.missedNothing)",
            "✓ Yes. \(Self.missedBoth)",
          ])
        let guessed: [String] = try page.get("see.all('.guessed svg').map(see.row)")
        #expect(try guessed == [Expected(.subject, ben: 8).row(named: "your guess")])
        #expect(try page.text("#opening-task") == "\(Self.moral) Now drag B to another mark.")
      }
    }

    @Test("each wrong answer has a reply of its own", arguments: Engine.installed)
    func replies(engine: Engine) async throws {
      try await engine.open { page in
        try page.click("#guess-cold-2")
        try page.click("#guess-hot-0")
        #expect(
          try page.texts(".says") == [
            "✗ No. Nothing is kept. \(Self.missedNothing)",
            "✗ No. The station does not start again. \(Self.missedBoth)",
          ])
        try page.go("#opening")
        try page.click("#guess-cold-0")
        try page.click("#guess-hot-2")
        #expect(
          try page.texts(".says") == [
            "✓ Yes. \(Self.missedNothing)",
            "✗ No. The station keeps nothing. \(Self.missedBoth)",
          ])
      }
    }

    @Test("the one next step is to drag Ben, and a verdict stands only where he was guessed about")
    func moves() async throws {
      try await Engine.chromium.open { page in
        try page.click("#guess-cold-0")
        try page.click("#guess-hot-1")
        // It is shown what to drag, and Ben stays where he is.
        #expect(try page.text("#opening-title") == "2 scenes went out before Ben came.")
        #expect(try page.text("#opening-task").hasSuffix("Now drag B to another mark."))
        #expect(try page.get("see.all('.points .knob .room').length") == 2)
        #expect(try page.get("document.activeElement.dataset.handle") == "ben")
        try page.press(.right)
        try page.rest()
        #expect(try page.hash() == "#opening?ben=12")
        #expect(
          try page.texts(".says") == [
            "He starts a run of his own, and has missed nothing.",
            "He joins the station's run, and has missed all three.",
          ])
        #expect(try page.text("#opening-title") == "3 scenes went out before Ben came.")
        #expect(try page.texts("#opening-task a") == ["Look closer ▶", "Guess again"])
        #expect(try page.get("see.all('.points').length") == 0)
        try page.press(.home)
        #expect(
          try page.texts(".says") == [
            "He starts a run of his own, and has missed nothing.",
            "He joins the station's run, and has missed nothing.",
          ])
        try page.press(.two)
        #expect(try page.texts(".says .right").count == 2)
        try page.press(.right)
        try page.click("#opening-task a.first")
        try page.settle()
        #expect(try page.hash() == "#cold-or-hot?ada=0&ben=12&ending=goes-on&tick=41")
        #expect(try page.text("#ben-comes") == "12")
        try page.go("#opening?ben=12")
        try page.click("#opening-task a:last-child")
        #expect(try page.hash() == "#opening")
      }
    }

    @Test("a screen reader plays it")
    func isHeard() async throws {
      try await Engine.chromium.open { page in
        let heard = try page.heard()
        let headings = heard.filter { $0.hasPrefix("heading") }
        #expect(
          headings == [
            "heading1 Two scenes after Ada, Ben begins to watch. What does he see?",
            "heading2 Cold a film on demand", "heading2 Hot a film on television",
          ])
        let pictures = heard.filter { $0.hasPrefix("image") }
        #expect(pictures.count == 2)
        #expect(
          pictures.allSatisfy {
            $0.hasSuffix("Ben comes at tick 8, when two scenes have been sent.")
          })
        let answers = [
          "button from the start: Ben gets 1, 2, 3 and so on",
          "button from now on: Ben gets 3, 4, 5 and so on",
          "button 1, 2 at once: Ben gets 1, 2 at once, then 3, 4, 5 and so on",
        ]
        #expect(heard.filter { $0.hasPrefix("button") && $0.contains("Ben gets") } == answers)
        #expect(!heard.contains { $0.contains("hidden") })
        for place in [1, 1] {
          // From the heading on, Tab leads to the first answer that can be given.
          try page.run("document.querySelector('.answer:enabled').focus()")
          for _ in 1...place { try page.press(.tab) }
          try page.press(.enter)
          let card: String = try page.get(
            "ColdAndHot.page.element('live').textContent.split(':')[0]")
          #expect(["Cold", "Hot"].contains(card))
        }
        let live: String = try page.get("ColdAndHot.page.element('live').textContent")
        #expect(
          live == "Cold: No. Ben gets 1, 2, 3 and so on. \(Self.missedNothing)"
            + " Hot: Yes. Ben gets 3, 4, 5 and so on. \(Self.missedBoth) \(Self.moral)")
        #expect(try page.heard().contains("slider Scenes sent before Ben comes 2"))
      }
    }

    @Test(
      "nothing moves, whatever is guessed and wherever Ben is, and all is on the screen",
      arguments: [(1280, 720), (1440, 900), (768, 1024), (390, 844), (360, 740)])
    func keepsPlaces(width: Int, height: Int) async throws {
      try await Engine.chromium.open(width: width, height: height) { page in
        let places =
          "see.all('.card, #nav, .card .lanes-picture').flatMap(see.box).map(Math.round).join()"
        var seen: Set<String> = [try page.get(places)]
        #expect(
          try page.get("see.outside('h1', '#guess-cold-0', '#guess-cold-2')") as [String] == [])
        try page.click("#guess-cold-1")
        try page.run("scrollTo(0, 0)")
        seen.insert(try page.get(places))
        try page.click("#guess-hot-0")
        // The headline, the moral and the next step are on the screen, without any scrolling.
        #expect(try page.get("see.outside('h1', '#opening-task .next')") as [String] == [])
        try page.run("scrollTo(0, 0)")
        seen.insert(try page.get(places))
        try page.focus("#opening-title .number")
        try page.press(.home)
        for _ in 1...6 {
          seen.insert(try page.get(places))
          try page.press(.right)
        }
        #expect(seen.count == 1, "\(seen)")
        #expect(try page.get("document.documentElement.scrollWidth") == width)
        #expect(
          try page.get(
            "see.all('.says p').filter(part => part.scrollHeight > part.clientHeight + 1).length")
            == 0)
      }
    }
  }
}
