import Foundation

@testable import walkthrough

/// What one sees of one kind, read off the picture; or what one should see, from a fresh run.
struct Seen: Equatable {
  /// Each run's name and what stands on its lane, with ticks.
  let runs: [String]
  let ada: String
  let ben: String

  /// The ticks at which something goes from a run to a listener.
  let feeds: String

  /// What the machine says of Ada and Ben, and of what is remembered; nothing if only lanes are seen.
  let machine: [String]

  /// The counters under the machine.
  let counters: [String]

  /// Reads what the functions in seen.js found.
  init(_ found: Any?) {
    let seen = found as? [String: Any] ?? [:]
    runs = seen["runs"] as? [String] ?? []
    ada = seen["ada"] as? String ?? ""
    ben = seen["ben"] as? String ?? ""
    feeds = seen["feeds"] as? String ?? ""
    machine = seen["machine"] as? [String] ?? []
    counters = seen["counters"] as? [String] ?? []
  }

  /// Runs a scenario, and says what one should see.
  ///
  /// - Parameters:
  ///   - scenario: What to run.
  ///   - tick: The tick that the machine shows; nil if there is no machine.
  /// - Throws: What is wrong with the drawing of the film.
  init(running scenario: Scenario, at tick: Int?) throws {
    let (witness, outside) = try Recording.run(scenario, through: Scenario.lastTick)
    let facts = withExtendedLifetime(outside) { witness.facts }
    let missed = ["Ada", "Ben"].map { Self.missed(in: Recording.row(of: $0, facts)) }
    runs = (1...witness.runs).map { Self.lane(ofRun: $0, facts) }
    ada = Self.lane(of: "Ada", facts, missed: missed[0])
    ben = Self.lane(of: "Ben", facts, missed: missed[1])
    feeds = Self.feeds(facts)
    machine = try tick.map { try Self.machine(scenario, facts, at: $0) } ?? []
    counters = tick.map { Self.counters(scenario, missed, facts, at: $0) } ?? []
  }

  private typealias Facts = [(tick: Int, fact: SceneRecorder.Fact)]

  private static func lane(ofRun number: Int, _ facts: Facts) -> String {
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

  private static func lane(of name: String, _ facts: Facts, missed: [Character]) -> String {
    var marks = [name]
    var comes = 0
    var hasEnded = false
    for (tick, fact) in facts {
      switch fact {
      case .comes(name):
        comes = tick
        marks.append("from \(tick)")
        for mark in missed {
          marks.append("missed \(mark)@\(lastTick(of: mark, before: tick, facts))")
        }
      case .gets(name, let mark, _):
        marks.append(tick == comes ? "once \(mark)" : "\(mark)@\(tick)")
        hasEnded = hasEnded || mark == "|" || mark == "#"
      case .goes(name) where !hasEnded: marks.append("!@\(tick)")
      default: break
      }
    }
    return marks.joined(separator: " ")
  }

  /// When a run last sent a value before a tick.
  private static func lastTick(of mark: Character, before tick: Int, _ facts: Facts) -> Int {
    facts.last { entry in
      if case .runSends(_, mark) = entry.fact { entry.tick < tick } else { false }
    }?.tick ?? -1
  }

  private static func missed(in row: String) -> [Character] {
    let field = row.components(separatedBy: ", ").first { $0.hasPrefix("missed ") }
    return Array(field?.dropFirst("missed ".count) ?? "")
  }

  private static func feeds(_ facts: Facts) -> String {
    var arrivals: [String: Int] = [:]
    var ticks: [Int] = []
    for (tick, fact) in facts {
      switch fact {
      case .comes(let name): arrivals[name] = tick
      case .gets(let name, _, _) where arrivals[name] != tick: ticks.append(tick)
      default: break
      }
    }
    return ticks.sorted().map(String.init).joined(separator: " ")
  }

  private static func counters(
    _ scenario: Scenario, _ missed: [[Character]], _ facts: Facts, at tick: Int
  ) -> [String] {
    let past = facts.filter { $0.tick <= tick }
    let started = past.count { if case .runStarts = $0.fact { true } else { false } }
    let stopped = past.count { if case .runStops = $0.fact { true } else { false } }
    let told = zip([scenario.ada, scenario.ben], missed)
      .filter { visit, marks in visit.comes <= tick && !marks.isEmpty }
      .map { visit, marks in
        "\(visit.name): \(marks.map(String.init).joined(separator: " "))"
      }
    let nothing =
      max(scenario.ada.comes, scenario.ben.comes) <= tick ? "nothing" : "nothing yet"
    return [
      "\(started)", "\(started - stopped)",
      told.isEmpty ? nothing : told.joined(separator: ", "),
    ]
  }

  private static func machine(
    _ scenario: Scenario, _ facts: Facts, at tick: Int
  ) throws -> [String] {
    let past = facts.filter { $0.tick <= tick }
    let remembered = try Recording.run(scenario, through: tick)
    let atOnce = withExtendedLifetime(remembered.outside) { remembered.outside.probe() }
    let people = ["Ada", "Ben"].map { name in
      let isHere =
        past.contains { $0.fact == .comes(name: name) }
        && !past.contains { $0.fact == .goes(name: name) }
      let got = past.compactMap { _, fact -> String? in
        if case .gets(name, let mark, _) = fact, mark.isNumber || mark.isLetter {
          return String(mark)
        }
        return nil
      }
      return "\(name) \(isHere ? "listens" : "does not listen") got \(got.joined())"
    }
    let kept =
      scenario.kind == .cold ? [] : ["remembers \(atOnce.filter { $0.isNumber || $0.isLetter })"]
    return people + kept
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
