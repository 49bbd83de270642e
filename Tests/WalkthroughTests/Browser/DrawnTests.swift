import Foundation
import LessonKit
import TestSupport
import Testing
import Workshop

@testable import walkthrough

extension BrowserTests {
  /// What the page draws, compared with fresh runs of the core.
  @MainActor struct DrawnTests {
    /// How many states to show in the page itself, and the seed that chooses them.
    private static let count = environment["WALKTHROUGH_STATES"].flatMap { Int($0) } ?? 40
    private static let seed =
      environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

    @Test("the opening draws what the core runs, for every place of Ben")
    func drawsOpening() throws {
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for comes in Visit.arrivals where comes >= 4 {
          try tab.go("#opening?ben=\(comes - 4)")
          for (picture, kind) in [("cold", Kind.cold), ("hot", .subject)] {
            let seen = Seen(
              try tab.browser.evaluate(
                "see.lanesOf(document.querySelector('#opening-\(picture) svg'))"))
            let expected = try Seen(running: Self.scene(kind, ada: 4, ben: comes), at: nil)
            #expect(seen == expected, "\(picture), Ben at \(comes)")
          }
          let starters = try tab.texts(
            "[...document.querySelectorAll('#view-opening .starter')].map(part => part.textContent)"
          )
          #expect(starters == ["Ada starts it", "Ben starts it", "the station starts it"])
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
        let tags = try tab.texts(
          "[...document.querySelectorAll('#grid .heat')].map(part => part.textContent)")
        let starts = try Kind.allCases.map { try Answers(of: $0).starts }
        let heats = ["each subscriber": "cold", "the first subscriber": "neither"]
        #expect(tags == starts.map { heats[$0] ?? "hot" })
        let says = try tab.text("document.getElementById('kind-says').textContent")
        for word in ["film", "Cold: ", "Hot: ", "Neither: "] { #expect(says.contains(word)) }
      }
    }

    private static func scene(_ kind: Kind, ada: Int = 0, ben comes: Int) -> Scenario {
      Scenario(
        kind: kind, ending: .goesOn, ada: Visit(name: "Ada", comes: ada, leaves: nil),
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

    @Test("a state shows who stops the work only if its run was stopped so, or ended")
    func saysWhoStops() throws {
      try withTab(.chromium) { tab in
        let wrong = try tab.texts(
          """
          (() => {
            const { words, runs, reading } = ColdAndHot; const wrong = [];
            for (const [kind, { answers, states }] of Object.entries(runs.kinds)) for (const ending of Object.keys(states))
            for (const a of runs.arrivals) for (const b of runs.arrivals) for (const leaves of [[false, false], [true, false], [true, true]]) {
              const state = { kind, ending, ada: { comes: a, leaves: leaves[0] }, ben: { comes: b, leaves: leaves[1] } };
              const recorded = reading.recording(state);
              const { isShown, text } = words.evidence(recorded, kind, answers).stops;
              const isByLeaving = answers.stops.includes("by leaving");
              const ends = recorded.runs.map(run => run.end ? run.end.mark : "");
              const isSeen = isByLeaving ? ends.includes("!") : ends.includes("|") || ends.includes("#");
              if (isShown !== isSeen || isByLeaving === text.includes("Leaving does not")) wrong.push(JSON.stringify(state) + text);
              if (/goes on/.test(text) && isShown && !isByLeaving && !ends.some(Boolean)) wrong.push(text);
              // Whoever does what a sentence says sees the answer.
              if (!isByLeaving || isShown) continue;
              const doBoth = /both leave/.test(text);
              const next = {
                ...state, ending: /film go on/.test(text) ? "goes-on" : ending,
                ada: { comes: a, leaves: leaves[0] || doBoth }, ben: { comes: b, leaves: leaves[1] || /leave/.test(text) },
              };
              if (!words.evidence(reading.recording(next), kind, answers).stops.isShown) wrong.push("followed: " + JSON.stringify(state) + text);
            }
            return wrong;
          })()
          """)
        #expect(wrong == [])
      }
    }

    @Test("the cross of who leaves hides no value", arguments: [300, 900])
    func hidesNoValue(width: Int) throws {
      try withTab(.chromium) { tab in
        let hidden = try tab.texts(
          """
          (() => {
            const { explorer, runs, address } = ColdAndHot; const hidden = [];
            const size = \(width) < 700 ? "low" : "large";
            for (const kind of Object.keys(runs.kinds)) for (const ben of runs.arrivals) {
              const hash = `#cold-or-hot?kind=${kind}&ben=${ben}&leaves=ada,ben`;
              const { state } = explorer.fromAddress(address.read(hash).values);
              const box = document.createElement("div");
              box.innerHTML = explorer.renderOne(state, { width: { large: \(width), machine: 600 }, size, hides: false }).lanes;
              for (const cross of box.querySelectorAll(".listener .leaves")) {
                const [x, y, arm] = cross.getAttribute("d").match(/[\\d.]+/g).map(Number);
                for (const value of cross.closest(".listener").querySelectorAll(".value circle")) {
                  const at = (name) => Number(value.getAttribute(name));
                  if (Math.hypot(x + arm / 2 - at("cx"), y + arm / 2 - at("cy")) < at("r")) hidden.push(hash);
                }
              }
            }
            return hidden;
          })()
          """)
        #expect(hidden == [])
      }
    }

    @Test("the code on the page is the code that ran")
    func showsCode() throws {
      let source = try String(
        contentsOf: Package.root.appending(path: "Sources/Tools/walkthrough/Explorer/Scenes.swift"),
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
              for (const shift of view.shifts(name)) all.push(view.code(name, { amount, shift }));
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
            for ticks in scene.shifts {
              let state = "'\(scene.name)', { amount: \(amount), shift: \(ticks) }"
              let found = try tab.browser.evaluate("see.operator(\(state))")
              let rows = try scene.rows(amount, shiftedBy: ticks).map(Self.row)
              #expect(found as? [String] == rows, "\(state)")
            }
          }
        }
      }
    }

    /// A recorded row, as seen.js tells what is drawn.
    private static func row(_ row: OperatorScene.Row) -> String {
      let marks = row.marks.map { "\($0.mark)@\($0.tick)" }
      let stop = row.to.map { row.isStopped ? ["!@\($0)"] : [] } ?? []
      return (["\(row.title) from \(row.from)"] + marks + stop).joined(separator: " ")
    }

    @Test("a lesson's steps are those of a new run, and its chart is drawn mark by mark")
    func showsSteps() async throws {
      var random = SplitMix64(seed: Self.seed)
      var samples: [(place: String, step: Step)] = []
      for lesson in try Self.lessons() {
        let steps = try await LessonsFile.steps(of: lesson, in: Products.folder)
        for _ in 0..<2 {
          let index = Int.random(in: 0..<steps.count, using: &random)
          samples.append(("#lesson-\(lesson.number)/\(index + 1)", steps[index]))
        }
      }
      try withTab(.chromium) { tab in
        try tab.learnToSee()
        for (place, step) in samples {
          try tab.go(place)
          let note = "WALKTHROUGH_SEED=\(Self.seed) \(place)"
          let text = step.event?.text ?? step.text[0].trimmingCharacters(in: .whitespaces)
          let cause = step.event?.causeText.map { " (\($0))" } ?? ""
          let says = step.event.map { "Tick \($0.tick): \(text)\(cause)" } ?? "It prints: \(text)"
          #expect(
            try tab.text("document.getElementById('step-says').textContent") == says, "\(note)")
          let line = try tab.text("document.querySelector('#source .here').value")
          #expect(line == "\(step.place.line)", "\(note)")
          if let layout = step.layout {
            let drawn = try tab.browser.evaluate("see.chart()") as? [String]
            #expect(drawn == Self.rows(layout), "\(note)")
          }
        }
      }
    }

    private static func lessons() throws -> [CourseList.Lesson] {
      let manifest = Package.root.appending(path: "Package.swift")
      return CourseList(manifest: try String(contentsOf: manifest, encoding: .utf8)).lessons
    }

    /// The rows of a drawing that have a name, with their marks and columns.
    private static func rows(_ layout: MarbleLayout) -> [String] {
      layout.rows.filter { !$0.label.isEmpty }.map { row in
        let marks = row.moments.flatMap { moment in
          let first = moment.column + (moment.marks.count > 1 ? 1 : 0)
          return moment.marks.enumerated().map { "\($1)@\(first + $0)" }
        }
        return ([row.label] + marks).joined(separator: " ")
      }
    }

    @Test("the machine of a lesson shows who gets what from whom, as its steps say")
    func drawsMachine() async throws {
      let lesson = try #require(try Self.lessons().first { $0.number == "03" })
      let steps = try await LessonsFile.steps(of: lesson, in: Products.folder)
      try withTab(.chromium) { tab in
        for title in Set(steps.map(\.section)).sorted() {
          let last = try #require(steps.lastIndex { $0.section == title })
          var pairs: Set<String> = []
          for case .event(let event, _) in steps.filter({ $0.section == title }).map(\.what) {
            guard let cause = event.cause else { continue }
            let (row, feeder) =
              event.mark == .subscribed
              ? (cause.label, event.lane.label) : (event.lane.label, cause.label)
            pairs.insert("\(row) is fed by \(feeder)")
          }
          try tab.go("#lesson-03/\(last + 1)")
          let drawn = try tab.texts("document.querySelectorAll('#lesson-machine .wire')").count
          #expect(drawn == pairs.count, "\(title): \(pairs)")
          let first = try #require(
            steps.firstIndex { $0.section == title && $0.event?.cause != nil } ?? last)
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
