/// The four questions, answered from what a play shows.
///
/// An answer is a few words that are true of this play. Where it does not show one, and where no few
/// words are true, there is none: then the page tells the facts alone.
struct Answers: Sendable, Equatable {
  /// The answer to "who starts the work?".
  let starts: String

  /// How many runs of the first source there are.
  let runs: Int

  /// Whether somebody came later than the first listener.
  let hasLatecomer: Bool

  /// What the latecomer gets; nil if there is none, or if it takes more than a few words.
  let latecomer: String?

  /// The answer to "who stops the work?"; nil if the play does not show it.
  let stops: String?

  /// Reads the answers from a play.
  init(_ play: Play) {
    starts = play.starters
    runs = play.runs.count { $0.place == 0 }
    hasLatecomer = play.latecomerPlace != nil
    latecomer = play.latecomerPlace.flatMap { play.latecomer(at: $0) }
    stops = play.stoppers
  }
}

extension Array where Element == String {
  /// Each text once, in this order.
  fileprivate var unique: [String] {
    reduce(into: []) { all, text in
      if !all.contains(where: { $0.isSame(as: text) }) { all.append(text) }
    }
  }

  /// `a, b and c`.
  fileprivate var listed: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + self[count - 1]
  }
}

// MARK: - Who starts the work?

extension Play {
  /// One answer if it is the same for all sources that are used, else one for each.
  fileprivate var starters: String {
    let used = scene.sources.indices.filter { place in
      place == 0
        || scene.chain.indices.contains { takesSecond($0) && scene.chain[$0].other == place }
    }
    let answers = used.map { (place: $0, starter: starter(of: $0)) }.filter { !$0.starter.isEmpty }
    let all = answers.map { $0.starter }.unique
    if all.count < 2 { return all.first ?? "nobody" }
    return answers.map { "\(scene.sources[$0.place].name): \($0.starter)" }.joined(separator: "; ")
  }

  /// Whether an operator takes a second source.
  private func takesSecond(_ place: Int) -> Bool { link(place).map { $0.other != .none } ?? false }

  /// Names those that start the runs of a source: first the listeners, then the operators.
  private func starter(of source: Int) -> String {
    let runs = runs.filter { $0.place == source }
    if scene.sources[source].start == .hot { return "somebody else" }
    let runsOfListeners = runs.filter { $0.startedBy.listener != nil }
    let operators = runs.compactMap { $0.startedBy.link.flatMap { link($0) } }
      .map { $0.starter.isEmpty ? $0.name : $0.starter }
    return
      ((runsOfListeners.isEmpty ? [] : [starter(among: runsOfListeners, of: runs)]) + operators)
      .unique
      .joined(separator: ", then ")
  }

  /// Which listeners start runs.
  ///
  /// - Parameters:
  ///   - begun: The runs that a listener has started.
  ///   - runs: All runs of the source.
  /// - Returns: A rule, such as "each subscriber", where there is one, else the names.
  private func starter(among begun: [Row], of runs: [Row]) -> String {
    if listeners.count == 1 { return "its subscriber" }
    let starters = listeners.filter { one in begun.contains { $0.startedBy.listener == one.place } }
    let others = listeners.filter { one in !starters.contains { $0.place == one.place } }
    func isAnyRunning(when listener: Row) -> Bool { runs.contains { $0.goesOn(when: listener) } }
    if others.isEmpty {
      let isShared = isShared(from: begun[0].taker ?? 0) && !starters.contains(where: isAnyRunning)
      return isShared ? "whoever comes while nothing runs" : "each subscriber"
    }
    if starters.count == 1, starters[0].place == listeners[0].place {
      return "the first subscriber"
    }
    return starters.map { scene.listeners[$0.place].name }.listed
  }
}

// MARK: - What does a latecomer get?

extension Play {
  /// The row of the last listener, if it came later than the first.
  fileprivate var latecomerPlace: Int? {
    guard let last = rows.lastIndex(where: { $0.kind == .listener }),
      rows[last].startTick > listeners[0].startTick
    else { return nil }
    return last
  }

  /// What a latecomer gets; nil where no few words are true.
  fileprivate func latecomer(at last: Int) -> String? {
    let listener = rows[last]
    let past = Past(of: last, in: self)
    let own = runs.filter { $0.startedBy.listener == listener.place }
      .map { scene.sources[$0.place].name }.unique
    let isOld = listener.marks.map { $0.value.map(past.isOld) ?? false }
    let isLate = zip(listener.marks, isOld).contains { mark, isOld in
      !isOld && mark.value.map { isMade($0, before: listener) } ?? false
    }
    if isLate { return nil }
    if isOld.contains(true) {
      return own.isEmpty ? past.fromMemory(isOld, listener) : nil
    }
    if !own.isEmpty && past.joined.isEmpty {
      if !isFed(onlyByOwnRuns: last) { return nil }
      return listener.isSame(as: listeners[0])
        ? "everything, from a run of its own" : "a run of its own, from the beginning"
    }
    if !own.isEmpty {
      return "a run of \(own.listed) of its own, and \(past.joined.listed) from now on"
    }
    if listener.atOnce > 0, listener.marks[0].sent.isEnding { return "only the ending" }
    if past.joined.isEmpty { return nil }
    // A hot source may have sent something before anybody took it.
    let isSilent = past.values.isEmpty && !hasSent(before: listener)
    return isSilent ? "nothing was missed" : "only what comes from now on"
  }
}

extension Play {
  /// Whether a hot source has sent a value before a listener came.
  fileprivate func hasSent(before listener: Row) -> Bool {
    runs.contains { run in
      run.taker == nil && run.marks.contains { $0.value != nil && $0.order < listener.order }
    }
  }

  /// Whether all the values from which a value is made had been sent before a listener came, so that
  /// it was still on its way then.
  fileprivate func isMade(_ value: Text, before listener: Row) -> Bool {
    let sources = runs.flatMap { $0.marks }
      .filter { $0.value.map(value.isMade) ?? false }
    return !sources.isEmpty && sources.allSatisfy { $0.order < listener.order }
  }
}

extension Row {
  /// Whether two listeners got the same while both listened, and got anything at all.
  fileprivate func isSame(as other: Row) -> Bool {
    let pairs = zip(marks, other.marks).filter { !$0.0.sent.isEnding || !$0.1.sent.isEnding }
    return !pairs.isEmpty && pairs.allSatisfy { $0.sent.text.isSame(as: $1.sent.text) }
  }
}

extension Past {
  /// Whether a value was sent before the listener came, or is made of such a one.
  fileprivate func isOld(_ value: Text) -> Bool {
    values.contains { $0.isKept && $0.mark.value.map(value.isMade) ?? false }
  }

  /// How many values come from memory, in words; nil unless all of them come at once and are the last
  /// that were sent.
  fileprivate func fromMemory(_ isOld: [Bool], _ listener: Row) -> String? {
    let first = listener.marks.prefix(listener.atOnce).compactMap { $0.value }
    let count = isOld.count { $0 }
    guard count == first.count, isOld.prefix(count).allSatisfy({ $0 }), joined.count == 1,
      count <= values.count
    else { return nil }
    // Each value is, or is made of, one that had been sent: the last of them, in this order.
    for (value, place) in zip(first, values.count - count..<values.count) {
      var origin = value
      while !values[place].isSame(as: origin) {
        guard origin.parents.count == 1 else { return nil }
        origin = origin.parents[0]
      }
    }
    if count == values.count { return "all of it first" }
    return count == 1 ? "the last value first" : "the last \(count) values first"
  }
}

extension Past.Value {
  /// Whether it is this value.
  fileprivate func isSame(as value: Text) -> Bool {
    mark.value?.id == value.id
  }
}

// MARK: - Who stops the work?

extension Play {
  fileprivate var stoppers: String? {
    if isStopped { return "nobody: the page stopped the core" }
    let all = runs.filter { $0.isStopped }.map { stopper(of: $0) }.unique
    if !all.isEmpty {
      let isWhole = runs.allSatisfy { $0.isStopped }
      return all.joined(separator: "; ") + (isWhole ? "" : "; nobody stops the others")
    }
    let ended = runs.count { $0.ending != nil }
    if ended == runs.count { return runs.isEmpty ? nil : "nobody: it ended by itself" }
    if ended > 0 { return "nobody: not every run has ended" }
    return listeners.contains { $0.endTick == nil } || listeners.isEmpty
      ? nil : "nobody: it goes on"
  }

  /// Says in words what has stopped a run.
  private func stopper(of run: Row) -> String {
    switch run.stoppedBy {
    case .listener:
      isShared(from: run.taker ?? 0)
        ? "the last subscriber, by leaving" : "its subscriber, by leaving"
    case .link(let place): name(ofStopping: place)
    default: "somebody else"
    }
  }

  /// The name of an operator that has stopped something; "an operator" if it is not known to do so.
  func name(ofStopping place: Int) -> String {
    guard let link = link(place), link.stops != .never else { return "an operator" }
    return link.name
  }
}
