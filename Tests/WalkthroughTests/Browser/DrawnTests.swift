import Foundation
import LessonKit
import TestSupport
import Testing
import Workshop

@testable import walkthrough

extension BrowserTests {
  /// What the page draws, as it is seen, beside new runs of the core.
  struct DrawnTests {
    /// How many states to show, and the seed that chooses them.
    private static let count = environment["WALKTHROUGH_STATES"].flatMap { Int($0) } ?? 40
    private static let seed =
      environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

    private static func scene(_ kind: Kind, ada: Int = 0, ben: Int) -> Scenario {
      Scenario(
        kind: kind, ending: .goesOn, ada: Visit(name: "Ada", comes: ada, leaves: nil),
        ben: Visit(name: "Ben", comes: ben, leaves: nil))
    }

    /// A scene chosen by chance, and a tick.
    private static func random(_ source: inout SplitMix64) -> (scene: Scenario, tick: Int) {
      let scene = Scenario.all[Int.random(in: Scenario.all.indices, using: &source)]
      return (scene, Int.random(in: 0...Scenario.lastTick, using: &source))
    }

    @Test("the opening draws what the core runs, wherever Ben is", arguments: Engine.installed)
    func drawsOpening(engine: Engine) async throws {
      try await engine.open { page in
        for comes in Visit.arrivals {
          try page.go("#opening?ben=\(comes)")
          for (card, kind) in [
            ("Cold a film on demand", Kind.cold), ("Hot a film on television", .subject),
          ] {
            let id = card.prefix { $0 != " " }.lowercased()
            let seen: [String] = try page.get(
              "see.lanes(document.querySelector('.card.\(id) svg'))")
            let expected = try Expected(running: Self.scene(kind, ben: comes))
            #expect(seen == expected.lanes(at: nil, knobs: ["Ben"]), "\(card), Ben at \(comes)")
            #expect(try page.text(".card.\(id) h2") == card)
          }
        }
      }
    }

    @Test(
      "all kinds beside each other are drawn as the core runs them", arguments: Engine.installed)
    func drawsKinds(engine: Engine) async throws {
      try await engine.open { page in
        for (comes, tick) in [(0, 0), (8, 9), (16, 18), (24, 41)] {
          try page.go("#cold-or-hot?ada=0&ben=\(comes)&tick=\(tick)&kinds=eight")
          for kind in Kind.allCases {
            let card = "[data-kind=\(kind.rawValue)]"
            let seen: [String] = try page.get("see.lanes(document.querySelector('\(card) svg'))")
            let expected = try Expected(running: Self.scene(kind, ben: comes))
            var lanes = expected.lanes(at: tick, tells: false)
            if kind == .multicast { lanes.append("run 1: connect()") }
            #expect(seen == lanes, "\(kind), Ben at \(comes)")
          }
        }
        let heats = ["each subscriber": "cold", "the first subscriber": "neither"]
        let cards = try Kind.allCases.map { kind in
          let answers = try Answers(of: kind)
          let title = try page.text("[data-kind=\(kind.rawValue)] h2 a")
          return
            "\(title) \(heats[answers.starts] ?? "hot") starts \(answers.starts) runs \(answers.runs)"
            + " latecomer \(answers.latecomer) stops \(answers.stops)"
        }
        let shown = try page.texts("#grid .card")
        for (card, expected) in zip(shown, cards) { #expect(card.hasPrefix(expected)) }
        #expect(shown.count == cards.count)
        #expect(
          try page.texts("#grid h2 a") == [
            "cold", "Subject", "share()", "share(replay: 1)", "replayLazily()",
            "multicast + connect", "Property", "startEagerly",
          ])
      }
    }

    @Test("every recorded state is drawn as the core runs it")
    func drawsAllStates() async throws {
      var source = SplitMix64(seed: Self.seed)
      let states = Scenario.all.map { ($0, Int.random(in: 0...Scenario.lastTick, using: &source)) }
      try await Engine.chromium.open { page in
        for begin in stride(from: 0, to: states.count, by: 200) {
          let some = states[begin..<min(begin + 200, states.count)]
          let hashes = some.map { "'\($0.address(tick: $1))'" }.joined(separator: ",")
          let found: [[String]] = try page.get("[\(hashes)].map(see.drawn)")
          for ((scene, tick), seen) in zip(some, found) {
            let expected = try Expected(running: scene)
            let all = try expected.lanes(at: tick) + expected.machine(at: tick)
            #expect(
              seen == all,
              "WALKTHROUGH_SEED=\(Self.seed) \(scene.address(tick: tick))")
          }
        }
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

    @Test("a state shows who stops the work only if its run was stopped so, or ended")
    func saysWhoStops() async throws {
      try await Engine.chromium.open { page in
        let wrong: [String] = try page.get(
          "see.misledAboutStops()")
        #expect(wrong == [])
      }
    }

    @Test("states chosen by chance look as the core runs them", arguments: Engine.installed)
    func drawsStates(engine: Engine) async throws {
      print("WALKTHROUGH_SEED=\(Self.seed) chooses \(Self.count) states")
      let count = Self.count
      let seed = Self.seed
      try await engine.open { page in
        var source = SplitMix64(seed: seed)
        for _ in 1...count {
          let (scene, tick) = Self.random(&source)
          try page.go(scene.address(tick: tick))
          let seen: [String] = try page.get("see.kind()")
          let expected = try Expected(running: scene)
          let all = try expected.lanes(at: tick) + expected.machine(at: tick)
          #expect(
            seen == all,
            "WALKTHROUGH_SEED=\(seed) \(scene.address(tick: tick))")
        }
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
