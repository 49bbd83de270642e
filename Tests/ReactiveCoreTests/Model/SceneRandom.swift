import LessonKit

extension Scene {
  /// Makes the drawing that belongs to a seed.
  ///
  /// - Parameters:
  ///   - seed: Any number.
  ///   - twin: Whose drawing it is.
  init(seed: UInt64, for twin: Twin) {
    var random = SplitMix64(seed: seed)
    let alphabets = [["a", "b", "c"], ["1", "2", "3"], ["x", "y", "z"], ["7", "8", "9"]]
    sources = (0..<random.number(twin.sources)).map { index in
      random.source(twin.kind, alphabets[index], error: "error \(index + 1)", length: 0...6)
    }
    inner = (0..<random.number(1...3)).map { index in
      let alphabet = ["d", "e", "f"].map { "\($0)\(index)" }
      return random.source(nil, alphabet, error: "inner error \(index)", length: 0...3)
    }
    let crowds = twin.isShared || twin.kind != nil ? [1, 2, 2, 3, 3] : [1, 1, 1, 2]
    listeners = (0..<random.one(of: crowds)).map { _ in random.listener() }
    switches = (0..<(twin.usesSwitches ? random.number(0...4) : 0)).map { _ in random.cue(12) }
    count = random.number(0...4)
    span = random.number(1...5)
    tree = random.tree(for: twin, on: sources.count, isShared: listeners.count > 1)
    isWatched = random.chance(75)
    isOverlooked = random.chance(25)
    if listeners.count > 1, random.chance(25) {
      let schemer = random.number(0...listeners.count - 1)
      let victim = (schemer + random.number(1...listeners.count - 1)) % listeners.count
      intrigue = Intrigue(schemer: schemer, event: random.number(1...4), victim: victim)
    }
    removeImpossibleKinds()
  }

  /// Whether it is of any use to be the subject of the first source once more.
  private mutating func removeImpossibleKinds() {
    if sources.first?.kind == .first { sources[0].kind = .hot }
    let firstIsHot = sources.first?.kind == .hot || sources.first?.kind == .replaying
    if firstIsHot { return }
    for index in sources.indices where sources[index].kind == .first { sources[index].kind = .hot }
    for index in inner.indices where inner[index].kind == .first { inner[index].kind = .cold }
  }
}

extension SplitMix64 {
  fileprivate mutating func cue(_ lastTick: Int) -> Cue {
    Cue(tick: number(0...lastTick), rank: number(0...2))
  }

  fileprivate mutating func listener() -> Listener {
    let joins = chance(60) ? Cue(tick: 0, rank: chance(50) ? 0 : 2) : cue(8)
    return Listener(
      joins: joins, leaves: chance(40) ? cue(14) : nil,
      leavesAfter: chance(25) ? number(1...4) : nil)
  }

  /// Returns a tree of one to three levels.
  ///
  /// Where nobody shares it, a shared signal is like its source.
  fileprivate mutating func tree(for twin: Twin, on sources: Int, isShared: Bool) -> Tree? {
    let branches = twin.branches
    let usable = branches.indices.filter { !branches[$0].isShared || !isShared || twin.isShared }
    func grow(_ height: Int, _ random: inout SplitMix64) -> Tree {
      if height == 0 { return .source(random.number(0...sources - 1)) }
      let number = random.one(of: usable)
      let below = (0..<random.number(branches[number].sources)).map { place in
        grow(place == 0 ? height - 1 : random.number(0...height - 1), &random)
      }
      return .operation(number, on: below)
    }
    return usable.isEmpty ? nil : grow(number(1...3), &self)
  }

  fileprivate mutating func source(
    _ kind: Source.Kind?, _ alphabet: [String], error: String, length: ClosedRange<Int>
  ) -> Source {
    let kinds: [Source.Kind] = [
      .cold, .cold, .prompt, .prompt, .hot, .hot, .replaying, .first,
    ]
    var source = Source(kind: kind ?? one(of: kinds), buffer: number(0...3), events: [])
    let isCrowded = chance(20)
    var cue = Cue(tick: isCrowded || chance(40) ? 0 : number(0...5), rank: number(0...1))
    for _ in 0..<number(length) {
      source.events.append((cue, .next(one(of: alphabet))))
      advance(&cue, isCrowded)
    }
    if chance(70) { source.events.append((cue, chance(65) ? .completed : .failed(error))) }
    if chance(10) {
      advance(&cue, isCrowded)
      source.events.append((cue, chance(50) ? .next(alphabet[0]) : .completed))
    }
    return source
  }

  private mutating func advance(_ cue: inout Cue, _ isCrowded: Bool) {
    let ticks = isCrowded ? 0 : one(of: [0, 0, 0, 1, 1, 1, 2, 3, 4])
    if ticks > 0 {
      cue = Cue(tick: cue.tick + ticks, rank: number(0...2))
    } else {
      cue.rank = number(cue.rank...2)
    }
  }
}
