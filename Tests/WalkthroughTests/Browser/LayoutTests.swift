import Testing

@testable import walkthrough

extension BrowserTests {
  /// Where things stand: what moves, what hides something, and what is on one screen.
  struct LayoutTests {
    @Test("on a telephone kinds, lanes and Play are on one screen, also further down")
    func sticks() async throws {
      try await Engine.chromium.open("#cold-or-hot?kind=share", width: 360, height: 740) { page in
        let outside = "see.outside('#kinds', '#lanes svg', '#play')"
        #expect(try page.get(outside) as [String] == [])
        try page.run("scrollTo(0, 500)")
        #expect(try page.get(outside) as [String] == [])
        // The row of kinds lets nothing through.
        let through: Bool = try page.get(
          """
          (() => {
            let part = document.elementFromPoint(innerWidth - 12, 30);
            while (getComputedStyle(part).backgroundColor === 'rgba(0, 0, 0, 0)') part = part.parentElement;
            return see.box(part)[1] === 0 && getComputedStyle(part).maskImage === 'none';
          })()
          """)
        #expect(through)
        try page.resize(320, 640)
        try page.settle()
        for (hash, parts) in [
          ("#cold-or-hot?kind=share", "#kinds, .kinds-row, #one-kind, .stage .player"),
          ("#lesson-01/42", ".steps"),
        ] {
          try page.go(hash)
          #expect(
            try page.get(
              "see.all('\(parts)').filter(part => getComputedStyle(part).position === 'sticky').length"
            ) == 0)
        }
      }
    }

    @Test("a telephone has the controls of each view on its first screen")
    func controls() async throws {
      try await Engine.chromium.open(width: 390, height: 844) { page in
        for (hash, control) in [
          ("#", "#guess-cold-2"), ("#cold-or-hot", "#play"), ("#cold-or-hot?kinds=eight", "#play"),
          ("#cold-or-hot?kind=property", "#play"), ("#operators", "#op-range"),
          ("#lessons", "#step-on"),
        ] {
          try page.go(hash)
          #expect(try page.get("see.outside('\(control)')") as [String] == [], "\(hash)")
        }
      }
    }

    @Test(
      "one kind large is named, chosen and explained in sight",
      arguments: [(1280, 720), (640, 900), (640, 360), (360, 740), (320, 568)])
    func explains(width: Int, height: Int) async throws {
      try await Engine.chromium.open(width: width, height: height) { page in
        for kind in Kind.allCases {
          try page.go("#cold-or-hot?kind=\(kind.rawValue)")
          let outside: [String] = try page.get(
            """
            ['#cold-or-hot-title code', '#kind-says', '#kinds input:checked + span'].filter(part => {
              const [left, top, width] = see.box(document.querySelector(part));
              return width < 20 || left < 0 || left + width > innerWidth || top < 0;
            })
            """)
          #expect(outside == [], "\(kind)")
          #expect(
            try page.text("#cold-or-hot-title code") == page.text("#kinds input:checked + span"))
        }
      }
    }

    @Test(
      "what has the focus is not behind what sticks",
      arguments: [(1280, 720), (640, 360), (360, 740)])
    func showsFocus(width: Int, height: Int) async throws {
      try await Engine.chromium.open(width: width, height: height) { page in
        for hash in ["#cold-or-hot?kind=share", "#cold-or-hot", "#lesson-03/20"] {
          try page.go(hash)
          #expect(try page.get("see.buried()") as [String] == [], "\(hash)")
        }
      }
    }

    @Test("keys go down the page as eyes do, and keep their place", arguments: Engine.installed)
    func keepsFocus(engine: Engine) async throws {
      try await engine.open { page in
        for hash in ["#opening?ben=4", "#operators"] {
          try page.go(hash)
          let tops: [Double] = try page.get(
            """
            see.all('h1 .number, #nav a, main button, main select, #copy-link')
              .filter(part => part.checkVisibility()).map(part => Math.round(see.box(part)[1]))
            """)
          #expect(tops.count > 5)
          #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 + 12 }, "\(hash): \(tops)")
        }
        try page.go("#opening?ben=4")
        try page.focus("#nav a[data-view=quiz]")
        try page.click("#nav a[data-view=quiz]")
        #expect(try page.get("document.activeElement.dataset.view") == "quiz")
      }
    }

    @Test(
      "the reply to a guess is on one screen with the run and Ada, and nothing lies over it",
      arguments: [(1280, 720, 8), (768, 720, 8), (360, 740, 12)])
    func showsReply(width: Int, height: Int, ben: Int) async throws {
      let start = "#cold-or-hot?kind=share-replay&ada=0&ben=\(ben)&tick=18&guess=yes"
      try await Engine.chromium.open(start, width: width, height: height) { page in
        try page.click("#guess-form input[name=runs][value=\"1\"]")
        try page.click("#guess-form input[name=got]")
        try page.run(
          "document.querySelector('#guess-form button').scrollIntoView({ block: 'nearest' })")
        try page.click("#guess-form button")
        let hidden: [String] = try page.get(
          """
          ['#lanes .run .label', '#lanes .listener .label', '#guess-reply .verdict', '#guess-reply p:nth-of-type(2)', '#guess-reply p:nth-of-type(3)'].filter(name => {
            const part = document.querySelector(name);
            const [left, top, , height] = see.box(part);
            const sees = y => part.contains(document.elementFromPoint(left + 8, y));
            return !part.checkVisibility() || !sees(top + 4) || !sees(top + height - 4);
          })
          """)
        #expect(hidden == [])
        let says = try page.text("#guess-reply")
        #expect(says.contains("Yes: one run starts."))
        #expect(
          says.contains("he gets \(ben / 4) at once, from memory, and then what run 1 sends"),
          "\(says)")
      }
    }

    @Test("what points at the tick covers no words", arguments: [(1280, 720), (360, 740)])
    func coversNothing(width: Int, height: Int) async throws {
      try await Engine.chromium.open(width: width, height: height) { page in
        for hash in ["#cold-or-hot?kinds=eight&tick=8", "#cold-or-hot?kind=multicast&tick=8"] {
          try page.go(hash)
          let covered: [String] = try page.get(
            "see.covered()")
          #expect(covered == [], "\(hash)")
        }
      }
    }

    @Test("the cross of who leaves hides no value", arguments: [320, 1280])
    func hidesNoValue(width: Int) async throws {
      try await Engine.chromium.open(width: width) { page in
        for kind in Kind.allCases {
          for ben in Visit.arrivals {
            try page.go("#cold-or-hot?kind=\(kind.rawValue)&ben=\(ben)&leaves=ada,ben")
            let hidden: Int = try page.get(
              "see.crossed()")
            #expect(hidden == 0, "\(kind), Ben at \(ben)")
          }
        }
      }
    }

    @Test("at 1280 × 720 all eight kinds are seen at once, and their words are not covered")
    func showsAllKinds() async throws {
      try await Engine.chromium.open("#cold-or-hot?kinds=eight", height: 720) { page in
        let hidden: [String] = try page.get(
          "see.cutCards()")
        #expect(hidden == [])
      }
    }

    @Test("the kinds are met in two steps: two that one knows, then the others")
    func meetsTwo() async throws {
      try await Engine.chromium.open("#cold-or-hot", height: 720) { page in
        #expect(try page.texts("#grid h2 a") == ["cold", "Subject"])
        try page.click("#more-kinds")
        #expect(try page.texts("#grid h2 a").count == 8)
        #expect(try page.get("document.activeElement.closest('.card').dataset.kind") == "share")
        try page.rest()
        #expect(try page.hash().contains("kinds=eight"))
      }
    }

    @Test("a lesson opens at its first step, and a step's effect is on one screen")
    func showsSteps() async throws {
      try await Engine.chromium.open("#lessons", height: 720) { page in
        #expect(try page.text("#step-count").hasPrefix("step 1 of"))
        for step in ["01/42", "01/32", "01/48", "03/20"] {
          try page.go("#lesson-\(step)")
          let below: [String] = try page.get(
            """
            see.all('#step-says, #source .here, #chart, #lesson-machine .box:first-of-type, #so-far .now').filter(part => {
              const top = see.box(part)[1];
              return top < 0 || top > innerHeight - 20;
            }).map(part => part.id)
            """)
          if step == "03/20" { #expect(below == [], "\(step)") }
          let cut =
            "see.all('#chart, #lesson-machine').filter(part => part.scrollHeight > part.clientHeight).length"
          if step.hasPrefix("01") { #expect(try page.get(cut) == 0, "\(step)") }
        }
        let numbers: [Int] = try page.get("see.all('#source li').map(line => line.value)")
        #expect(numbers == Array(1...numbers.count))
      }
    }

    @Test("on a telephone code is seen whole", arguments: [390, 320])
    func wrapsCode(width: Int) async throws {
      try await Engine.chromium.open(width: width) { page in
        for hash in ["#quiz-01/1", "#quiz-07/2", "#cold-or-hot?kind=property", "#lesson-01/42"] {
          try page.go(hash)
          let cut =
            "see.all('.view:not([hidden]) :is(pre, .source)').filter(part => part.scrollWidth > part.clientWidth).length"
          #expect(try page.get(cut) == 0, "\(hash)")
        }
      }
    }

    @Test(
      "the page keeps its height while one goes through a section",
      arguments: [(360, 740, ["07", "17"]), (1280, 720, ["01", "05", "30"])])
    func keepsHeight(width: Int, height: Int, lessons: [String]) async throws {
      try await Engine.chromium.open("#lessons", width: width, height: height) { page in
        for lesson in lessons {
          try page.go("#lesson-\(lesson)/1")
          // For each step: how high the page is, and its section.
          let walk: [[String]] = try page.get(
            "see.heights()")
          #expect(walk.count > 10)
          // Where all panes stand beside each other, the next section moves nothing either.
          if width > 1200 { #expect(Set(walk.map { $0[0] }).count == 1, "lesson \(lesson)") }
          #expect(Set(walk).count == Set(walk.map { $0[1] }).count, "lesson \(lesson)")
        }
      }
    }
  }
}
