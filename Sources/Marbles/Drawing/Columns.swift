/// Where each tick of a drawing begins, the same in all rows.
///
/// A column is a tick. A group such as `(ab)` needs more columns than its tick has; it takes those
/// of the silent ticks after it. When any row has something to show there, all rows move aside.
struct Columns {
  /// The tick after which a column is no longer a tick, if the drawing had to move aside.
  private(set) var toScaleUntil: Int?

  private var busy: [(tick: Int, column: Int)] = []

  /// Lays out the ticks at which something happens.
  ///
  /// - Parameter widths: The widest cell of any row, for each tick at which something happens.
  init(widths: [Int: Int]) {
    var previous: (tick: Int, column: Int, width: Int)?
    for (tick, width) in widths.sorted(by: { $0.key < $1.key }) {
      var column = tick
      if let previous {
        let distance = tick - previous.tick
        column = previous.column + max(distance, previous.width)
        if previous.width > distance { toScaleUntil = toScaleUntil ?? previous.tick }
      }
      busy.append((tick, column))
      previous = (tick, column, width)
    }
  }

  /// The first column of a tick.
  subscript(tick: Int) -> Int {
    guard let before = busy.last(where: { $0.tick <= tick }) else { return tick }
    return before.column + (tick - before.tick)
  }
}
