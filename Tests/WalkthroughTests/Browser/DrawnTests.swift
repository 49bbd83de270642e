import Foundation
import LessonKit
import Testing
import Workshop

@testable import walkthrough

extension BrowserTests {
  /// What the page draws, compared with fresh runs of the core.
  struct DrawnTests {
    /// How many states to show in the page itself, and the seed that chooses them.
    private static let count = environment["WALKTHROUGH_STATES"].flatMap { Int($0) } ?? 40
    private static let seed =
      environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

    @Test("the opening draws what the core runs, for every place of Ben")
    func drawsOpening() throws {
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for comes in Visit.arrivals {
          try tab.go("#opening?ben=\(comes)")
          for (picture, kind) in [("cold", Kind.cold), ("hot", .subject)] {
            let seen = Seen(
              try tab.browser.evaluate(
                "see.lanesOf(document.querySelector('#opening-\(picture) svg'))"))
            let scenario = Self.scene(kind, ben: comes)
            let expected = try Seen(running: scenario, at: nil)
            #expect(seen == expected, "\(picture), Ben at \(comes)")
          }
        }
      }
    }

    @Test("all kinds beside each other are drawn as the core runs them, for every place of Ben")
    func drawsAllKinds() throws {
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for comes in Visit.arrivals {
          try tab.go("#cold-or-hot?ada=0&ben=\(comes)")
          for kind in Kind.allCases {
            let seen = Seen(
              try tab.browser.evaluate(
                "see.lanesOf(document.querySelector('[data-kind=\(kind.rawValue)] svg'))"))
            let expected = try Seen(running: Self.scene(kind, ben: comes), at: nil)
            #expect(seen == expected, "\(kind), Ben at \(comes)")
          }
        }
        let answers = try tab.texts(
          "[...document.querySelectorAll('#grid dd')].map(part => part.textContent)")
        let expected = try Kind.allCases.map { try Answers(of: $0) }
          .flatMap { [$0.starts, $0.runs, $0.latecomer, $0.stops] }
        #expect(answers == expected)
      }
    }

    private static func scene(_ kind: Kind, ben comes: Int) -> Scenario {
      Scenario(
        kind: kind, ending: .goesOn, ada: Visit(name: "Ada", comes: 0, leaves: nil),
        ben: Visit(name: "Ben", comes: comes, leaves: nil))
    }

    @Test("every recorded state of a kind is drawn as the core runs it")
    func drawsAllStates() throws {
      var random = SplitMix64(seed: Self.seed)
      let states = Scenario.all.map { ($0, Int.random(in: 0...Scenario.lastTick, using: &random)) }
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for begin in stride(from: 0, to: states.count, by: 200) {
          let some = states[begin..<min(begin + 200, states.count)]
          let hashes = some.map { "'\($0.address(tick: $1))'" }.joined(separator: ",")
          let found = try tab.browser.evaluate("[\(hashes)].map(see.drawn)") as? [Any] ?? []
          #expect(found.count == some.count)
          for ((scenario, tick), one) in zip(some, found) {
            let expected = try Seen(running: scenario, at: tick)
            #expect(
              Seen(one) == expected, "WALKTHROUGH_SEED=\(Self.seed) \(scenario.address(tick: tick))"
            )
          }
        }
      }
    }

    @Test("states chosen by chance look as the core runs them", arguments: Engine.installed)
    func showsWhatRan(engine: Engine) throws {
      print("WALKTHROUGH_SEED=\(Self.seed) chooses \(Self.count) states")
      var random = SplitMix64(seed: Self.seed)
      try withTab(engine) { tab in
        try tab.learnToSee()
        for _ in 0..<Self.count {
          let scenario = try #require(Scenario.all.randomElement(using: &random))
          let tick = Int.random(in: 0...Scenario.lastTick, using: &random)
          try tab.go(scenario.address(tick: tick))
          let seen = Seen(try tab.browser.evaluate("see.shown()"))
          let expected = try Seen(running: scenario, at: tick)
          #expect(seen == expected, "WALKTHROUGH_SEED=\(Self.seed) \(scenario.address(tick: tick))")
        }
      }
    }

    @Test("the code on the page is the code that ran")
    func showsCode() throws {
      let source = try String(
        contentsOf: Package.root.appending(path: "Sources/walkthrough/Explorer/Scenes.swift"),
        encoding: .utf8)
      let code = CodeOfScenes(source: source)
      try withTab(.chromium) { tab in
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
      try withTab(.chromium, "#operators") { tab in
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

    @Test("every mark of every operator stands where the core sent it")
    func drawsOperators() throws {
      try withTab(.chromium, "#operators") { tab in
        try tab.learnToSee()
        for scene in OperatorScene.all {
          for amount in scene.amounts {
            let found = try tab.browser.evaluate("see.operator('\(scene.name)', \(amount))")
            let rows = try scene.rows(amount).map(Self.row)
            #expect(found as? [String] == rows, "\(scene.name) \(amount)")
          }
        }
      }
    }

    /// A recorded row, such as `output; 0-13; 2 1, 13 |`, as seen.js tells what is drawn.
    private static func row(_ text: String) -> String {
      let fields = text.components(separatedBy: "; ")
      let life = fields[1].components(separatedBy: "-")
      let entries = fields[2].isEmpty ? [] : fields[2].components(separatedBy: ", ")
      var marks = entries.map { entry -> String in
        let tick = entry.prefix { $0 != " " }
        return "\(entry.dropFirst(tick.count + 1))@\(tick)"
      }
      if life[1].hasSuffix("!") { marks.append("!@\(life[1].dropLast())") }
      return (["\(fields[0]) from \(life[0])"] + marks).joined(separator: " ")
    }

    @Test("a lesson's steps are those that make step shows, and its chart is drawn mark by mark")
    func showsSteps() throws {
      let folder = Package.root.appending(path: "Tests/LessonTests/Snapshots")
      let manifest = try String(
        contentsOf: Package.root.appending(path: "Package.swift"), encoding: .utf8)
      var random = SplitMix64(seed: Self.seed)
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for lesson in CourseList(manifest: manifest).lessons {
          let snapshot = try String(
            contentsOf: folder.appending(path: "lesson-\(lesson.name).step.txt"), encoding: .utf8)
          let steps = StepTranscript(snapshot: snapshot).steps
          for _ in 0..<2 {
            let index = Int.random(in: 0..<steps.count, using: &random)
            try tab.go("#lesson-\(lesson.number)/\(index + 1)")
            let step = steps[index]
            let text = step.text[0].trimmingCharacters(in: .whitespaces)
            let cause = step.cause.map { " (\($0))" } ?? ""
            let says =
              step.moment.map { "Tick \($0.tick): \(text)\(cause)" } ?? "It prints: \(text)"
            #expect(try tab.text("document.getElementById('step-says').textContent") == says)
            if let moment = step.moment {
              let line = try tab.text("document.querySelector('#source .here').value")
              #expect(line == "\(moment.line)")
              let place = "WALKTHROUGH_SEED=\(Self.seed) lesson \(lesson.number), step \(index + 1)"
              let drawn = try tab.browser.evaluate("see.chart()") as? [String]
              #expect(drawn == Self.rows(step.drawing), "\(place)")
            }
          }
        }
      }
    }

    /// The rows of a drawing that have a name, with their marks and columns.
    private static func rows(_ drawing: [String]) -> [String] {
      let lines = drawing.filter { !$0.contains(" = ") && !$0.contains("not to scale") }
      let titles = lines.map { line in
        line.hasPrefix(" ")
          ? "" : line.firstRange(of: "  ").map { String(line[..<$0.lowerBound]) } ?? line
      }
      let margin = (titles.map(\.count).max() ?? 0) + 2
      return zip(titles, lines).filter { !$0.0.isEmpty }.map { title, line in
        let marks = line.dropFirst(margin).enumerated()
          .filter { $1.isLetter || $1.isNumber || "|#?".contains($1) }
          .map { "\($1)@\($0)" }
        return ([title] + marks).joined(separator: " ")
      }
    }

    @Test("the machine of a lesson shows who gets what from whom, as its steps say")
    func drawsMachine() throws {
      try withTab(.chromium) { tab in
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
  }
}
