/// What has happened in a play so far, and what is happening.
///
/// Whatever begins or is sent while something else happens is caused by it.
struct Notes: Sendable {
  /// Something that is going on.
  struct Happening: Sendable {
    enum What: Sendable { case subscribes, sends, leaves }

    let what: What
    let row: Int
  }

  /// A play that has no end is stopped when so many things have happened.
  static let bound = 2_000

  private(set) var rows: [Row] = []

  /// When it was stopped, if it was.
  private(set) var stoppedAt: Int?
  private var happening: [Happening] = []
  private var count = 0

  /// The value for which a run is about to begin.
  var value: String?
  private var order = 0

  /// Begins a row, unless the play was stopped.
  mutating func begin(_ kind: Row.Kind, at place: Int, tick: Int) -> Int? {
    guard goOn(at: tick) else { return nil }
    let number = rows.count { $0.kind == kind && $0.place == place } + 1
    rows.append(
      Row(
        kind: kind, place: place, number: number, startTick: tick, order: order,
        startedBy: subscribingListener, trigger: sender.flatMap { rows[$0].marks.last?.sent }))
    if kind == .run { rows[rows.count - 1].value = value.take() }
    return rows.count - 1
  }

  /// The row that sends now, if one does.
  private var sender: Int? { happening.last.flatMap { $0.what == .sends ? $0.row : nil } }

  /// The listener who is subscribing, if nothing has been sent since.
  private var subscribingListener: Int? {
    for now in happening.reversed() {
      guard now.what == .subscribes else { return nil }
      if rows[now.row].kind == .listener { return rows[now.row].place }
    }
    return nil
  }

  /// Adds what was sent, unless the play was stopped, and returns whether it was added.
  mutating func add(_ sent: Sent, to index: Int, tick: Int) -> Bool {
    guard goOn(at: tick) else { return false }
    let mark = Row.Mark(tick: tick, sent: sent, cause: sender, order: order)
    order += 1
    rows[index].marks.append(mark)
    if sent.isEnding { rows[index].ending = sent }
    if rows[index].kind == .listener { feed(index) }
    return true
  }

  /// Notes which run a listener hears, and what came from memory.
  private mutating func feed(_ index: Int) {
    let sending = happening.first { $0.what == .sends && rows[$0.row].kind == .run }?.row
    let isAtOnce = sending == nil && happening.first?.row == index
    if isAtOnce { rows[index].atOnce += 1 }
    if rows[index].run != nil { return }
    rows[index].run =
      sending ?? (isAtOnce ? rows.lastIndex { $0.kind == .run && $0.place == 0 } : nil)
  }

  /// Ends a row.
  mutating func end(_ index: Int, tick: Int) {
    rows[index].endTick = tick
    if rows[index].isStopped { rows[index].stopper = happening.last?.row }
  }

  mutating func enter(_ what: Happening.What, _ row: Int) {
    happening.append(Happening(what: what, row: row))
  }

  mutating func leave() { happening.removeLast() }

  private mutating func goOn(at tick: Int) -> Bool {
    count += 1
    if count > Self.bound { stoppedAt = stoppedAt ?? tick }
    return stoppedAt == nil
  }
}
