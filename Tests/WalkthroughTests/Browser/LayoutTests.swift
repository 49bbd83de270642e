import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Where things stand: what moves, what hides something, and what is on one screen.
  @MainActor struct LayoutTests {
    private nonisolated static let screens = [
      (1280, 720), (1440, 900), (768, 1024), (640, 800), (360, 740), (360, 640), (320, 640),
    ]

    @Test(
      "in the opening nothing moves, whatever is guessed and wherever Ben is", arguments: screens)
    func keepsPlaces(width: Int, height: Int) throws {
      try withTab(.chromium, width: width, height: height) { tab in
        var places = [try bar(tab)]
        // All that there is to scroll is what is seen.
        #expect(try tab.text("document.documentElement.scrollHeight <= innerHeight") == "true")
        try guess(tab, cold: 1, hot: 1)
        places.append(try bar(tab))
        try goToEnd(tab)
        places.append(try bar(tab))
        try tab.browser.evaluate("document.querySelector('#opening-title .number').focus()")
        try tab.press(.home)
        for _ in 1...6 {
          places.append(try bar(tab))
          try tab.press(.arrowRight)
        }
        #expect(Set(places).count == 1, "\(places)")
        let bottom = places[0].split(separator: " ").last.flatMap { Double($0) }
        #expect((bottom ?? 9999) <= Double(height))
        #expect(try tab.text("document.documentElement.scrollWidth") == "\(width)")
      }
    }

    /// Where the buttons of the opening stand.
    private func bar(_ tab: Tab) throws -> String {
      try tab.text(
        "(box => `${box.top} ${box.bottom}`)(document.querySelector('.opening-bar').getBoundingClientRect())"
      )
    }

    private func guess(_ tab: Tab, cold: Int, hot: Int) throws {
      try tab.click("[data-picture=cold][data-guess=\"\(cold)\"]")
      try tab.click("[data-picture=hot][data-guess=\"\(hot)\"]")
    }

    /// Stops what plays, and shows the last tick.
    private func goToEnd(_ tab: Tab) throws {
      try tab.click("#opening-play")
      try tab.browser.evaluate("document.querySelector('#opening-now .number').focus()")
      try tab.press(.end)
    }

    @Test("a verdict stands only where Ben was when one guessed", arguments: Engine.installed)
    func judgesOnePlace(engine: Engine) throws {
      try withTab(engine) { tab in
        let says = "[...document.querySelectorAll('.answer')].map(part => part.textContent)"
        try guess(tab, cold: 1, hot: 1)
        try goToEnd(tab)
        let judged = [
          "✗ No: Two runs. Ben sees 0, 1, 2 and so on: from the beginning.",
          "✓ Right. One run. Ben sees 2, 3, 4 and so on: he has missed 0 and 1.",
        ]
        #expect(try tab.texts(says) == judged)
        try tab.browser.evaluate("document.querySelector('#opening-title .number').focus()")
        try tab.press(.arrowLeft)
        #expect(
          try tab.texts(says) == [
            "Two runs. Ben sees 0, 1, 2 and so on: from the beginning.",
            "One run. Ben sees 1, 2, 3 and so on: he has missed 0.",
          ])
        try tab.press(.arrowRight)
        #expect(try tab.texts(says) == judged)
      }
    }

    @Test(
      "the question can be had again, also by those who played first", arguments: Engine.installed)
    func asksAgain(engine: Engine) throws {
      try withTab(engine) { tab in
        let pills = "document.querySelectorAll('.guess-it').length"
        #expect(try tab.text("document.getElementById('opening-again').hidden") == "true")
        try tab.click("#opening-play")
        #expect(try tab.text(pills) == "0")
        try tab.click("#opening-again")
        #expect(try tab.text(pills) == "4")
        #expect(try tab.text("document.activeElement.id") == "guess-cold-0")
        try tab.rest()
        #expect(try tab.hash() == "#opening")
        #expect(try tab.text("document.getElementById('opening-play').textContent") == "▶ Play")
      }
    }

    @Test("keys keep their place, and go down the page as eyes do", arguments: Engine.installed)
    func keepsFocus(engine: Engine) throws {
      try withTab(engine) { tab in
        try tab.browser.evaluate("document.querySelector('#guess-cold-1')?.focus()")
        try tab.click("[data-picture=cold][data-guess=\"1\"]")
        #expect(try tab.text("document.activeElement.id") == "guess-cold-1")
        for hash in ["#opening?ben=4", "#operators"] {
          try tab.go(hash)
          let tops =
            try tab.browser.evaluate(
              """
              [...document.querySelectorAll('h1 .number, #nav a, main button, main select, #copy-link')]
                .filter(part => part.checkVisibility()).map(part => Math.round(part.getBoundingClientRect().top))
              """) as? [Double] ?? []
          #expect(tops.count > 5)
          #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 12 }, "\(hash): \(tops)")
        }
        try tab.go("#opening?ben=4")
        try tab.browser.evaluate("document.querySelector('#nav a[data-view=quiz]').focus()")
        try tab.click("#nav a[data-view=quiz]")
        try tab.settle()
        #expect(try tab.text("document.activeElement.dataset.view") == "quiz")
      }
    }

    @Test(
      "the reply to a guess is on one screen with the run and Ada, and nothing lies over it",
      arguments: [(1280, 720, 8), (768, 720, 8), (360, 740, 12)])
    func showsReply(width: Int, height: Int, ben: Int) throws {
      let start = "#cold-or-hot?kind=share-replay&ada=0&ben=\(ben)&tick=18&guess=yes"
      try withTab(.chromium, start, width: width, height: height) { tab in
        try tab.click("#guess-form input[name=runs][value=\"1\"]")
        try tab.click("#guess-form input[name=got]")
        try tab.browser.evaluate(
          "document.querySelector('#guess-form button').scrollIntoView({ block: 'nearest' })")
        try tab.click("#guess-form button")
        let hidden = try tab.texts(
          """
          ['#lanes .run .label', '#lanes .listener .label', '#guess-reply .verdict', '#guess-reply p:nth-of-type(2)', '#guess-reply p:nth-of-type(3)'].filter(name => {
            const part = document.querySelector(name);
            const box = part.getBoundingClientRect();
            const sees = y => part.contains(document.elementFromPoint(box.left + 8, y));
            return !part.checkVisibility() || !sees(box.top + 4) || !sees(box.bottom - 4);
          })
          """)
        #expect(hidden == [])
        let says = try tab.text("document.getElementById('guess-reply').textContent")
        #expect(says.contains("Yes: one run starts."))
        #expect(
          says.contains("he gets \(ben / 4 - 1) at once, from memory, and then what run 1 sends"))
      }
    }

    @Test("both pictures of a lesson are seen whole", arguments: [42, 32, 48])
    func showsPictures(step: Int) throws {
      try withTab(.chromium, "#lesson-01/\(step)", height: 720) { tab in
        let cut = try tab.texts(
          """
          ['chart', 'lesson-machine'].filter(id => {
            const part = document.getElementById(id);
            return part.scrollHeight > part.clientHeight || part.getBoundingClientRect().bottom > innerHeight;
          })
          """)
        #expect(cut == [])
      }
    }

    @Test("a lesson that opens further on says so, and leads to its first step")
    func leadsToBeginning() throws {
      try withTab(.chromium, "#lessons", height: 720) { tab in
        #expect(
          try tab.text("document.querySelector('.steps').innerText")
            .contains("a lesson opens at its first picture, here step"))
        try tab.click(".steps a")
        #expect(try tab.hash() == "#lesson-01/1")
        #expect(
          try tab.text("document.getElementById('step-count').textContent").hasPrefix("step 1 "))
      }
    }

    @Test(
      "what points at the tick covers no words", arguments: [(1280, 720), (1280, 620), (360, 740)])
    func coversNothing(width: Int, height: Int) throws {
      try withTab(.chromium, width: width, height: height) { tab in
        for hash in ["#opening?ben=4", "#cold-or-hot", "#cold-or-hot?kind=multicast"] {
          try tab.go(hash)
          let covered = try tab.texts(
            """
            [...document.querySelectorAll('.view:not([hidden]) .starter')].filter(part => part.textContent !== '').filter(part => {
              const pointer = part.closest('svg').querySelector('.knob.now .handle').getBoundingClientRect();
              const words = part.getBoundingClientRect();
              // Above its letters a text has room.
              return pointer.bottom > words.top + 4;
            }).map(part => part.textContent)
            """)
          #expect(covered == [], "\(hash)")
        }
      }
    }

    @Test("at 1280 × 720 all kinds are seen at once, and nothing lies over their words")
    func showsAllKinds() throws {
      try withTab(.chromium, "#cold-or-hot", height: 720) { tab in
        let below = try tab.texts(
          """
          [...document.querySelectorAll('#grid .listener .label')]
            .filter(part => part.getBoundingClientRect().bottom > innerHeight).map(part => part.textContent)
          """)
        #expect(below == [])
        let hidden = try tab.texts(
          """
          [...document.querySelectorAll('#grid dt, #grid dd')].filter(part => {
            const box = part.getBoundingClientRect();
            return box.top + 4 < innerHeight && !part.contains(document.elementFromPoint(box.left + 4, box.top + 4));
          }).map(part => part.textContent)
          """)
        #expect(hidden == [])
      }
    }

    @Test(
      "on a telephone the row of kinds lets nothing through, and a low one has nothing that sticks")
    func sticksWhole() throws {
      try withTab(.chromium, "#cold-or-hot?kind=share", width: 360, height: 740) { tab in
        try tab.browser.evaluate("scrollTo(0, 400)")
        try tab.settle()
        let through = try tab.text(
          """
          (() => {
            let part = document.elementFromPoint(innerWidth - 12, 30);
            while (part && getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)') part = part.parentElement;
            return part && part.getBoundingClientRect().top === 0 && getComputedStyle(part).maskImage === 'none';
          })()
          """)
        #expect(through == "true")
      }
      try withTab(.chromium, width: 320, height: 640) { tab in
        for (hash, parts) in [
          ("#cold-or-hot?kind=share", "#kinds, .kinds-row, #one-kind, .stage .player"),
          ("#lesson-01/42", ".steps"),
        ] {
          try tab.go(hash)
          let sticky = try tab.texts(
            """
            [...document.querySelectorAll('\(parts)')]
              .filter(part => getComputedStyle(part).position === 'sticky').map(part => part.className)
            """)
          #expect(sticky == [], "\(hash)")
        }
      }
    }

    @Test("on a telephone code is seen whole", arguments: [360, 320])
    func wrapsCode(width: Int) throws {
      try withTab(.chromium, width: width, height: 740) { tab in
        for hash in ["#quiz-01/1", "#quiz-07/2", "#cold-or-hot?kind=property", "#lesson-01/42"] {
          try tab.go(hash)
          let cut = try tab.texts(
            """
            [...document.querySelectorAll('.view:not([hidden]) :is(pre, .source)')]
              .filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent.slice(0, 40))
            """)
          #expect(cut == [], "\(hash)")
        }
      }
    }
  }
}
