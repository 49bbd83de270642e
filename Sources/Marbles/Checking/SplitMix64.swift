/// A small random generator that gives the same numbers for the same seed, on every system.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    return Self.mixed(state)
  }

  /// Spreads the bits of a number: numbers that hardly differ become numbers that do.
  package static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// Returns a number out of a range.
  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &self)
  }
}
