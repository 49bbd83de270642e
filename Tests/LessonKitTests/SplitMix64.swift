import LessonKit

/// A small random generator that gives the same numbers for the same seed, on every system.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension SplitMix64 {
  /// How much silence follows a group.
  enum Room {
    /// As much as the group takes in its own row, as in every timeline that was read.
    case own

    /// None in particular.
    case none
  }

  /// Returns a random timeline with single and long values, groups and ends.
  mutating func timeline(room: Room) -> Timeline {
    var timeline = Timeline("")
    var tick = Int.random(in: 0...3, using: &self)
    for _ in 0..<Int.random(in: 0...6, using: &self) {
      let size = Bool.random(using: &self) ? 1 : Int.random(in: 2...4, using: &self)
      for _ in 0..<size { timeline.append(value(), at: tick) }
      let width = size == 1 || room == .none ? 1 : size + 2
      tick += width + Int.random(in: 0...2, using: &self)
    }
    switch Int.random(in: 0...2, using: &self) {
    case 0: timeline.append(.completed, at: tick)
    case 1: timeline.append(.failed("wrong password"), at: tick)
    default: timeline.through = tick
    }
    return timeline
  }

  private mutating func value() -> Timeline.Mark {
    let values = ["1", "2", "a", "b", "Z", "mkj", "12", "wrong", "a = b", "é"]
    return .next(values[Int.random(in: 0..<values.count, using: &self)])
  }
}
