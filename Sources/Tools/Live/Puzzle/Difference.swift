/// The first thing in which an attempt at a puzzle differs from what is wanted.
enum Difference: Sendable {
  /// The attempt has more events than the page plays; the tick at which it stops.
  case endless(Int)

  /// What a listener gets at a tick is not what they should get then.
  case marks(of: Scene.Listener, tick: Int, got: [Sent], wanted: [Sent])

  /// All get what they should, but a source has too many runs.
  case runs(of: String, count: Int, allowed: Int)

  /// Finds it; nil if there is none.
  init?(of attempt: Play, from solution: Play) {
    if attempt.isStopped {
      self = .endless(attempt.until)
    } else if let marks = Self.marks(of: attempt, from: solution) {
      self = marks
    } else if let runs = Self.runs(of: attempt, from: solution) {
      self = runs
    } else {
      return nil
    }
  }

  /// The first tick at which somebody gets something else.
  private static func marks(of attempt: Play, from solution: Play) -> Difference? {
    for tick in 0...max(attempt.scene.until, solution.scene.until) {
      for listener in solution.scene.listeners {
        let got = attempt.marks(of: listener.name).filter { $0.tick == tick }
        let wanted = solution.marks(of: listener.name).filter { $0.tick == tick }
        let isSame = got.count == wanted.count && zip(got, wanted).allSatisfy { $0.isSame(as: $1) }
        if isSame { continue }
        let here = attempt.scene.listeners.first { $0.name.isSame(as: listener.name) } ?? listener
        return .marks(
          of: here, tick: tick, got: got.map { $0.sent }, wanted: wanted.map { $0.sent })
      }
    }
    return nil
  }

  /// The first source that has more runs than in the solution.
  private static func runs(of attempt: Play, from solution: Play) -> Difference? {
    for (place, source) in attempt.scene.sources.enumerated() {
      let (count, allowed) = (attempt.runs(of: place), solution.runs(of: place))
      if count <= allowed { continue }
      let name = attempt.scene.sources.count == 1 ? "" : source.name
      return .runs(of: name, count: count, allowed: allowed)
    }
    return nil
  }
}

extension Difference: CustomStringConvertible {
  /// The difference in words, which speak of nothing but what can be seen.
  var description: String {
    switch self {
    case .endless(let tick):
      return "There are more than 2,000 events: the page stops here, at tick \(tick)."
    case .marks(let listener, let tick, let got, let wanted):
      let pronoun = listener.name.isSame(as: "Ada") ? "she" : "he"
      let moment = "at tick \(tick)\(listener.comes == tick ? ", when \(pronoun) comes" : "")"
      let wish =
        wanted.isEmpty ? "nothing should come then" : "\(pronoun) should get \(Self.list(wanted))"
      return "\(listener.name) gets \(Self.list(got)) \(moment); \(wish)."
    case .runs(let source, let count, let allowed):
      let runs = "\(Self.number(count)) \(count == 1 ? "run" : "runs")"
      let of = source.isEmpty ? "" : " of \(source)"
      let are = allowed > 1 ? "are" : "is"
      return "Everything arrives as it should, but with \(runs)\(of); "
        + "\(Self.number(allowed)) \(are) allowed."
    }
  }

  /// `1, 2 and the completion`.
  private static func list(_ all: [Sent]) -> String {
    let words = all.map { sent in
      switch sent {
      case .value(let text): text
      case .failed: "the failure"
      case .completed: "the completion"
      }
    }
    guard let last = words.last else { return "nothing" }
    return words.count == 1 ? last : "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }

  /// A small number as a word.
  private static func number(_ count: Int) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six"]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }
}
