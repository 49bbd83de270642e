/// How an attempt at a puzzle compares with its solution, which stays hidden.
///
/// An attempt is right if both listeners get the same at the same ticks, and no source has more runs.
/// How it does that does not matter.
struct Judgement: Sendable {
  /// What a listener should get, and whether the attempt sends it.
  struct Listener: Sendable {
    let name: String
    let wanted: [Wanted]
  }

  /// A mark that somebody should get.
  struct Wanted: Sendable {
    let mark: Row.Mark

    /// The place of the mark that fits it, among those that the listener gets; nil if none does.
    let got: Int?
  }

  let listeners: [Listener]

  /// How the attempt differs from what is wanted, if it does.
  let difference: Difference?

  /// Compares two scenes.
  init(of attempt: Scene, with solution: Scene) {
    self.init(of: Play(attempt), with: Play(solution))
  }

  /// Compares what two scenes did.
  init(of attempt: Play, with solution: Play) {
    listeners = solution.scene.listeners.map { listener in
      let got = attempt.marks(of: listener.name)
      return Listener(
        name: listener.name, wanted: Self.wanted(solution.marks(of: listener.name), in: got))
    }
    difference = Difference(of: attempt, from: solution)
  }

  var isSolved: Bool { difference == nil }

  /// Finds a mark for each that is wanted: the same at the same tick, and in the same order.
  private static func wanted(_ marks: [Row.Mark], in got: [Row.Mark]) -> [Wanted] {
    var next = 0
    return marks.map { mark in
      let found = got.indices.first { $0 >= next && got[$0].isSame(as: mark) }
      if let found { next = found + 1 }
      return Wanted(mark: mark, got: found)
    }
  }
}

extension Play {
  /// What a listener gets; nothing if nobody has that name.
  func marks(of name: String) -> [Row.Mark] {
    rows.first { $0.kind == .listener && self.name(of: $0).isSame(as: name) }?.marks ?? []
  }

  /// How many runs a source has.
  func runs(of source: Int) -> Int { rows.count { $0.kind == .run && $0.place == source } }
}

extension Row.Mark {
  /// Whether the same is sent at the same tick.
  func isSame(as other: Row.Mark) -> Bool {
    tick == other.tick && sent.text.isSame(as: other.sent.text)
  }
}
