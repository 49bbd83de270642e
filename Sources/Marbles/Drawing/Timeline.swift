/// One row of a marble drawing: what happened, and at which tick.
///
/// The row lives from the tick `from` until something ends it: completion, failure, or the end of
/// a subscription. Without an end it lives `through` a last tick, or to the end of the drawing.
public struct Timeline: Sendable, Equatable {
  /// The name written before the row.
  public var label: String

  /// What happened, in the order in which it happened.
  public private(set) var entries: [Entry]

  /// The first tick of the row; the drawing is blank before it.
  public var from: Int

  /// The last tick of a row that nothing ends, or nil for a row that outlives the drawing.
  public var through: Int?

  /// Makes a row from what happened on it.
  ///
  /// - Parameters:
  ///   - label: The name written before the row.
  ///   - entries: What happened, in the order in which it happened.
  ///   - from: The first tick of the row.
  ///   - through: The last tick of a row that nothing ends, or nil if it outlives the drawing.
  public init(_ label: String, _ entries: [Entry] = [], from: Int = 0, through: Int? = nil) {
    precondition(from >= 0, "A timeline cannot start at tick \(from): use 0 or a later tick.")
    self.label = label
    self.entries = []
    self.from = from
    self.through = through
    for entry in entries { append(entry.mark, at: entry.tick) }
  }

  /// Returns the row of one subscription: `^` where it begins and `!` where it ends.
  ///
  /// - Parameters:
  ///   - label: The name written before the row.
  ///   - from: The tick of the subscription.
  ///   - to: The tick at which it was disposed or ended, or nil if it outlives the drawing.
  /// - Returns: A row that is blank before the subscription and after its end.
  public static func subscription(_ label: String, from: Int, to: Int? = nil) -> Timeline {
    var timeline = Timeline(label, from: from)
    timeline.append(.subscribed, at: from)
    if let to { timeline.append(.disposed, at: to) }
    return timeline
  }

  /// Adds what happened next.
  ///
  /// - Parameters:
  ///   - mark: What happened.
  ///   - tick: When it happened: at the last entry's tick or later.
  public mutating func append(_ mark: Mark, at tick: Int) {
    let earliest = entries.last?.tick ?? from
    precondition(
      tick >= earliest,
      "Nothing can happen at tick \(tick) of a timeline that has reached tick \(earliest): "
        + "append in the order of time.")
    entries.append(Entry(tick: tick, mark: mark))
  }
}

extension Timeline {
  /// Something that can happen at a tick.
  public enum Mark: Sendable, Hashable, Codable {
    /// A value was sent; drawn as a letter or digit.
    case next(String)

    /// It failed, with what the error says; drawn as `#`.
    case failed(String)

    /// It completed; drawn as `|`.
    case completed

    /// A subscription began; drawn as `^`.
    case subscribed

    /// A subscription ended; drawn as `!`.
    case disposed

    /// Whether nothing may follow.
    var isEnd: Bool {
      switch self {
      case .next, .subscribed: false
      case .failed, .completed, .disposed: true
      }
    }
  }

  /// A mark and its tick.
  public struct Entry: Sendable, Hashable {
    /// When it happened, in ticks from the start of the drawing.
    public let tick: Int

    /// What happened.
    public let mark: Mark

    /// Makes an entry.
    public init(tick: Int, mark: Mark) {
      self.tick = tick
      self.mark = mark
    }
  }
}
