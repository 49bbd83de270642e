/// The four questions, answered for one kind by runs of it.
struct Answers: Encodable, Equatable, Sendable {
  let starts: String
  let runs: String
  let latecomer: String
  let stops: String

  /// Runs a kind in four scenes, and reads the answers off.
  init(of kind: Kind) throws {
    let together = try Self.play(kind, ada: (0, false), ben: (8, false))
    let apart = try Self.play(kind, ada: (0, true), ben: (20, false))
    let late = try Self.play(kind, ada: (0, false), ben: (16, false))
    let gone = try Self.play(kind, ada: (0, true), ben: (4, true))

    let areStartedByListeners = together.runs.contains { $0.contains(" by ") }
    switch (areStartedByListeners, together.runs.count) {
    case (true, 2): starts = "each subscriber"
    case (true, _): starts = "the first subscriber"
    case (false, _): starts = kind.starter
    }

    switch (together.runs.count, apart.runs.count) {
    case (2, _): runs = "two"
    case (_, 2): runs = "one, while somebody listens"
    default: runs = "only ever one"
    }

    if late.ben.contains("run 2") {
      latecomer = "everything, from a run of its own"
    } else if !late.ben.contains("at once") {
      latecomer = "only what comes from now on"
    } else {
      latecomer =
        late.ben.contains("missed") ? "the last value first" : "all of it first"
    }

    switch gone.runs.filter({ $0.hasSuffix("!") }).count {
    case 2: stops = "its subscriber, by leaving"
    case 1: stops = "the last subscriber, by leaving"
    default: stops = try Self.stopsFromOutside(kind) ? "somebody else" : "nobody"
    }
  }

  private static func play(
    _ kind: Kind, ada: (comes: Int, leaves: Bool), ben: (comes: Int, leaves: Bool)
  ) throws -> Recording {
    var memories = Memories()
    return try Recording(of: scene(kind, ada: ada, ben: ben), &memories)
  }

  private static func scene(
    _ kind: Kind, ada: (comes: Int, leaves: Bool), ben: (comes: Int, leaves: Bool)
  ) -> Scenario {
    Scenario(
      kind: kind, ending: .goesOn,
      ada: Visit(name: "Ada", comes: ada.comes, leaves: ada.leaves ? ada.comes + Visit.stay : nil),
      ben: Visit(name: "Ben", comes: ben.comes, leaves: ben.leaves ? ben.comes + Visit.stay : nil))
  }

  /// Whether the run ends when whoever made the signal stops what it holds, while both listen.
  private static func stopsFromOutside(_ kind: Kind) throws -> Bool {
    let scene = scene(kind, ada: (0, false), ben: (8, false))
    let (witness, outside) = try Recording.run(scene, through: Scenario.lastTick)
    outside.stop?()
    return withExtendedLifetime(outside) {
      witness.facts.contains { $0.fact == .runStops(run: 1) }
    }
  }
}

extension Kind {
  /// Who starts the work, if no listener does: the code of the scene says so, not its run.
  fileprivate var starter: String {
    switch self {
    case .multicast: "connect()"
    case .startedEagerly: "whoever creates it"
    default: "somebody else"
    }
  }
}
