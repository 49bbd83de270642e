import Marbles

@testable import Live

/// Scenes that nobody has thought of, as the page hands them over: sources, operators, arguments and
/// visits by chance.
package struct RandomScenes: Sequence, IteratorProtocol {
  /// Of which operators a chain is made.
  package enum Operators: CaseIterable, Sendable {
    case all

    /// Those that pass values on as they are, and sources whose values are all different.
    case passing
  }

  private var chance: SplitMix64
  private let operators: [Operator]
  private var values: [String]?

  /// - Parameters:
  ///   - seed: The same seed makes the same scenes.
  ///   - operators: Of which the chains are made.
  package init(seed: UInt64, _ operators: Operators = .all) {
    chance = SplitMix64(seed: seed)
    self.operators = operators == .all ? Operator.all : Operator.all.filter { $0.passes }
    values = operators == .all ? nil : []
  }

  package mutating func next() -> String? {
    if values != nil { values = "123456789abcdefghijklmnopqrstuvwxyz".map { String($0) } }
    let sources = ["source", "other", "third"].prefix(number(1...3))
    var lines = sources.map { source($0) }
    for _ in 0..<number(0...4) {
      let row = operators[number(0...(operators.count - 1))]
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
      line += " \(tick):\(value())"
      tick += number(0...5)
    }
    return line + ["", " \(tick):|", " \(tick):|", " \(tick):#"][number(0...3)]
  }

  private mutating func value() -> String {
    if values == nil { return ["1", "2", "3", "4", "7", "a", "b"][number(0...6)] }
    return values?.removeFirst() ?? ""
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { chance.number(range) }
}

extension Operator {
  /// Whether it sends on some of the values that it gets, and makes none, as a play of it shows.
  fileprivate var passes: Bool {
    let sources = ["1234", "5678"].map { digits in
      let values = digits.map { Sent.value(String($0)) }
      let marks = (values + [.completed]).enumerated().map { Scene.Mark(tick: $0 + 1, sent: $1) }
      return Scene.Source(name: digits, start: .cold, marks: marks)
    }
    let link = Scene.Link(name: name, amount: "\(argument?.start ?? 0)")
    let ada = Scene.Listener(name: "Ada", comes: 1)
    let play = Play(Scene(sources: sources, chain: [link], listeners: [ada]))
    let values = play.listeners[0].marks.compactMap(\.value?.string)
    return values.allSatisfy(["1", "2", "3", "4", "5", "6", "7", "8"].contains)
  }
}
