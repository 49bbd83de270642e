import Foundation
import LessonKit
import TestSupport
import Testing
import CourseSupport

@testable import walkthrough

extension BrowserTests {
  /// What the page draws, as it is seen, beside new runs of the core.
  struct DrawnTests {
    /// How many states the page shows, and the seed that chooses them and all ticks.
    private static let count = environment["WALKTHROUGH_STATES"].flatMap { Int($0) } ?? 40
    private static let seed =
      environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

    @Test("the opening draws what the core runs, wherever Ben is", arguments: Engine.installed)
    func drawsOpening(engine: Engine) async throws {
      try await engine.open { page in
        for (card, title, kind) in [
          ("cold", "Cold a film on demand", Kind.cold),
          ("hot", "Hot a film on television", .subject),
        ] {
          let found: [[String]] = try page.get(
            "[see.text('.card.\(card) h2'), ...see.lanes(see.one('.card.\(card) svg'))]",
            at: Visit.arrivals.map { "#opening?ben=\($0)" })
          for (comes, seen) in zip(Visit.arrivals, found) {
            let expected = try Expected(kind, ben: comes)
            #expect(seen == [title] + expected.lanes(at: nil, knobs: ["Ben"]), "Ben at \(comes)")
          }
        }
      }
    }

    @Test(
      "all kinds beside each other are drawn as the core runs them", arguments: Engine.installed)
    func drawsKinds(engine: Engine) async throws {
      try await engine.open { page in
        let moments = [(0, 0), (8, 9), (16, 18), (24, 41)]
        let found: [[[String]]] = try page.get(
          "see.all('#grid .card').map(card => [card.dataset.kind, ...see.lanes(see.one('svg', card))])",
          at: moments.map { "#cold-or-hot?ada=0&ben=\($0)&tick=\($1)&kinds=eight" })
        for ((comes, tick), cards) in zip(moments, found) {
          #expect(cards.count == Kind.allCases.count)
          for (kind, seen) in zip(Kind.allCases, cards) {
            let lanes = try Expected(kind, ben: comes).lanes(at: tick, tells: false)
            let starter = kind == .multicast ? ["run 1: connect()"] : []
            #expect(seen == [kind.rawValue] + lanes + starter, "Ben at \(comes)")
          }
        }
        let titles = [
          "cold", "Subject", "share()", "share(replay: 1)", "replayLazily()",
          "multicast + connect", "Property", "startEagerly",
        ]
        let heats = ["each subscriber": "cold", "the first subscriber": "neither"]
        let shown = try page.texts("#grid .card")
        #expect(shown.count == titles.count)
        for (card, (title, kind)) in zip(shown, zip(titles, Kind.allCases)) {
          let answers = try Answers(of: kind)
          let says =
            "\(title) \(heats[answers.starts] ?? "hot") starts \(answers.starts) runs \(answers.runs)"
            + " latecomer \(answers.latecomer) stops \(answers.stops)"
          #expect(card.hasPrefix(says))
        }
      }
    }

    @Test(
      "every recorded state is drawn as the core runs it, and some by the page",
      arguments: Engine.installed)
    func drawsStates(engine: Engine) async throws {
      var source = SplitMix64(seed: Self.seed)
      let states = engine.share(
        of: Scenario.all.map { ($0, Int.random(in: 0...Scenario.lastTick, using: &source)) })
      let shown = Array(states.shuffled(using: &source).prefix(Self.count))
      try await engine.open { page in
        try Self.compare(shown, with: "see.at(states, see.kind)", on: page)
        for kind in Kind.allCases {
          let all = states.filter { $0.0.kind == kind }
          try Self.compare(all, with: "states.map(see.drawn)", on: page)
        }
      }
    }

    /// Compares what an expression finds in each of the `states` with new runs.
    private static func compare(
      _ states: [(scene: Scenario, tick: Int)], with look: String, on page: Page
    ) throws {
      let hashes = states.map { "'\($0.scene.address(tick: $0.tick))'" }.joined(separator: ",")
      let found: [[String]] = try page.get("(states => \(look))([\(hashes)])")
      for ((scene, tick), seen) in zip(states, found) {
        let expected = try Expected(running: scene)
        let all = try expected.lanes(at: tick) + expected.machine(at: tick)
        #expect(seen == all, "WALKTHROUGH_SEED=\(seed) \(scene.address(tick: tick))")
      }
    }

    @Test("the legend says of each sign what it stands for", arguments: Engine.installed)
    func explainsSigns(engine: Engine) async throws {
      let kinds = [
        "work: a run", "feed: who gets it", "value c0: still to come", "comes: comes",
        "leaves: leaves",
        "missed: missed", "at-once+value c0: got at once", "stopped: run stopped",
        "completed: completed", "failed: failed", "handle: the tick shown: drag it",
        "stops: Ada and Ben may come here; nothing is sent just then",
      ]
      try await engine.open("#cold-or-hot") { page in
        #expect(try page.get("see.legend('legend')") == kinds)
        try page.go("#operators")
        #expect(
          try page.get("see.legend('op-legend')") == [
            "begins: a source begins", "comes: a listener comes",
            "line+value c0: below or above its line, where two have no room", "leaves: stopped",
            "at-once+value c0: several at one tick", "completed: completed",
            "failed: failed",
          ])
        try page.go("#lesson-01/9")
        #expect(
          try page.get("see.legend('lesson-legend')") == [
            "begins+life: how long a subscription lives", "begins: it is disposed",
            "group+value c0: several at one tick", "completed: completed",
            "failed: failed",
          ])
      }
    }
  }
}

extension Scenario {
  /// The address of the state on the page.
  func address(tick: Int) -> String {
    let leaves = [ada, ben].filter { $0.leaves != nil }.map { $0.name.lowercased() }
    let query = [
      "kind=\(kind.rawValue)", "ada=\(ada.comes)", "ben=\(ben.comes)", "ending=\(ending.rawValue)",
      leaves.isEmpty ? nil : "leaves=\(leaves.joined(separator: ","))", "tick=\(tick)",
    ]
    return "#cold-or-hot?" + query.compactMap(\.self).joined(separator: "&")
  }
}

/// Numbers that depend on a seed alone, so that a failure can be had again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
