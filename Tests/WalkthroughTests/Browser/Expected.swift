@testable import walkthrough

/// What one should see of a scene, line by line as seen.js tells it, from a new run of the core.
struct Expected {
  /// A line of the picture.
  private enum Row: Hashable {
    case run(Int)
    case listener(String)
  }

  private typealias Mark = (tick: Int, sign: Character)

  private let scenario: Scenario
  private let facts: [(tick: Int, fact: SceneRecorder.Fact)]
  private let runs: [Int]

  /// All that happened on a row, with `!` where it was stopped before its end.
  private var events: [Row: [Mark]] = [:]

  /// Both stay, and the film goes on.
  init(_ kind: Kind, ben: Int) throws {
    let visits = [("Ada", 0), ("Ben", ben)].map { Visit(name: $0, comes: $1, leaves: nil) }
    try self.init(
      running: Scenario(kind: kind, ending: .goesOn, ada: visits[0], ben: visits[1]))
  }

  init(running scenario: Scenario) throws {
    self.scenario = scenario
    let (recorder, outside) = try Recording.run(scenario, through: Scenario.lastTick)
    facts = withExtendedLifetime(outside) { recorder.facts }
    runs = Array(1...recorder.runs)
    for row in runs.map({ Row.run($0) }) + [.listener("Ada"), .listener("Ben")] {
      events[row] = marks(on: row)
    }
  }

  /// The picture: its rows from top to bottom, the ways between them, and what a hand can take.
  ///
  /// - Parameters:
  ///   - now: The tick that is shown; what is later is hollow. Without it, all is past.
  ///   - knobs: Whose arrival can be dragged.
  ///   - tells: Whether it says who starts a run.
  /// - Returns: The lines.
  func lanes(at now: Int?, knobs: [String] = ["Ada", "Ben"], tells: Bool = true) -> [String] {
    // Each listener stands under the run that feeds it.
    let top = source(of: "Ada") ?? source(of: "Ben") ?? 1
    let rows = [.run(top), .listener("Ada")] + runs.filter { $0 != top }.map { Row.run($0) }
    let ways = ["Ada", "Ben"].flatMap { name in
      facts.compactMap { tick, fact -> String? in
        guard case .gets(name, let mark, let run?) = fact, tick > visit(name).comes else {
          return nil
        }
        return "run \(run) to \(name) \(mark)@\(tick)"
      }
    }
    let handles = knobs.map { "knob \($0.prefix(1))@\(visit($0).comes)" }
    return (rows + [.listener("Ben")]).map { text(of: $0, at: now ?? .max) } + ways.sorted()
      + (handles + (now.map { ["knob now@\($0)"] } ?? [])).sorted()
      + (tells ? runs.map { "run \($0): \(starter(of: $0)) starts it" } : [])
  }

  /// What Ben gets in a row of its own, under a name.
  func row(named name: String) -> String {
    text(of: .listener("Ben"), at: .max)
      .replacing(/^Ben (from \d+) to [^ ]+ solid to [^ ]+/) { "\(name) \($0.1)" }
      .replacing(/\ missed .@\d+/, with: "")
  }

  /// The machine and its counters at a tick.
  func machine(at now: Int) throws -> [String] {
    let started = runs.filter { begin(of: .run($0)) <= now }
    let running = started.filter { end(of: .run($0), by: now) == nil }
    let hub = hubs[scenario.kind]
    let here = ["Ada", "Ben"].filter {
      begin(of: .listener($0)) <= now && end(of: .listener($0), by: now) == nil
    }
    var boxes = ["the film, a run plays it"] + (started.isEmpty ? ["no run yet"] : [])
    boxes += started.map { "run \($0), \(state(ofRun: $0, at: now))" }
    boxes += ["Ada", "Ben"].map { "\($0), \(state(of: $0, at: now))" }
    if let hub {
      let roster = ["Ada", "Ben"].map { here.contains($0) ? $0 : "–" }
      let all = [hub, "roster"] + roster + ["remembers", try remembered(at: now)]
      boxes.append(all.joined(separator: ", "))
    }
    let fed = ["Ada", "Ben"].filter { name in
      let hears = events(of: .listener(name)).contains { $0.tick == now && $0.sign != "!" }
      return (here.contains(name) || hears) && (hub != nil || source(of: name) != nil)
    }
    let wires =
      fed.map { "\(hub ?? "run \(source(of: $0) ?? 0)") to \($0)" }
      + running.compactMap { run in hub.map { "run \(run) to \($0)" } }
    let lost = ["Ada", "Ben"].filter { visit($0).comes <= now && !missed(by: $0).isEmpty }
      .map { "\($0): \(missed(by: $0).map { String($0.sign) }.joined(separator: " "))" }
    let nothing = max(visit("Ada").comes, visit("Ben").comes) <= now ? "nothing" : "nothing yet"
    return boxes.sorted() + wires.sorted() + [
      "runs started \(started.count)", "running now \(running.count)",
      "missed \(lost.isEmpty ? nothing : lost.joined(separator: ", "))",
    ]
  }

  // Rows.

  private func text(of row: Row, at now: Int) -> String {
    let from = begin(of: row)
    let end = end(of: row, by: Scenario.lastTick)
    var parts: [String]
    var marks = events(of: row)
    var atOnce: [Mark] = []
    switch row {
    case .run(let number): parts = ["run \(number)"]
    case .listener(let name):
      parts = [name]
      atOnce = marks.filter { $0.tick == from }
      marks.removeAll { $0.tick == from }
    }
    let solid = max(from, min(now, end?.tick ?? .max))
    let ends = [end?.tick ?? .max, solid].map { $0 == .max ? "on" : "\($0)" }
    parts += ["from \(from) to \(ends[0]), solid to \(ends[1])"]
    if case .listener(let name) = row {
      parts += missed(by: name).map { "missed \($0.sign)@\($0.tick)" }
    }
    parts += marks.map { tick, sign in
      let isHollow = tick > now && !isEnd(sign)
      return "\(isHollow ? "(\(sign))" : String(sign))@\(tick)"
    }
    if !atOnce.isEmpty { parts.append("at once \(String(atOnce.map(\.sign)))@\(from)") }
    return parts.joined(separator: " ")
  }

  private func visit(_ name: String) -> Visit { name == "Ada" ? scenario.ada : scenario.ben }

  private func isEnd(_ sign: Character) -> Bool { "|#!".contains(sign) }

  private func begin(of row: Row) -> Int {
    guard case .run(let number) = row else {
      if case .listener(let name) = row { return visit(name).comes }
      return 0
    }
    return facts.first { if case .runStarts(number, _) = $0.fact { true } else { false } }?.tick
      ?? 0
  }

  private func marks(on row: Row) -> [Mark] {
    let all = facts.compactMap { tick, fact -> Mark? in
      switch (row, fact) {
      case (.run(let own), .runSends(let run, let sign)) where own == run: (tick, sign)
      case (.run(let own), .runStops(let run)) where own == run: (tick, "!")
      case (.listener(let own), .gets(let name, let sign, _)) where own == name: (tick, sign)
      case (.listener(let own), .goes(let name)) where own == name: (tick, "!")
      default: nil
      }
    }
    let end = all.firstIndex { isEnd($0.sign) } ?? all.endIndex
    return Array(all.prefix(end + 1))
  }

  private func events(of row: Row) -> [Mark] { events[row] ?? [] }

  private func end(of row: Row, by now: Int) -> Mark? {
    events(of: row).last { isEnd($0.sign) && $0.tick <= now }
  }

  /// The run that feeds a listener; where only a memory does, the run that filled it.
  private func source(of name: String) -> Int? {
    var newest: Int?
    var filled: Int?
    for (_, fact) in facts {
      switch fact {
      case .runStarts(let run, _): newest = run
      case .gets(name, _, let run):
        if let run { return run }
        filled = filled ?? newest
      default: break
      }
    }
    return filled
  }

  /// What the run had sent before a listener came who never got it.
  private func missed(by name: String) -> [Mark] {
    guard let run = source(of: name) else { return [] }
    let heard = Set(events(of: .listener(name)).map(\.sign))
    return events(of: .run(run)).filter {
      $0.tick < visit(name).comes && !isEnd($0.sign) && !heard.contains($0.sign)
    }
  }

  private func starter(of run: Int) -> String {
    for case (_, .runStarts(run, let name?)) in facts { return name }
    let others: [Kind: String] = [
      .subject: "the station", .multicast: "connect()", .property: "its writer",
      .startedEagerly: "its maker",
    ]
    return others[scenario.kind] ?? "nobody"
  }

  // The machine.

  /// What stands in the middle of each kind that has a middle.
  private let hubs: [Kind: String] = [
    .subject: "channel", .share: "share()", .shareReplay: "share(replay: 1)",
    .replayLazily: "replayLazily()", .multicast: "multicast()", .property: "scene",
    .startedEagerly: "startEagerly",
  ]

  private func state(ofRun run: Int, at now: Int) -> String {
    guard let end = end(of: .run(run), by: now) else { return "since tick \(begin(of: .run(run)))" }
    let words: [Character: String] = ["|": "completed", "#": "failed", "!": "stopped"]
    return "\(words[end.sign] ?? "") at \(end.tick)"
  }

  private func state(of name: String, at now: Int) -> String {
    if visit(name).comes > now { return "comes at \(visit(name).comes)" }
    let end = end(of: .listener(name), by: now)
    let words: [Character: String] = [
      "|": "heard the end", "#": "heard the failure", "!": "left at \(end?.tick ?? 0)",
    ]
    let got = events(of: .listener(name)).filter { $0.tick <= now && !isEnd($0.sign) }
      .map { " \($0.sign)" }.joined()
    let nothing = end == nil ? " nothing yet" : " nothing"
    return "\(end.flatMap { words[$0.sign] } ?? "listens"), got\(got.isEmpty ? nothing : got)"
  }

  private func remembered(at now: Int) throws -> String {
    let (_, outside) = try Recording.run(scenario, through: now)
    let kept = withExtendedLifetime(outside) { outside.probe() }
    let values = kept.filter { !isEnd($0) }.map(String.init).joined(separator: " ")
    let words: [Character: String] = ["|": "that it completed", "#": "that it failed"]
    let all = [values, kept.last.flatMap { words[$0] } ?? ""].filter { !$0.isEmpty }
    let text = all.isEmpty ? "nothing" : all.joined(separator: ", and ")
    // Where there is no room for it, it is said more shortly.
    guard text.count > 22 else { return text }
    return text.replacing(/\ (?=\d)/, with: "").replacing("and that it", with: "it")
  }
}
