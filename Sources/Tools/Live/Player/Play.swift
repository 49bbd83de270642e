import ReactiveCore

/// What a scene did when the core played it.
struct Play: Sendable {
  let scene: Scene

  /// A row for each subscription, in the order in which they began.
  let rows: [Row]

  /// Why the play was stopped, if it would not have come to an end; else empty.
  let bound: String

  /// Plays a scene.
  ///
  /// - Throws: What cannot be played.
  init(_ scene: Scene) {
    let studio = Studio()
    _ = studio.build(scene)
    studio.clock.advance(by: .ticks(scene.until))
    self.scene = scene
    rows = studio.rows
    bound =
      studio.isStopped
      ? "This would not have come to an end: the core was stopped after \(Notes.bound) events." : ""
  }

  /// What somebody gets at once who comes when a scene has been played.
  static func remembered(by scene: Scene) -> [String] {
    let studio = Studio()
    let line = studio.build(scene)
    studio.clock.advance(by: .ticks(scene.until))
    let heard = Lock<[String]>([])
    line.subscribe { value in
      heard.withLock { $0.append(value.string) }
    } failed: { _ in
      heard.withLock { $0.append("#") }
    } completed: {
      heard.withLock { $0.append("|") }
    }.dispose()
    return heard.withLock { $0 }
  }

  /// What a listener has missed: what the row that it joined had sent before, and it never got.
  func missed(by listener: Row) -> [Row.Mark] {
    guard let joined = joined(by: listener) else { return [] }
    let heard = listener.marks + joined.marks.filter { $0.tick > listener.from }
    return joined.marks.filter { mark in
      mark.tick < listener.from && !mark.sent.isEnding
        && !heard.contains { $0.sent.text.isSame(as: mark.sent.text) }
    }
  }

  /// The first row above a listener that was there before the listener came.
  private func joined(by listener: Row) -> Row? {
    var row = listener
    for _ in rows {
      guard let feeder = row.marks.first(where: { $0.cause >= 0 })?.cause else { break }
      row = rows[feeder]
      if row.from < listener.from { return row }
    }
    guard listener.run >= 0, rows[listener.run].from < listener.from else { return nil }
    return rows[listener.run]
  }
}
