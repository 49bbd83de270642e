/// How a signal is made hot, or left cold: one of the eight kinds that the page compares.
struct Kind: Sendable {
  /// Its name in the page's address.
  let name: String
  let start: Scene.Start
  let chain: [Scene.Link]

  /// Whether it passes the end of its source on.
  let ends: Bool

  static let all: [Kind] = [
    Kind(name: "cold", start: .cold, chain: [], ends: true),
    Kind(name: "subject", start: .hot, chain: [], ends: true),
    Kind(name: "share", start: .cold, chain: [Scene.Link(name: "share")], ends: true),
    Kind(
      name: "share-replay", start: .cold,
      chain: [Scene.Link(name: "share(replay:)", amount: "1")], ends: true),
    Kind(
      name: "replay-lazily", start: .cold, chain: [Scene.Link(name: "replayLazily")], ends: true),
    Kind(
      name: "multicast", start: .cold, chain: [Scene.Link(name: "multicast", amount: "8")],
      ends: true),
    Kind(
      name: "property", start: .cold, chain: [Scene.Link(name: "Property", amount: "T")],
      ends: false),
    Kind(
      name: "started-eagerly", start: .cold, chain: [Scene.Link(name: "startEagerly")],
      ends: true),
  ]

  /// Scenes of a film at every fourth tick.
  private static let film = (1...9).map { Scene.Mark(tick: $0 * 4 - 2, sent: .value("\($0)")) }

  /// How long somebody stays who leaves.
  private static let stay = 11

  private func play(
    ada: (comes: Int, leaves: Bool), ben: (comes: Int, leaves: Bool), halt: Int? = nil
  ) -> Play {
    let visits = [("Ada", ada), ("Ben", ben)].map { name, visit in
      Scene.Listener(
        name: name, comes: visit.comes, leaves: visit.leaves ? visit.comes + Self.stay : nil)
    }
    return Play(
      Scene(
        sources: [Scene.Source(name: "film", start: start, marks: Self.film)], chain: chain,
        listeners: visits, halt: halt))
  }

  /// Plays the kind in five scenes, and reads the answers to the four questions off.
  var answers: (starts: String, runs: String, latecomer: String, stops: String) {
    let together = Answers(play(ada: (0, false), ben: (8, false)))
    let apart = Answers(play(ada: (0, true), ben: (20, false)))
    let late = Answers(play(ada: (0, false), ben: (16, false)))
    let gone = play(ada: (0, true), ben: (4, true))
    let runs =
      together.runs == 2 ? "two" : apart.runs == 2 ? "one, while somebody listens" : "only ever one"
    let halted = play(ada: (0, false), ben: (8, false), halt: Scene.lastTick)
    let isHalted = halted.rows.contains { $0.kind == .run && $0.isStopped }
    let isLeft = gone.rows.contains { $0.kind == .run && $0.isStopped }
    let stops =
      isLeft ? Answers(gone).stops : isHalted ? "somebody else" : "nobody"
    return (together.starts, runs, late.latecomer, stops)
  }
}
