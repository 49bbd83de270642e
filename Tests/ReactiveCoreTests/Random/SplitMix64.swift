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

  /// Returns a number out of a range.
  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns true a number of times out of a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// Returns one of several things, all equally likely.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
