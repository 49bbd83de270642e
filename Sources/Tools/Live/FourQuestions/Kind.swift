/// How a signal is made hot, or left cold: one of the eight kinds that the page compares.
struct Kind: Sendable {
  /// Its name in the page's address.
  let name: String
  let start: Scene.Start
  let chain: [Scene.Link]

  /// Whether it passes the end of its source on.
  let ends: Bool

  static let all: [Kind] = [
    Kind("cold"), Kind("subject", .hot), Kind("share", chain: "share"),
    Kind("share-replay", chain: "share(replay:)", "1"),
    Kind("replay-lazily", chain: "replayLazily"), Kind("multicast", chain: "multicast", "8"),
    Kind("property", chain: "Property", "T", ends: false),
    Kind("started-eagerly", chain: "startEagerly"),
  ]

  private init(
    _ name: String, _ start: Scene.Start = .cold, chain: String = "", _ amount: String = "0",
    ends: Bool = true
  ) {
    self.name = name
    self.start = start
    self.chain = chain.isEmpty ? [] : [Scene.Link(name: chain, amount: amount)]
    self.ends = ends
  }

  /// Scenes of a film at every fourth tick.
  static let film = (1...9).map { Scene.Mark(tick: $0 * 4 - 2, sent: .value("\($0)")) }

  /// After how many ticks a listener leaves, if it leaves.
  static let stay = 11

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

  /// The answers to the four questions, read from five scenes in which the kind is played.
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
    let stops = isHalted ? "somebody else" : "nobody"
    // For a kind alone, few words are always true; a test has all of them.
    return (together.starts, runs, late.latecomer ?? "", isLeft ? Answers(gone).stops ?? "" : stops)
  }
}
