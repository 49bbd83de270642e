import Testing

@testable import Live

extension BrowserTests {
  /// What must not be found on the page, whatever it shows and however large the screen is.
  struct RuleTests {
    /// Something that must not be found in some views, at some sizes of the screen.
    struct Rule: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let sizes: [(width: Int, height: Int)]
      let views: [String]

      /// What the reader's system prefers, such as a `prefers-color-scheme`.
      var prefers: [String: String] = [:]

      /// What is found, by a function of seen.js.
      let found: String
    }

    /// A state of each view and each kind, in which most signs are to be seen.
    static let looks =
      Kind.all.map {
        "#cold-or-hot?kind=\($0.name)&ada=4&ben=16&ending=completes&leaves=ada&tick=18"
      } + [
        "#", "#opening?ben=8", "#cold-or-hot", "#cold-or-hot?kinds=eight",
        "#cold-or-hot?kind=share&ada=0&ben=20&ending=fails&leaves=ada&tick=22",
        "#cold-or-hot?kind=share&ada=0&ben=20&guess=yes",
        "#workbench",
        "#workbench?first=--1-----2---3------%7C&second=a--b--c%7C&chain=flatMap,,second~share"
          + "&beside=flatMapLatest,,second&ada=0&ben=4-19",
        "#workbench?first=hot:--1---2%23&chain=catch%28justReturn%3A%29,0~scan,0~map,9~startWith,0",
        "#lesson-01/9", "#lesson-06/30", "#lesson-30/90", "#quiz-07/2",
      ]

    private static let kinds = Kind.all.map { "#cold-or-hot?kind=\($0.name)" }
    private static let arrivals = kinds.flatMap { kind in
      DrawnTests.arrivals.map { "\(kind)&ben=\($0)&leaves=ada,ben" }
    }

    private static let rules =
      [
        Rule(
          testDescription: "a telephone has the kinds, the lanes and Play on its screen",
          sizes: [(360, 740)], views: ["#cold-or-hot?kind=share"],
          found:
            "[0, 500].flatMap(y => (scrollTo(0, y), see.outside('#kinds', '#lanes svg', '#play')))"),
        Rule(
          testDescription: "what goes by below the kinds is not seen through them",
          sizes: [(360, 740)], views: ["#cold-or-hot?kind=share"],
          found: "(scrollTo(0, 400), see.letsThrough() ? ['it'] : [])"),
        Rule(
          testDescription: "on a low screen nothing sticks", sizes: [(320, 640)],
          views: ["#cold-or-hot?kind=share", "#lesson-01/42"], found: "see.sticky()"),
        Rule(
          testDescription: "a telephone has the controls on its first screen", sizes: [(390, 844)],
          views: ["#cold-or-hot", "#cold-or-hot?kinds=eight", "#cold-or-hot?kind=property"],
          found: "see.outside('#play')"),
        Rule(
          testDescription: "a telephone has the first operator on its first screen",
          sizes: [(390, 844)], views: ["#workbench"], found: "see.outside('.band.operator')"),
        Rule(
          testDescription: "a telephone has the buttons for steps on its first screen",
          sizes: [(390, 844)], views: ["#lessons"], found: "see.outside('#step-on')"),
        Rule(
          testDescription: "one kind large is named, chosen and explained in sight",
          sizes: [(1280, 720), (640, 900), (640, 360), (360, 740), (320, 568)], views: kinds,
          found: "see.unexplained()"),
        Rule(
          testDescription: "what has the focus is not behind what sticks",
          sizes: [(1280, 720), (640, 360), (360, 740)],
          views: ["#cold-or-hot?kind=share", "#cold-or-hot", "#lesson-03/20"],
          found: "see.buried()"),
        Rule(
          testDescription: "what points at the tick covers no words",
          sizes: [(1280, 720), (360, 740)],
          views: ["#cold-or-hot?kinds=eight&tick=8", "#cold-or-hot?kind=multicast&tick=8"],
          found: "see.covered()"),
        Rule(
          testDescription: "the cross of who leaves hides no value",
          sizes: [(320, 900), (1280, 900)], views: arrivals, found: "see.crossed()"),
        Rule(
          testDescription: "all eight kinds are seen at once, and their words are not covered",
          sizes: [(1280, 720)], views: ["#cold-or-hot?kinds=eight"], found: "see.cutCards()"),
        Rule(
          testDescription: "on a telephone code is seen whole", sizes: [(390, 844), (320, 740)],
          views: ["#quiz-01/1", "#quiz-07/2", "#cold-or-hot?kind=property", "#lesson-01/42"],
          found: "see.cutCode()"),
        Rule(
          testDescription:
            "nothing is wider than the screen, over another, or too small for a finger",
          sizes: [320, 390, 600, 768, 1000, 1600].map { ($0, 900) }, views: looks,
          found: "[...see.wide(), ...see.overlaps(), ...see.small()]"),
        Rule(
          testDescription: "with text twice as large, nothing is cut or over another",
          sizes: [(390, 900), (1280, 900)], views: looks, found: "see.faultsWhenLarge()"),
        Rule(
          testDescription: "nothing moves in the opening, whatever is guessed and wherever Ben is",
          sizes: [(1280, 720), (1440, 900), (768, 1024), (390, 844), (360, 740)], views: ["#"],
          found: "see.moved()"),
        Rule(
          testDescription: "a step's effect is on one screen", sizes: [(1280, 720)],
          views: ["#lesson-01/42", "#lesson-01/32", "#lesson-03/20"], found: "see.cutSteps()"),
        Rule(
          testDescription: "the page keeps its height while one goes through a section",
          sizes: [(360, 740), (1280, 720)], views: ["#lesson-07/1"], found: "see.jumps()"),
        Rule(
          testDescription: "what a hand can take in a picture, keys reach in a sentence",
          sizes: [(1280, 900)], views: looks, found: "see.unreachable()"),
        Rule(
          testDescription: "where the system chooses colours, knobs and the present view are seen",
          sizes: [(1280, 900)], views: ["#cold-or-hot?kind=share"],
          prefers: ["forced-colors": "active"], found: "see.plain()"),
        Rule(
          testDescription:
            "every guess of every state is judged by what Ben gets, with its own reply",
          sizes: [(1280, 900)], views: ["#"], found: "see.misjudged()"),
        Rule(
          testDescription:
            "a state shows who stops the work only if its run was stopped so, or ended",
          sizes: [(1280, 900)], views: ["#"], found: "see.misledAboutStops()"),
      ]
      + ["light", "dark"].flatMap { scheme in
        [(looks, "see.faint()"), (["#", "#"], "see.click('.answer:enabled').then(see.faint)")].map {
          Rule(
            testDescription: "text, signs and borders stand out from their ground, \(scheme)",
            sizes: [(1280, 900)], views: $0, prefers: ["prefers-color-scheme": scheme], found: $1)
        }
      }

    @Test("nothing is found that should not be", arguments: rules)
    func holds(rule: Rule) async throws {
      for (width, height) in rule.sizes {
        try await Engine.chromium.open(width: width, height: height) { page in
          if !rule.prefers.isEmpty { try page.prefer(rule.prefers) }
          let found: [[String]] = try page.get(rule.found, at: rule.views)
          for (view, found) in zip(rule.views, found) {
            #expect(found == [], "\(view) at \(width) × \(height)")
          }
        }
      }
    }
  }
}
