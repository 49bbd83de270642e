/// What has happened in a play so far, and what is happening now.
///
/// If something begins, is sent or is stopped while something else happens, that other thing is its
/// cause.
struct Notes: Sendable {
  /// Something that is going on.
  struct Happening: Sendable {
    enum What: Sendable { case subscribes, sends, leaves }

    let what: What
    let row: Int

    /// The place of the operator that takes what is sent, if one does.
    let taker: Int?
  }

  /// A play is stopped when so many things have happened: subscriptions and events.
  static let bound = 2_000

  /// How many operators the chain has.
  private let chain: Int
  private(set) var rows: [Row] = []

  /// What operators have held before anything was sent, by their places.
  private(set) var held: [(place: Int, value: Text)] = []

  /// When it was stopped, if it was.
  private(set) var stoppedAt: Int?
  private var happening: [Happening] = []
  private var count = 0

  /// The value for which a run is about to begin.
  var value: String?
  private var order = 0

  /// - Parameter chain: How many operators the chain has.
  init(chain: Int) { self.chain = chain }

  // MARK: Beginning

  /// Begins a row, unless the play was stopped.
  mutating func begin(_ kind: Row.Kind, at place: Int, taker: Int?, tick: Int) -> Int? {
    guard goOn(at: tick) else { return nil }
    let (startedBy, trigger) = reason(for: kind, at: place, taker: taker)
    rows.append(
      Row(
        kind: kind, place: place, taker: taker,
        number: rows.count { $0.kind == kind && $0.place == place } + 1, startTick: tick,
        order: next(), subscriber: subscriber(taker: taker), startedBy: startedBy, trigger: trigger,
        value: kind == .run || kind == .tap ? value.take() : nil))
    return rows.count - 1
  }

  /// The row that is subscribing now, if nothing has been sent since.
  private var subscribing: Int? {
    happening.last.flatMap { $0.what == .subscribes ? $0.row : nil }
  }

  /// The row that sends now, if one does.
  private var sender: Int? { happening.last.flatMap { $0.what == .sends ? $0.row : nil } }

  /// The row for which a new one begins; an operator begins all its rows for the same one.
  private func subscriber(taker: Int?) -> Int? {
    guard let sender, happening.last?.taker == taker else { return subscribing }
    return rows[sender].subscriber
  }

  /// Returns the cause of a new row, and the event in which it begins.
  private func reason(for kind: Row.Kind, at place: Int, taker: Int?) -> (Row.Doer, Sent?) {
    if kind == .listener { return (.listener(place), nil) }
    guard let taker else { return (.outside, nil) }
    guard let subscribing, value == nil else {
      return (.link(taker), sender.flatMap { rows[$0].marks.last?.sent })
    }
    // Nobody subscribes twice, so it was the operator that has begun this again.
    let last = rows.last { other in
      other.kind == kind && other.place == place && other.taker == taker
        && other.subscriber == subscribing
    }
    if let last { return (.link(taker), last.ending) }
    return (rows[subscribing].startedBy, rows[subscribing].trigger)
  }

  /// Notes what an operator holds before anything was sent.
  mutating func hold(_ value: Text, at place: Int) { held.append((place, value)) }

  // MARK: Sending

  /// Adds what was sent, unless the play was stopped, and returns whether it was added.
  mutating func add(_ sent: Sent, _ value: Text?, to index: Int, tick: Int) -> Bool {
    guard goOn(at: tick) else { return false }
    let mark = Row.Mark(tick: tick, sent: sent, value: value, cause: sender, order: next())
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

  // MARK: Ending

  /// Ends a row.
  mutating func end(_ index: Int, tick: Int) {
    rows[index].endTick = tick
    rows[index].endOrder = next()
    if rows[index].isStopped { rows[index].stoppedBy = stopper(of: rows[index], at: tick) }
  }

  /// Returns the cause that stops a row now.
  private func stopper(of row: Row, at tick: Int) -> Row.Doer {
    guard var now = happening.last else { return operatorWhoseTimeIsUp(at: tick, stopping: row) }
    if now.what == .leaves { return .listener(rows[now.row].place) }
    var outer = happening[...]
    // What ends has ended for a reason, which is looked for upstream, as far as the row itself.
    while now.what == .sends, rows[now.row].marks.last?.sent.isEnding == true,
      rows[now.row].kind == .stage, let taker = row.taker, taker <= rows[now.row].place
    {
      let maker = rows[now.row].place
      guard let place = outer.lastIndex(where: { $0.what == .sends && $0.taker == maker }) else {
        return .link(maker)  // by the clock
      }
      now = outer[place]
      outer = outer[..<place]
    }
    return .link((now.what == .sends ? now.taker : row.taker) ?? 0)
  }

  /// Returns what stops a row while nothing else is happening: the operator that has just ended by
  /// itself, such as a `timeout`, when its time was up.
  private func operatorWhoseTimeIsUp(at tick: Int, stopping row: Row) -> Row.Doer {
    let ended = rows.first { other in
      guard other.kind != .run, other.ending != nil, let mark = other.marks.last else {
        return false
      }
      let maker = other.kind == .stage ? other.place : chain - 1
      return mark.tick == tick && mark.cause == nil && maker >= row.taker ?? 0
    }
    guard let ended else { return .outside }
    return .link(ended.kind == .stage ? ended.place : chain - 1)
  }

  // MARK: Going on

  mutating func enter(_ what: Happening.What, _ row: Int, taker: Int?) {
    happening.append(Happening(what: what, row: row, taker: taker))
  }

  mutating func leave() { happening.removeLast() }

  /// The place of what happens now in the order of all that happens.
  private mutating func next() -> Int {
    order += 1
    return order
  }

  private mutating func goOn(at tick: Int) -> Bool {
    count += 1
    if count > Self.bound { stoppedAt = stoppedAt ?? tick }
    return stoppedAt == nil
  }
}
