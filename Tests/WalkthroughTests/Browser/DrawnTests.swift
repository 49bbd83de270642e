import Foundation
import TestSupport
import Testing

@testable import Live

extension BrowserTests {
  /// What the page plays and draws, beside new plays of the native core.
  struct DrawnTests {
    /// How many scenes the page's core plays, and the seed that chooses them and all others.
    private static let count = environment["WALKTHROUGH_SCENES"].flatMap { Int($0) } ?? 2000
    private static let seed =
      environment["WALKTHROUGH_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 1...999_999)

    static let arrivals = [0, 4, 8, 12, 16, 20, 24]

    /// A view's address, the native answer to what it asks the core, and more that differs.
    private typealias State = [Any]

    /// Lets the page look at states, and demands that none is drawn otherwise.
    private static func demand(_ states: [State], _ look: String, on page: Page) throws {
      let json = String(decoding: try JSONSerialization.data(withJSONObject: states), as: UTF8.self)
      let wrong: [String] = try page.get("see.\(look)(\(json))")
      #expect(wrong == [], "WALKTHROUGH_SEED=\(seed)")
    }

    /// Requests to play scenes that nobody has thought of, with the native answers.
    ///
    /// Each engine is asked the same.
    private static let plays = RandomScenes(seed: seed).prefix(count).map { scene in
      let request = "play\n\(scene)\nuntil 30"
      return (request: request, answer: Request.answer(to: request))
    }

    @Test("the page's core plays any scene as the native one does", arguments: Engine.installed)
    func playsAlike(engine: Engine) async throws {
      try await engine.open("#workbench") { page in
        for start in stride(from: 0, to: Self.plays.count, by: 100) {
          let some = Self.plays[start...].prefix(100)
          let requests = try JSONEncoder().encode(some.map(\.request))
          let answers: [String] = try page.get(
            """
            \(String(decoding: requests, as: UTF8.self)).map(request =>
              JSON.stringify(ColdAndHot.core.ask([request])))
            """)
          for (play, answer) in zip(some, answers) {
            #expect(answer == play.answer, "WALKTHROUGH_SEED=\(Self.seed) \(play.request)")
          }
        }
      }
    }

    @Test(
      "what the workbench draws is what the core plays, mark by mark", arguments: Engine.installed)
    func drawsChains(engine: Engine) async throws {
      try await engine.open("#workbench") { page in
        let states: [State] = Self.plays.prefix(200).map { [$0.request, $0.answer] }
        try Self.demand(states, "misdrawnChains", on: page)
      }
    }

    @Test(
      "the opening and the eight kinds are drawn as the core plays them",
      arguments: Engine.installed)
    func drawsKinds(engine: Engine) async throws {
      let all = (0..<30).compactMap { _ in KindState.random() }
      try await engine.open { page in
        for comes in Self.arrivals {
          try page.go("#opening?ben=\(comes)")
          let cards: [State] = [(".card.cold", 0), (".card.hot", 1)].map { card, place in
            let state = KindState(kind: Kind.all[place], visits: [(0, nil), (comes, nil)])
            return [card, state.play, state.kind.name, NSNull()]
          }
          try Self.demand(cards, "misdrawnCards", on: page)
        }
        let states: [State] = all.map { [$0.address, $0.play, $0.kind.name, $0.tick] }
        try Self.demand(states, "misdrawnKinds", on: page)
        try page.go("#cold-or-hot?ada=0&ben=16&tick=18&kinds=eight")
        let cards: [State] = Kind.all.map { kind in
          let state = KindState(kind: kind, visits: [(0, nil), (16, nil)])
          return ["#grid [data-kind=\(kind.name)]", state.play, kind.name, 18]
        }
        try Self.demand(cards, "misdrawnCards", on: page)
        for kind in Kind.all {
          let says = try page.text("#grid [data-kind=\(kind.name)]")
          for answer in Mirror(reflecting: kind.answers).children {
            #expect(says.contains("\(answer.label ?? "") \(answer.value)"), "\(kind.name)")
          }
        }
      }
    }
  }

  /// A state of the view of one kind.
  private struct KindState {
    let kind: Kind
    var ending = "goes-on"
    let visits: [(comes: Int, leaves: Int?)]
    var tick = 0

    static func random() -> KindState? {
      guard let kind = Kind.all.randomElement() else { return nil }
      let endings = kind.ends ? ["goes-on", "completes", "fails"] : ["goes-on"]
      let visits = (0...1).map { _ -> (Int, Int?) in
        let comes = DrawnTests.arrivals.randomElement() ?? 0
        return (comes, Bool.random() ? comes + Kind.stay : nil)
      }
      return KindState(
        kind: kind, ending: endings.randomElement() ?? "goes-on", visits: visits,
        tick: Int.random(in: 0...Scene.lastTick))
    }

    /// The film as all kinds have it, played by the native core.
    var play: String {
      let end = Scene.Mark(tick: 17, sent: ending == "fails" ? .failed : .completed)
      let film = ending == "goes-on" ? Kind.film : Kind.film.prefix(4) + [end]
      let listeners = zip(["Ada", "Ben"], visits).map { name, visit in
        Scene.Listener(name: name, comes: visit.comes, leaves: visit.leaves)
      }
      let source = Scene.Source(name: "film", start: kind.start, marks: film)
      let scene = Scene(sources: [source], chain: kind.chain, listeners: listeners)
      return Play(scene).json.description
    }

    var address: String {
      let leaves = zip(["ada", "ben"], visits).filter { $1.leaves != nil }.map(\.0)
      return "#cold-or-hot?kind=\(kind.name)&ada=\(visits[0].comes)&ben=\(visits[1].comes)"
        + "&ending=\(ending)\(leaves.isEmpty ? "" : "&leaves=\(leaves.joined(separator: ","))")"
        + "&tick=\(tick)"
    }
  }
}
