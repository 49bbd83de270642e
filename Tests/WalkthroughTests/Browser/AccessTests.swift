import Foundation
import Testing

@testable import walkthrough

extension BrowserTests {
  /// Whether everybody can see and reach everything.
  @MainActor struct AccessTests {
    @Test(
      "the opening fits the screen, and says less than twenty words",
      arguments: [(1280, 720), (1440, 900), (360, 740)])
    func fitsOneScreen(width: Int, height: Int) throws {
      try withTab(.chromium, width: width, height: height) { tab in
        let words = try tab.text(
          """
          [...document.querySelectorAll('body *')].filter(part => {
            const style = getComputedStyle(part);
            return !part.closest('svg, script, noscript, .unseen, .skip') && part.checkVisibility() && style.visibility === 'visible';
          }).flatMap(part => [...part.childNodes].filter(node => node.nodeType === 3).flatMap(node => node.textContent.match(/[A-Za-z]+/g) || [])).length
          """)
        #expect((Int(words) ?? 99) < 20)
        for hash in ["#", "#opening?ben=12"] {
          try tab.go(hash)
          let bottom = try tab.text(
            "document.querySelector('.opening-bar').getBoundingClientRect().bottom")
          #expect((Double(bottom) ?? 9999) <= Double(height), "\(hash)")
        }
      }
    }

    @Test("on a telephone kinds, lanes and Play are on one screen, also further down")
    func sticks() throws {
      try withTab(.chromium, "#cold-or-hot?kind=share", width: 360, height: 740) { tab in
        let outside = """
          ['#kinds', '#lanes svg', '#play'].filter(part => {
            const box = document.querySelector(part).getBoundingClientRect();
            return box.top < 0 || box.bottom > innerHeight;
          })
          """
        #expect(try tab.texts(outside) == [])
        try tab.browser.evaluate("scrollTo(0, 500)")
        try tab.settle()
        #expect(try tab.texts(outside) == [])
      }
    }

    @Test(
      "one kind large is named, chosen and explained in sight",
      arguments: [(1280, 720), (640, 900), (640, 360), (360, 740), (320, 568)])
    func explains(width: Int, height: Int) throws {
      try withTab(.chromium, width: width, height: height) { tab in
        for kind in Kind.allCases {
          try tab.go("#cold-or-hot?kind=\(kind.rawValue)")
          let outside = try tab.texts(
            """
            ['#cold-or-hot-title code', '#kind-says', '#kinds input:checked + span'].filter(part => {
              const box = document.querySelector(part).getBoundingClientRect();
              return box.width < 20 || box.left < 0 || box.right > innerWidth || box.top < 0;
            })
            """)
          #expect(outside == [], "\(kind)")
          let names = try tab.texts(
            "['#cold-or-hot-title code', '#kinds input:checked + span'].map(part => document.querySelector(part).textContent)"
          )
          #expect(Set(names).count == 1, "\(kind)")
        }
      }
    }

    @Test(
      "what has the focus is not behind what sticks",
      arguments: [(1280, 720), (640, 360), (360, 740)])
    func showsFocus(width: Int, height: Int) throws {
      try withTab(.chromium, width: width, height: height) { tab in
        for hash in ["#cold-or-hot?kind=share", "#cold-or-hot", "#lesson-03/20"] {
          try tab.go(hash)
          let hidden = try tab.texts(
            """
            (() => {
              const parts = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')]
                .filter(part => part.checkVisibility() && !part.disabled && !part.closest('.skip'));
              document.activeElement.blur();
              return parts.concat(parts.toReversed()).filter(part => {
                part.focus();
                const box = part.getBoundingClientRect();
                const [x, y] = [box.left + Math.min(box.width / 2, 30), box.top + Math.min(box.height / 2, 12)];
                const seen = document.elementFromPoint(x, y);
                return !seen || !(part.contains(seen) || seen.contains(part) || seen.closest('label')?.contains(part));
              }).map(part => part.outerHTML.slice(0, 90));
            })()
            """)
          #expect(hidden == [], "\(hash)")
        }
      }
    }

    @Test("at twice the size nothing is scrolled to the side, and a button keeps its height")
    func fitsTwice() throws {
      try withTab(.chromium, "#cold-or-hot?kind=share", width: 640, height: 360) { tab in
        let wide = try tab.texts(
          "['nav', 'kinds'].filter(id => document.getElementById(id).scrollWidth > document.getElementById(id).clientWidth)"
        )
        #expect(wide == [])
      }
      try withTab(.chromium, "#opening?ben=4", width: 360, height: 740) { tab in
        let high = "document.getElementById('opening-play').offsetHeight"
        let before = try tab.text(high)
        try tab.click("#opening-play")
        #expect(try tab.text(high) == before)
      }
    }

    @Test("a step's effect is on one screen: its line, the chart, the machine and the list")
    func showsSteps() throws {
      try withTab(.chromium, "#lesson-03/20", height: 720) { tab in
        let below = """
          ['#step-says', '#source .here', '#chart', '#lesson-machine .box', '#so-far .now'].filter(part => {
            const box = document.querySelector(part).getBoundingClientRect();
            return box.top < 0 || box.top > innerHeight - 20;
          })
          """
        #expect(try tab.texts(below) == [])
        let numbers = try tab.texts(
          "[...document.querySelectorAll('#source li')].map(line => line.value)")
        #expect(numbers == (1...numbers.count).map(String.init))
      }
    }

    @Test("text and signs stand out from their ground, light and dark", arguments: [false, true])
    func isReadable(dark: Bool) throws {
      let script = try String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: "contrast.js"), encoding: .utf8)
      try withTab(.chromium) { tab in
        let chromium = try #require(tab.browser as? Chromium)
        try chromium.prefer(["prefers-color-scheme": dark ? "dark" : "light"])
        for hash in Self.looks {
          try tab.go(hash)
          #expect(try tab.texts(script) == [], "\(hash)")
        }
      }
    }

    @Test("where the system chooses colours, knobs and the present view are seen")
    func showsForced() throws {
      try withTab(.chromium, "#cold-or-hot?kind=share") { tab in
        let chromium = try #require(tab.browser as? Chromium)
        try chromium.prefer(["forced-colors": "active"])
        try tab.settle()
        let plain = try tab.texts(
          """
          (() => {
            const ground = getComputedStyle(document.body).backgroundColor;
            const same = [...document.querySelectorAll('.knob')].filter(knob =>
              getComputedStyle(knob.querySelector('.handle')).fill === ground).map(() => 'knob');
            const links = [...document.querySelectorAll('#nav a')].map(link => getComputedStyle(link).borderBottomColor);
            return same.concat(links.filter(colour => colour === links[1]).length === 1 ? [] : ['nav']);
          })()
          """)
        #expect(plain == [])
        try tab.go("#")
        try tab.click("[data-picture=cold][data-guess='1']")
        // Its signs and dots are made for the ground of the page, not for that of Play.
        let grounds = try tab.texts(
          "['.guess-it[aria-pressed=true]', '#opening-play'].map(part =>"
            + " getComputedStyle(document.querySelector(part)).backgroundColor)")
        #expect(Set(grounds).count == 2, "\(grounds)")
      }
    }

    @Test(
      "nothing is wider than the screen, and nothing lies over another",
      arguments: [320, 360, 600, 768, 1000, 1600])
    func fits(width: Int) throws {
      try withTab(.chromium, width: width) { tab in
        for hash in ["#", "#opening?ben=8", "#cold-or-hot"] + Self.looks {
          try tab.go(hash)
          let wide = try tab.text("document.documentElement.scrollWidth")
          #expect(Int(wide) == width, "\(hash)")
          let over = try tab.texts(
            """
            (() => {
              const parts = [...document.querySelectorAll('button, select, .number, #nav a, .kinds span, .endings span, input[type=range], h1')]
                .filter(part => part.offsetParent && getComputedStyle(part).visibility === 'visible' && !part.closest('.player, .kinds, nav'));
              const boxes = parts.map(part => part.getBoundingClientRect());
              const found = [];
              for (let a = 0; a < parts.length; a += 1) for (let b = a + 1; b < parts.length; b += 1) {
                if (parts[a].contains(parts[b]) || parts[b].contains(parts[a])) continue;
                const [one, other] = [boxes[a], boxes[b]];
                const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
                const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
                if (wide > 2 && high > 2) found.push(parts[a].outerHTML.slice(0, 60) + ' over ' + parts[b].outerHTML.slice(0, 60));
              }
              return found;
            })()
            """)
          #expect(over == [], "\(hash)")
        }
      }
    }

    @Test("everything that can be used has a name, and keys reach it")
    func hasNames() throws {
      try withTab(.chromium) { tab in
        for hash in ["#", "#opening?ben=8", "#cold-or-hot"] + Self.looks {
          try tab.go(hash)
          let nameless = try tab.texts(
            """
            [...document.querySelectorAll('button, input, [role=slider], a, select, summary, svg[role=img]')]
              .filter(part => part.offsetParent !== null)
              .filter(part => !(part.getAttribute('aria-label') || part.textContent.trim()
                || (part.labels && part.labels.length && part.labels[0].textContent.trim())))
              .map(part => part.outerHTML)
            """)
          #expect(nameless == [], "\(hash)")
          let unreachable = try tab.texts(
            "['ada', 'ben', 'now'].filter(name => document.querySelector(`.view:not([hidden]) .knob[data-handle=${name}]`)"
              + " && !document.querySelector(`.view:not([hidden]) [role=slider][data-handle=${name}][tabindex='0']`))"
          )
          #expect(unreachable == [], "\(hash)")
          let odd = try tab.texts(
            "[...document.querySelectorAll('ol[role=region], ul[role=region], [tabindex=\"0\"]:not([role])')].map(part => part.outerHTML)"
          )
          #expect(odd == [], "\(hash)")
        }
      }
    }

    @Test("who wants no motion sees none")
    func isStill() throws {
      try withTab(.chromium, "#cold-or-hot?kind=share&tick=5") { tab in
        let chromium = try #require(tab.browser as? Chromium)
        try chromium.prefer(["prefers-reduced-motion": "reduce"])
        try tab.click("#play")
        let between =
          try tab.browser.evaluate(
            """
            new Promise(done => {
              let found = 0, frames = 0;
              const look = () => {
                found += document.querySelectorAll('.traveller').length;
                if ((frames += 1) > 40) done(found); else requestAnimationFrame(look);
              };
              look();
            })
            """) as? Int
        #expect(between == 0)
      }
    }

    /// A state of each view and each kind, in which most signs are to be seen.
    private static let looks =
      Kind.allCases.map {
        "#cold-or-hot?kind=\($0.rawValue)&ada=4&ben=16&ending=completes&leaves=ada&tick=18"
      }
      + [
        "#cold-or-hot?kind=share&ada=0&ben=20&ending=fails&leaves=ada&tick=22",
        "#cold-or-hot?kind=share&ada=0&ben=20&guess=yes",
        "#operators?name=flatMap&amount=4&beside=flatMapLatest", "#operators?name=collect&amount=4",
        "#lesson-01/9", "#lesson-06/30", "#lesson-30/90",
      ]
  }
}
