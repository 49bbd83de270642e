/// The four questions, answered from what a play shows; empty where it does not show it.
struct Answers: Sendable, Equatable {
  /// The answer to the question who starts the work.
  let starts: String

  /// How many runs of the first source there are, and how many of them an operator began again.
  let runs: Int
  let again: Int

  /// What a latecomer gets.
  let latecomer: String

  /// The answer to the question who stops the work.
  let stops: String

  /// Reads the answers off.
  init(_ play: Play) {
    let runs = play.rows.filter { $0.kind == .run && $0.of == 0 }
    let listeners = play.rows.filter { $0.kind == .listener }
    starts = Self.starts(runs, listeners, play.scene)
    self.runs = runs.count
    again = runs.count { $0.because != nil }
    latecomer = Self.latecomer(runs, listeners, play)
    stops = Self.stops(runs, listeners, play)
  }

  private static func starts(_ runs: [Row], _ listeners: [Row], _ scene: Scene) -> String {
    guard let first = runs.first else { return "nobody" }
    if first.by < 0 { return scene.starter }
    if listeners.count < 2 { return "its subscriber" }
    if !scene.chain.indices.contains(where: scene.shares) { return "each subscriber" }
    let isJoined = listeners.contains { listener in !runs.contains { $0.by == listener.of } }
    return isJoined ? "the first subscriber" : "whoever comes while nothing runs"
  }

  private static func latecomer(_ runs: [Row], _ listeners: [Row], _ play: Play) -> String {
    guard let last = listeners.last, let first = listeners.first, last.from > first.from else {
      return ""
    }
    let past = play.past(of: last)
    if runs.contains(where: { $0.by == last.of }) {
      return past.missed.isEmpty
        ? "everything, from a run of its own"
        : "everything of \(play.scene.sources[0].name), and \(past.sender) from now on"
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
    let stopped = runs.filter { $0.isStopped }
    let left = stopped.first { $0.stopper >= 0 && play.rows[$0.stopper].kind == .listener }
    if let left {
      let heard = listeners.filter { $0.run >= 0 && play.rows[$0.run].kind == .run }
      let isShared =
        heard.count {
          play.rows[$0.run].of == left.of && play.rows[$0.run].number == left.number
        } > 1
      return isShared ? "the last subscriber, by leaving" : "its subscriber, by leaving"
    }
    if let one = stopped.first { return one.stopper < 0 ? "somebody else" : "an operator" }
    if runs.contains(where: { $0.ending != nil }) { return "nobody: it ended by itself" }
    let areGone = !listeners.isEmpty && listeners.allSatisfy { $0.to != nil }
    return areGone && !runs.isEmpty ? "nobody: it goes on" : ""
  }
}

extension Scene {
  /// Whether a link of the chain gives all who listen the same run.
  func shares(at place: Int) -> Bool {
    chain.indices.contains(place) && Operator.named(chain[place].name)?.group == .sharing
  }

  /// What starts a run that no listener starts: the scene says so, not its play.
  fileprivate var starter: String {
    if sources[0].start == .hot { return "somebody else" }
    let starters = chain.map { Operator.named($0.name)?.starter ?? "" }
    return starters.first { !$0.isEmpty } ?? "an operator"
  }
}
