/// What happened on one subscription.
struct Row: Sendable {
  enum Kind: String, Sendable {
    /// A run of a source.
    case run
    /// A subscription to a hot source, which goes into its one run.
    case tap
    /// The output of an operator that is not the last one.
    case stage
    case listener
  }

  /// The cause of a start or a stop.
  enum Doer: Sendable {
    /// A listener, by its place, who has come or left.
    case listener(Int)

    /// An operator, by its place in the chain.
    case link(Int)

    /// Somebody outside of the picture, who has made a hot source.
    case outside

    /// The operator's place, if it was one.
    var link: Int? { if case .link(let place) = self { place } else { nil } }

    /// The listener's place, if it was one.
    var listener: Int? { if case .listener(let place) = self { place } else { nil } }
  }

  struct Mark: Sendable {
    let tick: Int
    let sent: Sent

    /// The value that was sent; nil for an ending.
    let value: Text?

    /// The row whose event it was made from; nil if it comes from a clock or from memory.
    let cause: Int?

    /// Its place among all that happened in the play: beginnings, marks and ends.
    let order: Int
  }

  let kind: Kind

  /// Its place among the sources, in the chain, or among the listeners.
  let place: Int

  /// The place of the operator that takes what it sends; nil if none does, or several may.
  let taker: Int?

  /// Counts the rows of one kind and place, from 1.
  let number: Int

  /// The tick at which it began.
  let startTick: Int

  /// The place of its beginning among all that happened in the play.
  let order: Int

  /// The row for which it began, directly below it; nil if it began for several.
  let subscriber: Int?

  let startedBy: Doer

  /// The event in which it began; nil if it began by subscribing.
  let trigger: Sent?

  /// The value for which an operator such as `flatMap` started a run, if one did.
  let value: String?

  /// The tick at which the subscription was over, if it was.
  var endTick: Int?

  /// The place of its end among all that happened.
  var endOrder: Int?

  /// Its ending, if it has one.
  var ending: Sent?

  /// What stopped it before its ending; nil if nothing did.
  var stoppedBy: Doer?

  var marks: [Mark] = []

  /// The run that feeds a listener, if one does.
  var run: Int?

  /// How many of a listener's marks came when it came, from memory.
  var atOnce = 0

  /// Whether somebody stopped it before its ending.
  var isStopped: Bool { endTick != nil && ending == nil }

  /// Whether it went on when another row began.
  func goesOn(when other: Row) -> Bool {
    let end = marks.last { $0.sent.isEnding }?.order ?? endOrder
    return order < other.order && other.order < end ?? .max
  }

  /// `|` or `#` for its ending, `!` if it was stopped; empty if it goes on.
  var endMark: String { ending?.text ?? (endTick == nil ? "" : "!") }
}
