import Live
import Marbles

/// Scenes that nobody has thought of, as the page hands them over: sources, operators, arguments and
/// visits by chance.
package struct RandomScenes: Sequence, IteratorProtocol {
  private var chance: SplitMix64

  /// - Parameter seed: The same seed makes the same scenes.
  package init(seed: UInt64) { chance = SplitMix64(seed: seed) }

  package mutating func next() -> String? {
    let sources = ["source", "other", "third"].prefix(number(1...3))
    var lines = sources.map { source($0) }
    for _ in 0..<number(0...4) {
      let row = Operator.all[number(0...(Operator.all.count - 1))]
      let amount = number(row.argument?.range ?? 0...0)
      lines.append("operator \(row.name) \(amount) \(number(0...(sources.count - 1)))")
    }
    for name in ["Ada", "Ben"] {
      let comes = number(0...20)
      lines.append(
        "listener \(name) \(comes) \(number(0...1) == 0 ? "-" : "\(comes + number(0...30))")")
    }
    return lines.joined(separator: "\n")
  }

  private mutating func source(_ name: String) -> String {
    let starts = ["cold", "cold", "cold", "cold", "hot", "hot", "sync", "timer", "interval"]
    var tick = number(1...5)
    var line = "source \(name) \(starts[number(0...8)])"
    for _ in 0..<number(1...6) {
      line += " \(tick):\(["1", "2", "3", "4", "7", "a", "b"][number(0...6)])"
      tick += number(0...5)
    }
    return line + ["", " \(tick):|", " \(tick):|", " \(tick):#"][number(0...3)]
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { chance.number(range) }
}
