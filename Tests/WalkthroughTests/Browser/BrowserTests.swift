import Foundation
import Quiz
import Testing

@testable import walkthrough

/// The variables with which the tests were started.
private let environment = ProcessInfo.processInfo.environment

/// The page in a real browser: `make test-browser` runs these, `make test` does not.
///
/// One browser serves all tests, one after the other.
@Suite(.serialized, .enabled(if: environment["WALKTHROUGH_BROWSER"] != nil))
struct BrowserTests {
  private let page = Page(root: Package.root)

  /// Opens a page in a browser of its own, and demands that nothing went wrong in it.
  private func withTab(_ hash: String = "", _ body: (Tab) throws -> Void) throws {
    let browser = try Browser(Browser.find(in: environment))
    defer { browser.close() }
    let tab = Tab(browser, file: page.folder.appending(path: "index.html"))
    try tab.resize(width: 1280)
    try tab.open(hash)
    try body(tab)
    #expect(browser.complaints == [])
  }

  /// How many states to compare, and the seed that chooses them.
  private static let count = environment["WALKTHROUGH_STATES"].flatMap { Int($0) } ?? 300
  private static let seed =
    environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

  @Test("states chosen by chance look as the core runs them")
  func showsWhatRan() throws {
    print("WALKTHROUGH_SEED=\(Self.seed) chooses \(Self.count) states")
    var random = SplitMix64(seed: Self.seed)
    try withTab { tab in
      for _ in 0..<Self.count {
        let scenario = try #require(Scenario.all.randomElement(using: &random))
        let tick = Int.random(in: 0...Scenario.lastTick, using: &random)
        try tab.go(scenario.address(tick: tick))
        let seen = try Seen(tab)
        let expected = try Seen(running: scenario, at: tick)
        #expect(seen == expected, "WALKTHROUGH_SEED=\(Self.seed) \(scenario.address(tick: tick))")
      }
    }
  }

  @Test("no address is passed over, however fast they come")
  func goesFast() throws {
    try withTab { tab in
      let followed = try tab.text(
        """
        Array.from({ length: 400 }, (_, index) => `#cold-or-hot?tick=${index}`)
          .filter(hash => { location.hash = hash; return location.hash === hash; }).length
        """)
      #expect(followed == "400")
    }
  }

  @Test("the code on the page is the code that ran")
  func showsCode() throws {
    let source = try String(
      contentsOf: Package.root.appending(path: "Sources/walkthrough/Explorer/Scenes.swift"),
      encoding: .utf8)
    let code = CodeOfScenes(source: source)
    try withTab { tab in
      for scenario in Scenario.all where scenario.ada.comes == 4 && scenario.ben.comes == 20 {
        try tab.go(scenario.address(tick: 3))
        let shown = try tab.text("document.getElementById('code').textContent")
        #expect(shown == code.code(of: scenario))
      }
    }
  }

  @Test("all code on the page compiles as a lesson's would")
  func compiles() throws {
    let bundle = try #require(CommandLine.arguments.first { $0.contains(".xctest") })
    var products = URL(filePath: bundle)
    while products.path.contains(".xctest") { products.deleteLastPathComponent() }
    let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    var code: [String] = []
    try withTab { tab in
      code = try tab.texts(
        """
        (() => {
          const { explorer, runs, operatorsView: view, operators } = ColdAndHot; const all = [];
          for (const kind of Object.keys(runs.kinds)) for (const ending of Object.keys(runs.kinds[kind].states))
            for (const leaves of [false, true]) all.push(explorer.code({
              kind, ending, ada: { comes: 0, leaves }, ben: { comes: 8, leaves: !leaves } }));
          for (const name of view.names) for (const amount of operators.all[name].amounts)
            all.push(view.code(name, amount));
          return all;
        })()
        """)
    }
    #expect(code.count > 200)
    let functions = code.enumerated().map { "func state\($0)() throws {\n\($1)\n}\n" }
    let file = work.appending(path: "states.swift")
    try ("import LessonKit\nimport ReactiveCore\n" + functions.joined())
      .write(to: file, atomically: true, encoding: .utf8)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library",
      "-I", products.appending(path: "Modules").path, "-I", products.path, file.path,
    ]
    let errors = Pipe()
    compiler.standardError = errors
    try compiler.run()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    try errors.fileHandleForReading.close()
    let complaints = String(decoding: said, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("error: ") }
    #expect(compiler.terminationStatus == 0, "\(complaints.prefix(5))")
  }

  @Test("Ben is dragged, with a mouse and with keys")
  func moves() throws {
    try withTab("#cold-or-hot?kind=share&ada=0&ben=8&tick=10") { tab in
      let before = try tab.text("history.length")
      let scale = try tab.text("document.querySelector('#lanes svg').clientWidth")
      let perTick = (try #require(Double(scale)) - 66 - 14) / Double(Scenario.lastTick)
      try tab.drag("handle-ben", by: perTick * 8)
      #expect(try tab.text("location.hash").contains("ben=16"))
      #expect(Int(try tab.text("history.length")) == Int(before).map { $0 + 1 })
      #expect(try Seen(tab).ben.contains("missed 0123"))

      try tab.browser.evaluate("document.getElementById('handle-ben').focus()")
      try tab.press("ArrowRight", code: 39)
      #expect(try tab.text("location.hash").contains("ben=20"))
      #expect(try tab.text("document.activeElement.id") == "handle-ben")
      #expect(try tab.text("document.activeElement.getAttribute('aria-valuetext')") == "tick 20")
      try tab.press("Home", code: 36)
      #expect(try tab.text("location.hash").contains("ben=0"))
      try tab.press("ArrowLeft", code: 37)
      #expect(try tab.text("location.hash").contains("ben=0"))
      try tab.press("End", code: 35)
      #expect(try tab.text("location.hash").contains("ben=24"))

      try tab.drag("handle-now", by: perTick * -4)
      #expect(try tab.text("document.getElementById('machine-title').textContent").hasSuffix("6"))
      try tab.drag("handle-ada", by: perTick * 30)
      #expect(try tab.text("location.hash").contains("ada=24"))
    }
  }

  @Test("the back button takes a step back")
  func goesBack() throws {
    try withTab("#cold-or-hot?kind=cold&ada=0&ben=8&tick=10") { tab in
      try tab.click("#kinds input[value=share]")
      try tab.click("#ben-leaves")
      #expect(try tab.text("location.hash").contains("kind=share"))
      #expect(try tab.text("location.hash").contains("leaves=ben"))
      try tab.browser.evaluate("history.back()")
      try tab.settle()
      #expect(try tab.text("document.getElementById('ben-leaves').checked") == "false")
      try tab.browser.evaluate("history.back()")
      try tab.settle()
      #expect(try tab.text("document.querySelector('#kinds input:checked').value") == "cold")
    }
  }

  @Test("a guess hides what happens until it is made, and each answer gets its reply")
  func guesses() throws {
    try withTab("#cold-or-hot?kind=cold&ada=0&ben=8&ending=completes&tick=10&guess=yes") { tab in
      #expect(try tab.texts("document.querySelectorAll('#lanes .value')").isEmpty)
      #expect(try tab.texts("document.querySelectorAll('#machine svg')").isEmpty)
      #expect(try tab.texts("document.querySelectorAll('#questions td, #story li')").isEmpty)
      try tab.guess(runs: "1", got: "23|")
      #expect(try tab.text("document.activeElement.id") == "guess-reply")
      let reply = try tab.text("document.getElementById('guess-reply').textContent")
      #expect(reply.contains("Not quite"))
      #expect(reply.contains("Two runs start, not one. A cold signal does not become hot"))
      #expect(reply.contains("You took it for a hot signal."))
      #expect(try !tab.texts("document.querySelectorAll('#lanes .value')").isEmpty)

      try tab.click("#kinds input[value=share]")
      #expect(try tab.texts("document.querySelectorAll('#lanes .value')").isEmpty)
      try tab.guess(runs: "1", got: "23|")
      #expect(
        try tab.text("document.getElementById('guess-reply').textContent").contains(
          "Both are right"))
      try tab.click("#guess-on")
      try tab.click("#kinds input[value=cold]")
      #expect(try !tab.texts("document.querySelectorAll('#lanes .value')").isEmpty)
    }
  }

  @Test("every wrong guess of every state gets a reply of its own")
  func repliesToAll() throws {
    try withTab { tab in
      let poor = try tab.texts(
        """
        (() => {
          const { guess, runs, reading } = ColdAndHot; const poor = [];
          for (const kind of Object.keys(runs.kinds)) for (const ending of Object.keys(runs.kinds[kind].states))
          for (const a of runs.arrivals) for (const b of runs.arrivals) for (const leaves of [false, true]) {
            const state = { kind, ending, ada: { comes: a, leaves }, ben: { comes: b, leaves: false } };
            const options = guess.options(state);
            if (options.length < 2) poor.push("one option: " + JSON.stringify(state));
            let right = 0;
            for (const { got } of options) for (const count of [1, 2, 3]) {
              const { isRight, replies } = guess.judge(state, { runs: count, got });
              if (isRight) right += 1;
              if (replies.some(text => /undefined|null|NaN/.test(text) || text.length < 12)) poor.push(replies.join(" / "));
            }
            if (right !== 1) poor.push(right + " right: " + JSON.stringify(state));
          }
          return poor;
        })()
        """)
      #expect(poor == [])
    }
  }

  @Test("operators look as the core runs them")
  func showsOperators() throws {
    try withTab { tab in
      for scene in OperatorScene.all {
        for amount in [scene.amounts.first, scene.amounts.last].compactMap(\.self) {
          try tab.go("#operators?name=\(scene.name)&amount=\(amount)")
          let seen = try tab.texts(
            """
            [...document.querySelectorAll('#op-results [data-row]')].map(row =>
              row.dataset.row + ': ' + [...row.querySelectorAll('.value text')].map(text => text.textContent).join(' ')
                + (row.querySelector('path.completed') ? ' |' : '') + (row.querySelector('path.failed') ? ' #' : ''))
            """)
          let rows = try scene.rows(amount).map { row in
            let fields = row.components(separatedBy: "; ")
            let marks = fields[2].split(separator: ", ").map { entry in
              String(entry.drop { $0 != " " }.dropFirst())
            }
            let values = marks.filter { $0 != "|" && $0 != "#" }.joined(separator: " ")
            let end = marks.first { $0 == "|" || $0 == "#" }.map { " \($0)" } ?? ""
            return "\(fields[0]): \(values)\(end)"
          }
          #expect(seen == rows, "\(scene.name) \(amount)")
        }
      }
      try tab.go("#operators?name=zip&amount=4&beside=combineLatest")
      #expect(try tab.texts("document.querySelectorAll('#op-results svg')").count == 2)
      try tab.browser.evaluate("document.getElementById('op-range').focus()")
      try tab.press("ArrowRight", code: 39)
      #expect(try tab.text("location.hash").contains("amount=5"))
    }
  }

  @Test("a lesson's steps are those that make step shows, forward, back and scrubbed")
  func showsSteps() throws {
    let folder = Package.root.appending(path: "Tests/LessonTests/Snapshots")
    let manifest = try String(
      contentsOf: Package.root.appending(path: "Package.swift"), encoding: .utf8)
    var random = SplitMix64(seed: Self.seed)
    try withTab { tab in
      for lesson in CourseList(manifest: manifest).lessons {
        let snapshot = try String(
          contentsOf: folder.appending(path: "lesson-\(lesson.name).step.txt"), encoding: .utf8)
        let steps = StepTranscript(snapshot: snapshot).steps
        for _ in 0..<6 {
          let index = Int.random(in: 0..<steps.count, using: &random)
          try tab.go("#lesson-\(lesson.number)/\(index + 1)")
          let step = steps[index]
          let text = step.text[0].trimmingCharacters(in: .whitespaces)
          let cause = step.cause.map { " (\($0))" } ?? ""
          let says = step.moment.map { "Tick \($0.tick): \(text)\(cause)" } ?? "It prints: \(text)"
          #expect(try tab.text("document.getElementById('step-says').textContent") == says)
          if let moment = step.moment {
            let line = try tab.text("document.querySelector('#source .here').value")
            #expect(line == "\(moment.line)")
            let drawn = try tab.text(
              "ColdAndHot.lessonsView.steps(ColdAndHot.lessonsView.lesson('\(lesson.number)'))[\(index)].drawing.join('\\n')"
            )
            #expect(drawn == step.drawing.joined(separator: "\n"))
          }
        }
      }
      try tab.go("#lesson-01/3")
      try tab.click("#step-on")
      #expect(try tab.text("location.hash") == "#lesson-01/4")
      try tab.click("#step-back")
      try tab.click("#step-back")
      #expect(try tab.text("location.hash") == "#lesson-01/2")
      try tab.browser.evaluate("document.getElementById('step-range').focus()")
      try tab.press("ArrowRight", code: 39)
      #expect(try tab.text("location.hash") == "#lesson-01/3")
    }
  }

  @Test("a quiz asks what make quiz asks, and each answer gets its reply")
  func asks() throws {
    try withTab("#quiz") { tab in
      for quiz in try QuizBook(root: Package.root).quizzes {
        for (index, question) in quiz.questions.enumerated() {
          try tab.go("#quiz-\(quiz.number)/\(index + 1)")
          let code = try tab.text("document.getElementById('quiz-code').textContent")
          #expect(code == question.code.joined(separator: "\n"))
          let texts = try tab.texts(
            "[...document.querySelectorAll('#quiz-form span')].map(span => span.textContent)")
          #expect(texts == question.options.map(\.text))
          let replies = try tab.texts(
            """
            ColdAndHot.quizView.quiz("\(quiz.number)").questions[\(index)].options.map((_, chosen) => {
              const part = document.createElement("div");
              const view = ColdAndHot.quizView;
              part.innerHTML = view.render(view.quiz("\(quiz.number)"), \(index), chosen)["quiz-reply"];
              return part.textContent;
            })
            """)
          let line = try question.run()
          #expect(replies.count == question.options.count)
          for (option, reply) in zip(question.options, replies) {
            let isRight = option.prints == line
            #expect(reply.contains(option.say), "\(question.name): \(reply)")
            #expect(reply.contains("Right.") == isRight, "\(question.name): \(reply)")
            #expect(reply.contains("The run prints: \(line)") == !isRight, "\(reply)")
          }
        }
      }
    }
  }

  @Test("a quiz counts, and asks again what was missed")
  func asksAgain() throws {
    let quiz = try #require(try QuizBook(root: Package.root).quizzes.first)
    let answers = try quiz.questions.map { question in
      let line = try question.run()
      return try #require(question.options.firstIndex { $0.prints == line })
    }
    try withTab("#quiz-\(quiz.number)/1") { tab in
      let wrong = answers[0] == 0 ? 1 : 0
      try tab.click("#quiz-form input[value=\"\(wrong)\"]")
      try tab.click("#quiz-form button")
      #expect(try tab.text("document.activeElement.id") == "quiz-reply")
      try tab.click("#quiz-on")
      try tab.click("#quiz-form input[value=\"\(answers[1])\"]")
      try tab.click("#quiz-form button")
      let rest = answers.count - 2
      #expect(
        try tab.text("document.getElementById('quiz-score').textContent")
          == "1 of 2 is right. \(rest) to go.")
      try tab.click("#quiz-again")
      #expect(try tab.text("location.hash") == "#quiz-\(quiz.number)/1")
      #expect(try tab.text("document.getElementById('quiz-again').hidden") == "true")
      try tab.click("#quiz-form input[value=\"\(answers[0])\"]")
      try tab.click("#quiz-form button")
      #expect(
        try tab.text("document.getElementById('quiz-score').textContent")
          == "2 of 2 are right. \(rest) to go.")
    }
  }

  @Test("an address that asks for what is not there gets a sentence about it")
  func saysWhatIsNotThere() throws {
    let strays = [
      "#cold-or-hot?kind=replayLazily": "replayLazily", "#cold-or-hot?ben=14": "14",
      "#cold-or-hot?kind=property&ending=fails": "fails", "#operators?name=zap": "zap",
      "#lesson-99": "99", "#lesson-01/999": "999", "#quiz-99": "99", "#nowhere": "nowhere",
    ]
    try withTab { tab in
      for (hash, word) in strays.sorted(by: { $0.key < $1.key }) {
        try tab.go(hash)
        #expect(try tab.text("document.getElementById('address-says').hidden") == "false")
        let says = try tab.text("document.getElementById('address-says').textContent")
        #expect(says.contains(word), "\(hash): \(says)")
      }
      for hash in Self.looks where hash != "#nowhere" && !hash.contains("kind=property") {
        try tab.go(hash)
        #expect(try tab.text("document.getElementById('address-says').hidden") == "true", "\(hash)")
      }
    }
  }

  @Test("the machine of a lesson shows who gets what from whom, as its steps say")
  func drawsMachine() throws {
    try withTab { tab in
      let snapshot = try String(
        contentsOf: Package.root.appending(
          path: "Tests/LessonTests/Snapshots/lesson-03-cold-and-hot.step.txt"), encoding: .utf8)
      let steps = StepTranscript(snapshot: snapshot).steps
      for title in Set(steps.map(\.section)).sorted() {
        let last = try #require(steps.lastIndex { $0.section == title })
        var pairs: Set<String> = []
        for step in steps where step.section == title {
          let text = step.text[0].trimmingCharacters(in: .whitespaces)
          if let feeder = step.cause?.wholeMatch(of: /from (.+)/)?.1 {
            let listener = try #require(text.prefixMatch(of: /(\w+) gets/)?.1)
            pairs.insert("\(listener) is fed by \(feeder)")
          }
        }
        try tab.go("#lesson-03/\(last + 1)")
        let drawn = try tab.texts(
          "document.querySelectorAll('#lesson-machine .wire')"
        ).count
        #expect(drawn == pairs.count, "\(title): \(pairs)")
        let first = try #require(
          steps.firstIndex { $0.section == title && $0.cause != nil } ?? last)
        try tab.go("#lesson-03/\(first + 1)")
        let says = try tab.text(
          "(document.querySelector('#lesson-machine svg') || document.body).getAttribute('aria-label')"
        )
        #expect(pairs.isEmpty || pairs.contains { says.contains($0) }, "\(title): \(says)")
      }
    }
  }

  @Test("every link into the page leads to the state that it names")
  func follows() throws {
    let tutorials = Package.root.appending(path: "Tutorials")
    var links = [
      "#cold-or-hot", "#cold-or-hot?kind=share&ada=0&ben=4",
      "#cold-or-hot?kind=cold&leaves=ada,ben",
      "#operators", "#operators?name=zip&amount=2", "#lesson-02/2", "#lessons",
    ]
    let pages = FileManager.default.enumerator(atPath: tutorials.path)?.compactMap { $0 as? String }
    for name in ["../README.md"] + (pages ?? []) where name.hasSuffix(".md") {
      let text = try String(contentsOf: tutorials.appending(path: name), encoding: .utf8)
      links += text.matches(of: /walkthrough\/index\.html(#[^)\s"]+)/).map { String($0.1) }
    }
    try withTab { tab in
      for view in Kind.allCases.map({ "#cold-or-hot?kind=\($0.rawValue)" }) + ["#operators"] {
        try tab.go(view)
        let own = try tab.texts(
          "[...document.querySelectorAll('main .view:not([hidden]) a[href^=\"#\"]')]"
            + ".map(link => link.getAttribute('href'))")
        #expect(own.count > 2)
        links += own
      }
      for link in links {
        try tab.go("#")
        try tab.go(link)
        let wanted = link.split(separator: "?")
        let view = wanted[0].dropFirst().split(separator: "/")[0]
        let named = try tab.text("document.querySelector('.view:not([hidden])').dataset.names")
        #expect(view.hasPrefix(named), "\(link) shows \(named)")
        if view.hasPrefix("lesson-") {
          let step = wanted[0].split(separator: "/").dropFirst().first ?? "1"
          let shown = try tab.text("document.getElementById('step-count').textContent")
          #expect(shown.hasPrefix("step \(step) of"), "\(link) shows \(shown)")
          let lesson = try tab.text("document.getElementById('lesson-name').value")
          #expect(view == "lesson-\(lesson)", "\(link) shows lesson \(lesson)")
        }
        if view == "operators", let name = link.firstMatch(of: /name=([^&]+)/)?.1 {
          let shown = try tab.text("encodeURIComponent(document.getElementById('op-name').value)")
          #expect(shown == name, "\(link) shows \(shown)")
        }
        if link.contains("beside=") {
          let pictures = try tab.texts("document.querySelectorAll('#op-results svg')")
          #expect(pictures.count == 2, "\(link) shows \(pictures.count)")
        }
        guard wanted.count > 1, view == "cold-or-hot" else { continue }
        try tab.go(link + "&tick=1")
        try tab.click("#tick-on")
        let shown = try tab.text("location.hash").split(separator: "?")[1].split(separator: "&")
        for value in wanted[1].split(separator: "&") where !value.hasPrefix("tick=") {
          #expect(shown.contains(value), "\(link) becomes \(shown)")
        }
      }
    }
  }

  @Test("text stands out from its ground, light and dark", arguments: [false, true])
  func isReadable(dark: Bool) throws {
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "contrast.js"), encoding: .utf8)
    try withTab { tab in
      try tab.prefer(dark: dark)
      for hash in Self.looks {
        try tab.go(hash)
        #expect(try tab.texts(script) == [], "\(hash)")
      }
    }
  }

  @Test("nothing is wider than the screen", arguments: [360, 600, 1000, 1600])
  func fits(width: Int) throws {
    try withTab { tab in
      try tab.resize(width: width)
      for hash in Self.looks {
        try tab.go(hash)
        let wide = try tab.text("document.documentElement.scrollWidth")
        #expect(Int(wide) == width, "\(hash)")
      }
    }
  }

  @Test("everything that can be used has a name, and keys reach it")
  func hasNames() throws {
    try withTab { tab in
      for hash in Self.looks {
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
          "[...document.querySelectorAll('[role=slider]')].filter(part => part.tabIndex < 0)")
        #expect(unreachable == [])
      }
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

extension Scenario {
  /// The address of the state on the page.
  fileprivate func address(tick: Int) -> String {
    let leaves = [ada, ben].filter { $0.leaves != nil }.map { $0.name.lowercased() }
    let query = [
      "kind=\(kind.rawValue)", "ada=\(ada.comes)", "ben=\(ben.comes)", "ending=\(ending.rawValue)",
      leaves.isEmpty ? nil : "leaves=\(leaves.joined(separator: ","))", "tick=\(tick)",
    ]
    return "#cold-or-hot?" + query.compactMap(\.self).joined(separator: "&")
  }
}

extension Tab {
  /// Chooses an answer to both questions, and asks to be shown.
  fileprivate func guess(runs: String, got: String) throws {
    try click("#guess-form input[name=runs][value=\"\(runs)\"]")
    try click("#guess-form input[name=got][value=\"\(got)\"]")
    try click("#guess-form button")
  }
}
