import ReactiveCore

/// What a scene did when the core played it.
struct Play: Sendable {
  let scene: Scene

  /// A row for each subscription, in the order in which they began.
  let rows: [Row]

  /// Why the play was stopped, if it would not have come to an end; else empty.
  let bound: String

  /// The last tick that was played.
  let until: Int

  /// Plays a scene.
  init(_ scene: Scene) {
    let studio = Studio()
    _ = studio.build(scene)
    studio.clock.advance(by: .ticks(scene.until))
    self.scene = scene
    rows = studio.rows
    until = studio.stoppedAt ?? scene.until
    bound =
      studio.stoppedAt == nil
      ? ""
      : "This would not have come to an end: at tick \(until) the core was stopped, after \(Notes.bound) events."
  }

  /// What somebody gets at once who comes when a scene has been played.
  static func remembered(by scene: Scene) -> [String] {
    let studio = Studio()
    let line = studio.build(scene)
    studio.clock.advance(by: .ticks(scene.until))
    let heard = Lock<[String]>([])
    line.subscribeToEvents { event in heard.withLock { $0.append(Sent(event).text) } }.dispose()
    return heard.withLock { $0 }
  }

  /// The listener who has stopped a run by leaving.
  func leaver(of run: Row) -> Row? {
    let stopper = run.stopper.map { rows[$0] } ?? run
    return stopper.kind == .listener && stopper.isStopped ? stopper : nil
  }

  /// What the row that a listener joined had sent before: what the listener has missed of it, how
  /// many values it got from memory, and who has sent it if operators stand between.
  func past(of listener: Row) -> (missed: [Row.Mark], kept: Int, sender: String) {
    func sentBefore(_ row: Row?) -> [Row.Mark] {
      row?.marks.filter { $0.order < listener.order && !$0.sent.isEnding } ?? []
    }
    var own = listener
    for place in (-1..<max(0, scene.chain.count - 1)).reversed() {
      let level = rows.filter {
        place < 0 ? $0.kind == .run && $0.place == 0 : $0.kind == .stage && $0.place == place
      }
      if let begun = level.first(where: { $0.startedBy == listener.place }) {
        own = begun
        continue
      }
      let joined = level.last { $0.order <= listener.order }
      let kept = own.marks.prefix {
        $0.cause == nil && $0.tick == own.startTick && !$0.sent.isEnding
          && scene.shares(at: place + 1)
      }
      let sender = scene.shares(at: place + 1) ? place + 1 : place
      let name = sender < 0 ? scene.sources[0].name : scene.chain[sender].name
      let isLast = sender == scene.chain.count - 1
      let past = scene.held(at: sender) + sentBefore(joined)
      return (past.dropLast(kept.count), kept.count, isLast ? "" : name)
    }
    // All of its chain is its own, but for a second source that is hot.
    let hot = rows.first { row in
      row.kind == .run && scene.sources[row.place].start == .hot
        && scene.chain.contains {
          $0.other == row.place && Operator.named($0.name)?.other == .joins
        }
    }
    return (sentBefore(hot), 0, hot.map { scene.sources[$0.place].name } ?? "")
  }
}
