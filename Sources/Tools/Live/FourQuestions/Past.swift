/// What had been sent before a listener came, by the runs that it has joined, and which of that the
/// listener has got.
///
/// A listener subscribes to a chain of its own, as far as an operator that shares: there, and at a hot
/// source, it joins what goes on.
struct Past: Sendable {
  /// A value that was sent before the listener came.
  struct Value: Sendable {
    let mark: Row.Mark

    /// The name of the operator that sent it; empty at the end of the chain.
    let sender: String

    /// Whether it has come all the same, from memory, into the listener's own part of the chain.
    let isKept: Bool
  }

  /// The names of the operators and sources that the listener has joined.
  let joined: [String]

  /// What had been sent, in this order.
  let values: [Value]

  var missed: [Value] { values.filter { !$0.isKept } }

  init(of listener: Int, in play: Play) {
    let (rows, scene) = (play.rows, play.scene)
    let own = rows.filter { play.isOwn($0, of: listener) }
    let begun = own.filter { $0.startedBy.listener == rows[listener].place }
    let got = own.flatMap { $0.marks.compactMap { $0.value } }
    var joined: [String] = []
    var values: [Value] = []

    func join(_ name: String, sender: String, _ marks: [Row.Mark]) {
      joined.append(name)
      for mark in marks where mark.order < rows[listener].order {
        guard let value = mark.value else { continue }
        let isKept = got.contains { $0.id == value.id }
        values.append(Value(mark: mark, sender: sender, isKept: isKept))
      }
    }

    for place in scene.chain.indices.reversed() {
      let isReached = begun.contains { scene.maker(of: $0) == place }
      let isOwn = begun.contains { $0.taker == place }
      guard isReached, !isOwn, let link = play.link(place), link.group == .sharing else { continue }
      let held = play.held.filter { $0.place == place }.map { held in
        Row.Mark(tick: 0, sent: .value(held.value.string), value: held.value, cause: nil, order: 0)
      }
      let before = rows.filter { $0.taker == place }.flatMap { $0.marks }
      let isLast = place == scene.chain.count - 1
      join(link.name, sender: isLast ? "" : link.name, held + before)
    }
    for tap in begun + own where tap.kind == .tap {
      let name = scene.sources[tap.place].name
      if joined.contains(where: { $0.isSame(as: name) }) { continue }
      // What an operator has subscribed to later was not missed by coming late.
      let isBegun = tap.startedBy.listener != nil
      let station = rows.first { $0.kind == .run && $0.place == tap.place }
      join(name, sender: scene.chain.isEmpty ? "" : name, isBegun ? station?.marks ?? [] : [])
    }
    self.joined = joined
    self.values = values
  }
}

extension Play {
  /// Whether a row was subscribed to for this listener alone.
  func isOwn(_ row: Row, of listener: Int) -> Bool {
    var row = row
    while let subscriber = row.subscriber {
      if subscriber == listener { return true }
      row = rows[subscriber]
    }
    return row.kind == .listener && row.place == rows[listener].place
  }

  /// Whether each value that a listener got comes from a run of its own.
  func isFed(onlyByOwnRuns listener: Int) -> Bool {
    let runs = runs.filter { !isOwn($0, of: listener) && ($0.taker.map(isShared) ?? true) }
    let others = runs.flatMap { $0.marks.compactMap { $0.value } }
    return !rows[listener].marks.contains { mark in
      mark.value.map { value in others.contains { value.isMade(of: $0) } } ?? false
    }
  }
}
