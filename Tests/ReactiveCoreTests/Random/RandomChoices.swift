import Marbles

extension SplitMix64 {
  /// Returns true a number of times out of a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// Returns one of several things, all equally likely.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }
}
