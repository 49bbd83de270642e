import LessonKit

/// A moment on the stage: a tick, and a rank that says who is earlier within it.
struct Cue: Sendable {
  var tick: Int
  var rank: Int
}

/// One source of an operator.
struct Source: Sendable {
  /// How it is played.
  enum Kind: Int, Sendable {
    /// A cold signal that schedules its events when it is subscribed.
    case cold

    /// A cold signal that sends what it has for tick 0 during the subscription itself.
    case prompt

    /// A subject that is sent to at the ticks of the drawing.
    case hot

    /// The same, with a replay subject.
    case replaying

    /// The very subject of the first source, once more.
    case first
  }

  var kind: Kind
  /// How many values a replaying one remembers.
  var buffer: Int
  /// What it sends, in the order of ticks.
  ///
  /// Something may come after the ending, and is to be ignored.
  var events: [(cue: Cue, mark: Mark)]
}

/// Who subscribes to the operator, and for how long.
struct Listener: Sendable {
  var joins: Cue
  /// When somebody disposes the subscription from outside.
  var leaves: Cue?
  /// The event during which the handler disposes it, counted from 1.
  var leavesAfter: Int?
}

/// The event during which the handler of one listener disposes the subscription of another.
struct Intrigue: Sendable {
  var schemer: Int
  /// Counted from 1.
  var event: Int
  var victim: Int
}

/// A random drawing: all that an operator and its model are given.
struct Scene: Sendable {
  /// The sources of the operator.
  var sources: [Source]
  /// What inner signals are chosen from, by value.
  var inner: [Source]
  var listeners: [Listener]
  var intrigue: Intrigue?
  /// When somebody connects (even places) or disposes the connection (odd places) of a multicast.
  var switches: [Cue]
  /// A number of values or of attempts.
  var count: Int
  /// A number of ticks, 1 or more.
  var span: Int
  /// What stands between the sources and the operator, if anything does.
  var tree: Tree?
  /// Whether the subscriptions to the sources are watched, by a signal in between.
  var isWatched: Bool
  /// Whether the listeners listen through another operator, which looks at all that comes.
  var isOverlooked: Bool

  /// A number of attempts: sometimes without a limit, if an attempt takes time.
  var attempts: Int {
    let end = sources[0].events.first { $0.mark.event?.isTerminal == true }
    let takesTime = sources[0].kind == .cold && end?.cue.tick ?? 1 > 0
    return count == 4 && tree == nil && takesTime ? .max : count
  }

  /// The number of the inner signal that a value stands for.
  func choice(for value: String) -> Int {
    value.utf8.reduce(0) { $0 + Int($1) } % inner.count
  }
}

// MARK: - The order of events

extension Scene {
  /// Something that is scheduled before the clock runs.
  enum Action: Sendable {
    case joins(Int)
    case sends(source: Int, Mark)
    case switches(Int)
    case leaves(Int)
  }

  /// All sources, those of the operator and then the inner ones.
  var allSources: [Source] { sources + inner }

  /// What is scheduled before the clock runs, in that order.
  var schedule: [(cue: Cue, action: Action)] {
    var actions: [(cue: Cue, action: Action)] = []
    for (index, listener) in listeners.enumerated() {
      actions.append((listener.joins, .joins(index)))
    }
    for (index, source) in allSources.enumerated()
    where source.kind == .hot || source.kind == .replaying {
      for (cue, mark) in source.events { actions.append((cue, .sends(source: index, mark))) }
    }
    for (index, cue) in switches.enumerated() { actions.append((cue, .switches(index))) }
    for (index, listener) in listeners.enumerated() {
      if let cue = listener.leaves { actions.append((cue, .leaves(index))) }
    }
    let places = actions.indices.sorted { one, other in
      (actions[one].cue.rank, one) < (actions[other].cue.rank, other)
    }
    return places.map { actions[$0] }
  }
}
