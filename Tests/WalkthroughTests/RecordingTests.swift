import Foundation
import LessonKit
import Testing

@testable import walkthrough

/// What the core does in the scenes of the explorer, and whether the page has it.
@Suite struct RecordingTests {
  private static func visit(_ name: String, _ comes: Int, leaves: Bool = false) -> Visit {
    Visit(name: name, comes: comes, leaves: leaves ? comes + Visit.stay : nil)
  }

  private static func record(
    _ kind: Kind, _ ending: Ending, ada: Visit, ben: Visit
  ) throws -> Recording {
    var memories = Memories()
    return try Recording(
      of: Scenario(kind: kind, ending: ending, ada: ada, ben: ben), &memories)
  }

  @Test("a cold signal starts a run for each listener")
  func recordsCold() throws {
    let recording = try Self.record(
      .cold, .completes, ada: Self.visit("Ada", 0, leaves: true), ben: Self.visit("Ben", 8))
    #expect(recording.runs == ["0 by Ada, --1---2---3!", "8 by Ben, --1---2---3---4--|"])
    #expect(recording.ada == "0, run 1, --1---2---3!")
    #expect(recording.ben == "8, run 2, --1---2---3---4--|")
    #expect(recording.remembered == "")
  }

  @Test("who comes late to a subject has missed what was sent")
  func recordsSubject() throws {
    let recording = try Self.record(
      .subject, .fails, ada: Self.visit("Ada", 20), ben: Self.visit("Ben", 8))
    #expect(recording.runs == ["0, --1---2---3---4--#"])
    #expect(recording.ada == "20, run 1, missed 1234, at once #, ")
    #expect(recording.ben == "8, run 1, missed 12, --3---4--#")
    #expect(recording.remembered == "17 #")
  }

  @Test("a shared run stops with its last listener, and the next one starts another")
  func recordsShare() throws {
    let recording = try Self.record(
      .share, .goesOn, ada: Self.visit("Ada", 0, leaves: true),
      ben: Self.visit("Ben", 20, leaves: true))
    #expect(recording.runs == ["0 by Ada, --1---2---3!", "20 by Ben, --1---2---3!"])
  }

  @Test("what is remembered is what a newcomer gets at once")
  func recordsMemory() throws {
    let recording = try Self.record(
      .shareReplay, .completes, ada: Self.visit("Ada", 0), ben: Self.visit("Ben", 8))
    #expect(recording.ben == "8, run 1, missed 1, at once 2, --3---4--|")
    #expect(recording.remembered == "2 1, 6 2, 10 3, 14 4, 17 nothing")
  }

  @Test(
    "the four questions are answered by runs",
    arguments: [
      (
        Kind.cold, "each subscriber", "two", "everything, from a run of its own",
        "its subscriber, by leaving"
      ),
      (.subject, "somebody else", "only ever one", "only what comes from now on", "somebody else"),
      (
        .share, "the first subscriber", "one, while somebody listens",
        "only what comes from now on", "the last subscriber, by leaving"
      ),
      (
        .shareReplay, "the first subscriber", "one, while somebody listens",
        "the last value first", "the last subscriber, by leaving"
      ),
      (.replayLazily, "the first subscriber", "only ever one", "all of it first", "nobody"),
      (.multicast, "connect()", "only ever one", "only what comes from now on", "somebody else"),
      (.property, "somebody else", "only ever one", "the last value first", "somebody else"),
      (.startedEagerly, "whoever creates it", "only ever one", "all of it first", "nobody"),
    ])
  func answers(
    kind: Kind, starts: String, runs: String, latecomer: String, stops: String
  ) throws {
    let answers = try Answers(of: kind)
    #expect(answers.starts == starts)
    #expect(answers.runs == runs)
    #expect(answers.latecomer == latecomer)
    #expect(answers.stops == stops)
  }

  @Test("nothing is sent when somebody may come, as the page says of the dots")
  func sendsBetweenArrivals() throws {
    for (index, scenario) in Scenario.all.enumerated() where index % 7 == 0 {
      let (witness, outside) = try Recording.run(scenario, through: Scenario.lastTick)
      let sent = withExtendedLifetime(outside) { witness.facts }.filter {
        if case .runSends = $0.fact { true } else { false }
      }
      #expect(!sent.isEmpty)
      #expect(sent.allSatisfy { !Visit.arrivals.contains($0.tick) }, "\(scenario)")
    }
  }

  @Test("a chart of LessonKit, which the page's code uses, sees what was recorded")
  func agreesWithCharts() throws {
    for (index, scenario) in Scenario.all.enumerated() where index % 37 == 0 {
      var memories = Memories()
      let recording = try Recording(of: scenario, &memories)
      var rows: [Timeline] = []
      try scenario.play { _, drawing in rows = drawing.timelines }
      for (name, row) in [("Ada", recording.ada), ("Ben", recording.ben)] {
        let timeline = try #require(rows.first { $0.label == name })
        #expect(timeline.from == Int(row.prefix { $0.isNumber }))
        let marks = row.split(separator: ", ", omittingEmptySubsequences: false)
        let atOnce = marks.first { $0.hasPrefix("at once ") }?.dropFirst("at once ".count) ?? ""
        let later = marks[marks.count - 1].filter { $0 != "-" && $0 != "!" }
        #expect(timeline.entries.map(\.letter).joined() == atOnce + later, "\(scenario)")
      }
      let runs = rows.filter { $0.label == "run" }
      #expect(runs.count == recording.runs.count)
    }
  }

  @Test("the code of a state is what a lesson can hold")
  func showsCode() throws {
    let code = try Package.code.code(
      of: Scenario(
        kind: .share, ending: .completes, ada: Self.visit("Ada", 0, leaves: true),
        ben: Self.visit("Ben", 8)))
    #expect(
      code == """
        let clock = VirtualScheduler()
        let chart = Chart(clock)
        let film = try chart.watch(
          "run", Timeline(parsing: "--1---2---3---4--|").signal(on: clock))
        let signal = film.share()
        clock.at(0) {
          let visit = chart.record("Ada", signal)
          clock.at(11) { visit.dispose() }
        }
        clock.at(8) { chart.record("Ben", signal) }
        clock.advance(ticks: 41)
        draw("Ada and Ben", chart.drawing)
        """)
  }
}

extension Timeline.Entry {
  fileprivate var letter: String {
    switch mark {
    case .next(let value): value
    case .failed: "#"
    case .completed: "|"
    case .subscribed, .disposed: ""
    }
  }
}
