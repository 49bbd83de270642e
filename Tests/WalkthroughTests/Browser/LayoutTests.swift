import Testing

@testable import walkthrough

extension BrowserTests {
  /// Where things stand: what moves, and what is on one screen.
  struct LayoutTests {
    @Test("keys go down the page as eyes do, and keep their place", arguments: Engine.installed)
    func keepsFocus(engine: Engine) async throws {
      try await engine.open { page in
        for hash in ["#opening?ben=4", "#operators"] {
          try page.go(hash)
          let tops: [Double] = try page.get("see.tops()")
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
          see.hidden('#lanes .run .label', '#lanes .listener .label', '#guess-reply .verdict',
            '#guess-reply p:nth-of-type(2)', '#guess-reply p:nth-of-type(3)')
          """)
        #expect(hidden == [])
        let says = try page.text("#guess-reply")
        #expect(says.contains("Yes: one run starts."))
        #expect(
          says.contains("he gets \(ben / 4) at once, from memory, and then what run 1 sends"),
          "\(says)")
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
