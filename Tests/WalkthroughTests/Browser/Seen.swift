import Foundation

@testable import walkthrough

/// What one sees on the page, read off its picture; or what one should see, from a fresh run.
struct Seen: Equatable {
  /// Each run's name and what stands on its lane, with ticks.
  let runs: [String]
  let ada: String
  let ben: String

  /// The counters under the machine.
  let counters: [String]

  /// What the machine says of Ada and Ben, and of what is remembered.
  let machine: [String]

  /// Reads the page.
  init(_ tab: Tab) throws {
    let script = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "seen.js"),
      encoding: .utf8)
    let seen = try tab.browser.evaluate(script) as? [String: Any] ?? [:]
    runs = seen["runs"] as? [String] ?? []
    ada = seen["ada"] as? String ?? ""
    ben = seen["ben"] as? String ?? ""
    counters = seen["counters"] as? [String] ?? []
    machine = seen["machine"] as? [String] ?? []
  }

  /// Runs a scenario, and says what one should see.
  init(running scenario: Scenario, at tick: Int) throws {
    let (witness, outside) = try Recording.run(scenario, through: Scenario.lastTick)
    let facts = withExtendedLifetime(outside) { witness.facts }
    let past = facts.filter { $0.tick <= tick }
    var memories = Memories()
    let recording = try Recording(of: scenario, &memories)

    runs = (1...witness.runs).map { number in
      var marks = ["run \(number)"]
      var hasEnded = false
      for (tick, fact) in facts {
        switch fact {
        case .runStarts(number, _): marks.append("from \(tick)")
        case .runSends(number, let mark):
          marks.append("\(mark)@\(tick)")
          hasEnded = mark == "|" || mark == "#"
        case .runStops(number) where !hasEnded: marks.append("!@\(tick)")
        default: break
        }
      }
      return marks.joined(separator: " ")
    }
    ada = Self.lane(of: "Ada", facts, missed: Self.missed(in: recording.ada))
    ben = Self.lane(of: "Ben", facts, missed: Self.missed(in: recording.ben))

    let started = past.count { if case .runStarts = $0.fact { true } else { false } }
    let stopped = past.count { if case .runStops = $0.fact { true } else { false } }
    let missed = [(scenario.ada, recording.ada), (scenario.ben, recording.ben)]
      .filter { visit, row in visit.comes <= tick && !Self.missed(in: row).isEmpty }
      .map { visit, row in
        "\(visit.name): \(Self.missed(in: row).map(String.init).joined(separator: " "))"
      }
    let nothing =
      max(scenario.ada.comes, scenario.ben.comes) <= tick ? "nothing" : "nothing yet"
    counters = [
      "\(started)", "\(started - stopped)",
      missed.isEmpty ? nothing : missed.joined(separator: ", "),
    ]

    let remembered = try Recording.run(scenario, through: tick)
    let atOnce = withExtendedLifetime(remembered.outside) { remembered.outside.probe() }
    let here = ["Ada", "Ben"].map { name in
      past.contains { $0.fact == .comes(name: name) }
        && !past.contains { $0.fact == .goes(name: name) }
    }
    let got = ["Ada", "Ben"].map { name in
      past.compactMap { _, fact -> String? in
        if case .gets(name, let mark, _) = fact, mark.isNumber || mark.isLetter {
          return String(mark)
        }
        return nil
      }.joined()
    }
    machine =
      zip(["Ada", "Ben"], zip(here, got)).map { name, state in
        "\(name) \(state.0 ? "listens" : "does not listen") got \(state.1)"
      }
      + (scenario.kind == .cold
        ? [] : ["remembers \(atOnce.filter { $0.isNumber || $0.isLetter })"])
  }

  private static func missed(in row: String) -> [Character] {
    let field = row.components(separatedBy: ", ").first { $0.hasPrefix("missed ") }
    return Array(field?.dropFirst("missed ".count) ?? "")
  }

  private static func lane(
    of name: String, _ facts: [(tick: Int, fact: Witness.Fact)], missed: [Character]
  ) -> String {
    var marks = [name]
    var comes = 0
    var hasEnded = false
    for (tick, fact) in facts {
      switch fact {
      case .comes(name):
        comes = tick
        marks.append("from \(tick)")
        if !missed.isEmpty { marks.append("missed \(String(missed))") }
      case .gets(name, let mark, _):
        marks.append(tick == comes ? "once \(mark)" : "\(mark)@\(tick)")
        hasEnded = hasEnded || mark == "|" || mark == "#"
      case .goes(name) where !hasEnded: marks.append("!@\(tick)")
      default: break
      }
    }
    return marks.joined(separator: " ")
  }
}

/// Numbers that depend on a seed alone, so that a failure can be had again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
