import Foundation
import LessonKit
import Testing
import CourseSupport

@testable import walkthrough

extension BrowserTests {
  /// Operators and lessons: what is drawn of them, and the code that is shown.
  struct OperatorTests {
    /// The rows of an operator as they should be seen, from a new run.
    private static func rows(_ scene: OperatorScene, _ amount: Int, _ ticks: Int) throws -> [String]
    {
      try scene.rows(amount, shiftedBy: ticks).map { row in
        let ticks = Set(row.marks.map(\.tick)).sorted()
        let marks = ticks.flatMap { tick in
          let all = row.marks.filter { $0.tick == tick }.map(\.mark)
          let values = all.filter { !["|", "#"].contains($0) }
          // Several values of one tick stand in a box.
          return (values.isEmpty ? [] : ["\(values.joined())@\(tick)"])
            + all.dropFirst(values.count).map { "\($0)@\(tick)" }
        }
        let stop = row.isStopped ? row.to.map { ["!@\($0)"] } ?? [] : []
        return (["\(row.title) from \(row.from)"] + marks + stop).joined(separator: " ")
      }
    }

    /// What is said of each row of an operator below its picture, and to a screen reader.
    private static func told(_ scene: OperatorScene, _ amount: Int, _ ticks: Int) throws -> [String]
    {
      try scene.rows(amount, shiftedBy: ticks).map { row in
        let isOutput = ["output", "late"].contains(row.title)
        let sent = row.marks.filter { !["|", "#"].contains($0.mark) }
          .map { "\($0.mark) at \($0.tick)" }
        let all = sent.dropLast().joined(separator: ", ") + (sent.count > 1 ? " and " : "")
        let values = sent.last.map { all + $0 } ?? "no value"
        let end = row.marks.first { ["|", "#"].contains($0.mark) }
          .map { "\($0.mark == "|" ? "completes" : "fails") at \($0.tick)" }
        let stop = row.isStopped ? row.to.map { "is stopped at \($0)" } : nil
        let from = row.from > 0 ? " (from tick \(row.from))" : ""
        return "\(row.title)\(from) \(isOutput ? "gets" : "sends") \(values)"
          + ", and \(end ?? stop ?? "goes on")."
      }
    }

    @Test("every mark of every operator stands where the core sent it")
    func drawsOperators() async throws {
      try await Engine.chromium.open("#operators", width: 2600) { page in
        for scene in OperatorScene.all {
          let states = scene.amounts.flatMap { amount in scene.shifts.map { (amount, $0) } }
          let name = scene.name.replacing(":", with: "%3A")
          let found: [[String]] = try page.get(
            """
            [see.one('#op-name').selectedOptions[0].text, see.texts('#op-results h2').join(), see.text('#op-says'),
              ...see.operator(see.one('#op-results .panel')),
              ...see.texts('#op-results .told li').filter((one) => !one.startsWith('Nobody')).sort()]
            """,
            at: states.map { amount, ticks in
              "#operators?name=\(name)&amount=\(amount)" + (ticks == 0 ? "" : "&shift=\(ticks)")
            })
          for ((amount, ticks), seen) in zip(states, found) {
            let rows = try Self.rows(scene, amount, ticks)
            let told = try Self.told(scene, amount, ticks).sorted()
            let place: Comment = "\(scene.name) \(amount) \(ticks)"
            #expect(seen == [scene.name, scene.name, scene.says] + rows + told, place)
          }
        }
      }
    }

    @Test("two operators side by side are each under its own name", arguments: Engine.installed)
    func drawsBeside(engine: Engine) async throws {
      try await engine.open("#operators", width: 1800) { page in
        for (one, other) in [
          ("merge", "zip"), ("flatMap", "flatMapLatest"), ("debounce", "throttle"),
        ] {
          try page.go("#operators?name=\(one)&beside=\(other)&amount=4")
          let found: [[String]] = try page.get(
            """
            see.all('#op-results .panel').map(card =>
              [see.text(see.one('h2', card)), ...see.operator(card)])
            """)
          let expected = try [one, other].map { name in
            let scene = try #require(OperatorScene.all.first { $0.name == name })
            return [name] + (try Self.rows(scene, 4, 0))
          }
          #expect(found == expected)
          let chosen =
            "['#op-name', '#op-beside'].map(list => see.one(list).selectedOptions[0].text)"
          #expect(try page.get(chosen) == [one, other])
        }
      }
    }

    @Test("a lesson's steps are those of a new run, and its chart is drawn mark by mark")
    func showsSteps() async throws {
      var samples: [(place: String, step: Step)] = []
      for lesson in try Package.lessons {
        let steps = try await LessonsFile.steps(of: lesson, in: Products.folder)
        let indices = [Int.random(in: steps.indices), Int.random(in: steps.indices)]
        samples += indices.map { ("#lesson-\(lesson.number)/\($0 + 1)", steps[$0]) }
      }
      let all = samples
      try await Engine.chromium.open { page in
        let found: [[Any]] = try page.get(
          "[see.text('#step-says'), see.one('#source .here').value, see.chart()]",
          at: all.map(\.place))
        for ((place, step), seen) in zip(all, found) {
          let text = step.event?.text ?? step.text[0].trimmingCharacters(in: .whitespaces)
          let cause = step.event?.causeText.map { " (\($0))" } ?? ""
          let says = step.event.map { "Tick \($0.tick): \(text)\(cause)" } ?? "It prints: \(text)"
          #expect(seen[0] as? String == Self.squeezed(says), "\(place)")
          #expect(seen[1] as? Int == step.place.line, "\(place)")
          if let layout = step.layout {
            #expect(seen[2] as? [String] == Self.rows(layout), "\(place)")
          }
        }
      }
    }

    private static func squeezed(_ text: String) -> String {
      text.replacing(/\s+/, with: " ").trimmingCharacters(in: .whitespaces)
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
      let lesson = try #require(try Package.lessons.first { $0.number == "03" })
      let steps = try await LessonsFile.steps(of: lesson, in: Products.folder)
      try await Engine.chromium.open { page in
        for title in Set(steps.map(\.section)).sorted() {
          let last = steps.lastIndex { $0.section == title } ?? 0
          let pairs = Set(
            steps.filter { $0.section == title }.compactMap { step -> String? in
              guard let event = step.event, let cause = event.cause else { return nil }
              let (one, other) = (event.lane.label, cause.label)
              return event.mark == .subscribed
                ? "\(other) is fed by \(one)" : "\(one) is fed by \(other)"
            })
          try page.go("#lesson-03/\(last + 1)")
          let wires: Int = try page.get("see.all('#lesson-machine .wire').length")
          #expect(wires == pairs.count, "\(title): \(pairs)")
          let first = steps.firstIndex { $0.section == title && $0.event?.cause != nil } ?? last
          try page.go("#lesson-03/\(first + 1)")
          let heard = try page.heard().filter { $0.hasPrefix("image The machine") }.joined()
          #expect(pairs.isEmpty || pairs.contains { heard.contains($0) }, "\(title): \(heard)")
        }
      }
    }

    @Test("all code on the page is what ran, and compiles as a lesson's would")
    func compiles() async throws {
      let code = try Package.code
      let work = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: work) }
      let file = work.appending(path: "states.swift")
      try await Engine.chromium.open("#operators") { page in
        let states = Scenario.all.filter { $0.ada.comes == 4 && $0.ben.comes == 20 }
        let shown: [String] = try page.get(
          "see.one('#code').textContent", at: states.map { $0.address(tick: 3) })
        #expect(shown == states.map(code.code))
        let all: [String] = try page.get("see.allCode()")
        #expect(all.count > 200)
        let functions = all.enumerated().map { "func state\($0)() throws {\n\($1)\n}\n" }
        try ("import LessonKit\nimport ReactiveCore\n" + functions.joined())
          .write(to: file, atomically: true, encoding: .utf8)
      }
      let modules = Products.folder.appending(path: "Modules").path
      let products = Products.folder.path
      let check = try await Run.of(
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-I", modules, "-I",
          products, file.path,
        ],
        in: work, limit: .seconds(240))
      #expect(check.ending == .exited(status: 0), "\(check.errors.suffix(600))")
    }
  }
}
