import ReactiveCore

/// What a scene did when the core played it.
struct Play: Sendable {
  let scene: Scene

  /// A row for each subscription, in the order in which they began.
  let rows: [Row]

  /// What operators have held before anything was sent, by their places.
  let held: [(place: Int, value: Text)]

  /// Whether the play was stopped, since too much happened.
  let isStopped: Bool

  /// The last tick that was played.
  let until: Int

  /// Plays a scene.
  init(_ scene: Scene) {
    let studio = Studio(scene)
    _ = studio.build()
    studio.clock.advance(by: .ticks(scene.until))
    self.scene = scene
    rows = studio.rows
    held = studio.held
    isStopped = studio.stoppedAt != nil
    until = studio.stoppedAt ?? scene.until
  }

  /// What a listener gets at once that comes after the scene has been played.
  static func remembered(by scene: Scene) -> [String] {
    let studio = Studio(scene)
    let output = studio.build()
    studio.clock.advance(by: .ticks(scene.until))
    let heard = Lock<[String]>([])
    output.subscribeToEvents { event in heard.withLock { $0.append(Sent(event).text) } }.dispose()
    return heard.withLock { $0 }
  }

  /// The runs of all sources.
  var runs: [Row] { rows.filter { $0.kind == .run } }

  /// Those who have come, in this order.
  var listeners: [Row] { rows.filter { $0.kind == .listener } }

  /// The operator at a place of the chain.
  func link(_ place: Int) -> Operator? { Operator.named(scene.chain[place].name) }

  /// Whether all who listen get the same run from a place of the chain on.
  func isShared(from place: Int) -> Bool {
    scene.chain.indices.contains { $0 >= place && link($0)?.group == .sharing }
  }
}
