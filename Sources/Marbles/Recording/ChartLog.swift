import ReactiveCore
import Synchronization

/// What a chart records: its rows.
///
/// It also reports each event to whoever has asked for that: inside of which subscriptions it happens,
/// and which row has caused it.
package final class ChartLog: Sendable {
  /// A row of a chart, by their numbers.
  struct Row: Sendable {
    let chart: Int
    let index: Int
    let lane: ChartRows.Lane

    /// How many subscriptions and events it began inside of.
    let depth: Int
  }

  /// What the present subscription or event happens inside of.
  private struct Surroundings: Sendable {
    var depth = 0

    /// The row of the subscription that starts the present one, if one does.
    var starter: Row?

    /// The row of the subscription that sends the present event on, if one does.
    var sender: Row?
  }

  @TaskLocal private static var around = Surroundings()

  /// The line of the program whose work runs, if it was given to a clock.
  @TaskLocal static var place: SourceLine?

  /// A function that hears of all events.
  ///
  /// It is a type, since a lock wraps a function once more each time that it hands it out.
  private struct Listener: Sendable { let hear: @Sendable (ChartEvent) -> Void }

  private static let listener = Mutex<Listener?>(nil)

  /// From now on, reports what happens on all charts to a listener: LessonKit has one, if the steps of
  /// a lesson are asked for.
  package static func report(to listener: @escaping @Sendable (ChartEvent) -> Void) {
    Self.listener.withLock { $0 = Listener(hear: listener) }
  }

  private static func report(_ event: ChartEvent) { listener.withLock { $0 }?.hear(event) }

  private let clock: VirtualScheduler
  private let isByRun: Bool
  private let rows = Mutex(ChartRows())

  /// Tells charts apart.
  private let number = made.increment()
  private static let made = Counter()

  init(_ clock: VirtualScheduler, isByRun: Bool) {
    self.clock = clock
    self.isByRun = isByRun
  }

  var drawing: MarbleDrawing { rows.withLock { $0.drawing(through: clock.tick) } }

  /// Begins a row for a subscription.
  func begin(_ lane: ChartRows.Lane) -> Row {
    let (tick, around) = (clock.tick, Self.around)
    let (row, event) = rows.withLock { rows in
      let isNumbered = isByRun && !lane.isListener
      let label = isNumbered ? "\(lane.label) \(rows.count(of: lane) + 1)" : lane.label
      let row = Row(
        chart: number, index: rows.all.count,
        lane: .init(label: label, isListener: lane.isListener, place: lane.place),
        depth: around.depth)
      let fed = own(around.starter)?.index ?? own(around.sender).flatMap { rows.all[$0.index].fed }
      let event = self.event(
        .subscribed, on: row, at: tick, cause: around.starter, feeds: lane.isListener ? nil : fed)
      rows.apply(event)
      return (row, event)
    }
    Self.report(event)
    return row
  }

  /// Runs the work that a row starts.
  func start(_ row: Row, _ work: () -> Void) { inside(row, as: \.starter, work) }

  /// Adds what happens on a row, and runs the work that follows from it.
  ///
  /// The end of a subscription makes the row of its values blank.
  func add(_ mark: Timeline.Mark, to row: Row, _ work: () -> Void = {}) {
    let event = self.event(
      mark, on: row, at: clock.tick, cause: mark == .disposed ? nil : Self.around.sender)
    rows.withLock { $0.apply(event) }
    Self.report(event)
    inside(row, as: \.sender, work)
  }

  private func inside(
    _ row: Row, as role: WritableKeyPath<Surroundings, Row?>, _ work: () -> Void
  ) {
    var inside = Self.around
    inside.depth = row.depth + 1
    inside[keyPath: role] = row
    Self.$around.withValue(inside, operation: work)
  }

  private func event(
    _ mark: Timeline.Mark, on row: Row, at tick: Int, cause: Row?, feeds fed: Int? = nil
  ) -> ChartEvent {
    ChartEvent(
      chart: number, index: row.index, lane: row.lane, mark: mark, tick: tick, depth: row.depth,
      place: Self.place ?? row.lane.place,
      cause: own(cause).map { .init(index: $0.index, label: $0.lane.label) }, fed: fed)
  }

  /// A row, if it is on this chart.
  private func own(_ row: Row?) -> Row? { row?.chart == number ? row : nil }
}
