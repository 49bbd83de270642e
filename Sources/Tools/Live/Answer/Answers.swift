/// The four questions, answered from what a play shows; empty where it does not show it.
struct Answers: Sendable, Equatable {
  /// The answer to the question who starts the work.
  let starts: String

  /// How many runs of the first source there are.
  let runs: Int

  /// What a latecomer gets.
  let latecomer: String

  /// The answer to the question who stops the work.
  let stops: String

  /// Reads the answers off.
  init(_ play: Play) {
    let all = play.rows.filter { $0.kind == .run }
    let runs = all.filter { $0.place == 0 }
    let listeners = play.rows.filter { $0.kind == .listener }
    // What is begun again at once is begun while somebody subscribes.
    let canRepeat = play.scene.chain.contains { Operator.named($0.name)?.group == .endings }
    let begun = runs.dropFirst().first { run in
      run.startedBy == nil
        || canRepeat && runs.contains { $0.startedBy == run.startedBy && $0.number < run.number }
    }
    let groups: [Operator.Group] =
      begun?.value == nil ? [.endings, .flattening, .combining] : [.flattening]
    let again = begun == nil ? "" : ", then \(play.scene.doer { groups.contains($0.group) })"
    starts = Self.starts(runs, listeners, play.scene) + again
    self.runs = runs.count
    latecomer = Self.latecomer(runs, listeners, play)
    stops = Self.stops(all, listeners, play)
  }

  private static func starts(_ runs: [Row], _ listeners: [Row], _ scene: Scene) -> String {
    guard let first = runs.first else { return "nobody" }
    if first.startedBy == nil { return scene.starter }
    if listeners.count < 2 { return "its subscriber" }
    if !scene.chain.indices.contains(where: scene.shares) { return "each subscriber" }
    let isJoined = listeners.contains { listener in
      !runs.contains { $0.startedBy == listener.place }
    }
    return isJoined ? "the first subscriber" : "whoever comes while nothing runs"
  }

  private static func latecomer(_ runs: [Row], _ listeners: [Row], _ play: Play) -> String {
    guard let last = listeners.last, let first = listeners.first, last.startTick > first.startTick
    else {
      return ""
    }
    let past = play.past(of: last)
    if runs.contains(where: { $0.startedBy == last.place }) {
      if !past.missed.isEmpty {
        return "everything of \(play.scene.sources[0].name), and \(past.sender) from now on"
      }
      return last.marks.contains { !$0.sent.isEnding }
        ? "everything, from a run of its own" : "the same work, from the beginning"
    }
    let atOnce = last.marks.prefix(last.atOnce)
    let kept = min(past.kept, atOnce.count { !$0.sent.isEnding })
    let missed = past.missed.count
    if kept > 0 && missed == 0 { return "all of it first" }
    if kept > 0 { return kept == 1 ? "the last value first" : "the last \(kept) values first" }
    if let first = atOnce.first, first.sent.isEnding { return "only the ending" }
    return missed == 0 ? "nothing was missed" : "only what comes from now on"
  }

  private static func stops(_ runs: [Row], _ listeners: [Row], _ play: Play) -> String {
    if !play.bound.isEmpty { return "nobody: the page stopped the core" }
    let stopped = runs.filter { $0.isStopped }
    if !stopped.isEmpty {
      var all: [String] = []
      for run in stopped {
        let one = stopper(of: run, listeners, play)
        if !all.contains(where: { $0.isSame(as: one) }) { all.append(one) }
      }
      return all.joined(separator: "; ")
    }
    let ended = runs.count { $0.ending != nil }
    if ended == runs.count { return runs.isEmpty ? "" : "nobody: it ended by itself" }
    if ended > 0 { return "nobody: not every run has ended" }
    return listeners.contains { $0.endTick == nil } || listeners.isEmpty ? "" : "nobody: it goes on"
  }

  private static func stopper(of run: Row, _ listeners: [Row], _ play: Play) -> String {
    if run.stopper == nil && play.scene.halt != nil { return "somebody else" }
    guard let leaver = play.leaver(of: run) else {
      let hasFailed = play.rows.contains { $0.kind != .listener && $0.endMark.isSame(as: "#") }
      return play.scene.doer { $0.stops == .always || $0.stops == .atFailure && hasFailed }
    }
    let isJoined = listeners.contains { other in
      other.place != leaver.place && other.startTick <= run.endTick ?? 0
        && other.endTick ?? .max >= leaver.startTick
    }
    return isJoined && play.scene.isShared(run)
      ? "the last subscriber, by leaving" : "its subscriber, by leaving"
  }
}

extension Scene {
  /// Whether a link of the chain gives all who listen the same run.
  func shares(at place: Int) -> Bool {
    chain.indices.contains(place) && Operator.named(chain[place].name)?.group == .sharing
  }

  /// What a link has held before anything was sent: a property, its first value.
  func held(at place: Int) -> [Row.Mark] {
    guard place >= 0, chain[place].name.isSame(as: "Property") else { return [] }
    return [Row.Mark(tick: 0, sent: Sent(text: chain[place].amount), cause: nil, order: -1)]
  }

  /// Whether the operator that takes the values of a run, or a later one, shares them.
  fileprivate func isShared(_ run: Row) -> Bool {
    let taker = chain.lastIndex { link in
      link.other == run.place && Operator.named(link.name)?.other != Operator.Other.none
    }
    return chain.indices.contains { $0 >= (run.place == 0 ? 0 : taker ?? 0) && shares(at: $0) }
  }

  /// The operator that has begun or stopped a run: its name, where only one can have.
  fileprivate func doer(_ isAble: (Operator) -> Bool) -> String {
    let able = chain.filter { Operator.named($0.name).map(isAble) ?? false }
    return able.count == 1 ? able[0].name : "an operator"
  }

  /// What starts a run that no listener starts: the scene says so, not its play.
  fileprivate var starter: String {
    if sources[0].start == .hot { return "somebody else" }
    let starters = chain.map { Operator.named($0.name)?.starter ?? "" }
    return starters.first { !$0.isEmpty } ?? "an operator"
  }
}
