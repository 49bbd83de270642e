/// What happened on one subscription.
struct Row: Sendable {
  enum Kind: String, Sendable {
    /// A run of a source.
    case run
    /// What stands after an operator that is not the last one.
    case stage
    case listener
  }

  struct Mark: Sendable {
    let tick: Int
    let sent: Sent

    /// The row whose event it was made from; nil if it comes from a clock or from memory.
    let cause: Int?

    /// Its place among all marks of the play.
    let order: Int
  }

  let kind: Kind

  /// Its place among the sources, in the chain, or among the listeners.
  let place: Int

  /// Counts the rows of one kind and place, from 1.
  let number: Int

  /// The tick at which it began.
  let startTick: Int

  /// How many marks there were in the play when it began.
  let order: Int

  /// The tick at which the subscription was over, if it was.
  var endTick: Int?

  /// Its ending, if it has one.
  var ending: Sent?

  /// The listener whose subscribing began it, if one did.
  let startedBy: Int?

  /// The event in which it began; nil if it began by subscribing.
  let trigger: Sent?

  /// The row whose event or leaving stopped it; nil if none did, or somebody outside.
  var stopper: Int?

  /// The value for which an operator such as `flatMap` started a run, if one did.
  var value: String?

  var marks: [Mark] = []

  /// The run that feeds a listener, if one does.
  var run: Int?

  /// How many of a listener's marks came when it came, from memory.
  var atOnce = 0

  /// Whether somebody stopped it before its ending.
  var isStopped: Bool { endTick != nil && ending == nil }

  /// `|` or `#` for its ending, `!` if it was stopped; empty if it goes on.
  var endMark: String { ending?.text ?? (endTick == nil ? "" : "!") }
}
