import LessonKit

/// What the model expects of a scene, and what the core did.
struct Comparison {
  let expected: [Entry]
  let actual: [Entry]

  /// Whether the core did what the model says.
  let agrees: Bool

  init(_ twin: Twin, _ scene: Scene) {
    expected = twin.steps(Script(scene)).filter { $0.beat.tick <= Model.horizon }
      .map { Entry(tick: $0.beat.tick, row: $0.row, mark: $0.mark) }
    let stage = Stage(scene)
    let entries = stage.perform(twin.drawn(on: stage))
    actual = twin.outlives(scene) ? entries.filter { $0.row != WatchedClock.row } : entries
    // Between two listeners that share nothing there is no order.
    let hasOneOrder = scene.listeners.count == 1 || twin.isShared
    let keepsOrder = !hasOneOrder || expected.inOneOrder(twin) == actual.inOneOrder(twin)
    agrees = keepsOrder && expected.byRow == actual.byRow
  }
}

extension [Entry] {
  /// The entries of which the order is said; rows that end together are sorted.
  fileprivate func inOneOrder(_ twin: Twin) -> [Entry] {
    if !twin.isTornDownInOrder { return filter { $0.mark != .disposed } }
    var sorted = self
    for index in indices where self[index].mark == .disposed {
      var place = index
      while place > 0, sorted[place].endsBefore(sorted[place - 1]) {
        sorted.swapAt(place - 1, place)
        place -= 1
      }
    }
    return sorted
  }

  /// The entries of each row: those of a listener in order.
  fileprivate var byRow: [String: [Entry]] {
    Dictionary(grouping: self, by: \.row).mapValues { entries in
      if entries[0].row.hasPrefix(Entry.listenerPrefix) { return entries }
      return entries.sorted { ($0.tick, "\($0.mark)") < ($1.tick, "\($1.mark)") }
    }
  }
}

extension Entry {
  fileprivate func endsBefore(_ other: Entry) -> Bool {
    mark == .disposed && other.mark == .disposed && tick == other.tick && row < other.row
  }
}
