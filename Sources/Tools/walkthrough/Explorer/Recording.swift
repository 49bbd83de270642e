import ReactiveCore

/// What a scenario did when the core ran it, as drawings in text.
struct Recording: Hashable, Sendable {
  /// The runs, in the order in which they started, such as `0 by Ada, --0---1---2!`.
  ///
  /// The number is the tick of the start; the drawing begins there, one character for each tick.
  /// `!` is where the run was stopped. A run that nobody starts by subscribing has no `by`.
  let runs: [String]

  /// What Ada got, such as `8, run 1, missed 01, at once 1, --2---3--|`.
  ///
  /// The number is the tick of the arrival; the drawing begins there, with what came later than at
  /// once.
  let ada: String

  /// What Ben got, in the same form.
  let ben: String

  /// What is remembered and since when, such as `2 0, 6 1`; before that, and without any, nothing
  /// is.
  ///
  /// It is what a newcomer got at once, in a run of the same scene that was stopped at that tick.
  let remembered: String

  /// Runs a scenario, through the last tick.
  ///
  /// - Parameters:
  ///   - scenario: What to run.
  ///   - memories: What was remembered in the scenes that were probed before.
  /// - Throws: What is wrong with the drawing of the film.
  init(of scenario: Scenario, _ memories: inout Memories) throws {
    let (recorder, outside) = try Self.run(scenario, through: Scenario.lastTick)
    let facts = withExtendedLifetime(outside) { recorder.facts }
    runs = (0..<recorder.runs).map { Self.row(ofRun: $0 + 1, facts) }
    ada = Self.row(of: "Ada", facts)
    ben = Self.row(of: "Ben", facts)
    remembered = try memories.changes(of: scenario, at: Set(facts.map(\.tick)).sorted())
  }

  /// Plays a scene through a tick.
  static func run(
    _ scenario: Scenario, through tick: Int
  ) throws -> (recorder: SceneRecorder, outside: Outside) {
    let clock = VirtualScheduler()
    let recorder = SceneRecorder(clock)
    let outside = try scenario.layOut(on: clock, recorder)
    clock.advance(ticks: tick)
    return (recorder, outside)
  }

  private static func row(ofRun run: Int, _ facts: [(tick: Int, fact: SceneRecorder.Fact)])
    -> String
  {
    var drawing = Row()
    var starter = ""
    for (tick, fact) in facts {
      switch fact {
      case .runStarts(run, let name):
        drawing.begin(at: tick)
        starter = name.map { " by \($0)" } ?? ""
      case .runSends(run, let mark): drawing.add(mark, at: tick)
      case .runStops(run): drawing.stop(at: tick)
      default: break
      }
    }
    return "\(drawing.from)\(starter), \(drawing.text)"
  }

  /// What a listener got, as `ada` and `ben` say it.
  static func row(of name: String, _ facts: [(tick: Int, fact: SceneRecorder.Fact)]) -> String {
    var drawing = Row()
    var atOnce = ""
    var heard: Set<Character> = []
    var sources: Set<Int> = []
    var newestRun = 0
    var runOfMemory: Int?
    for (tick, fact) in facts {
      switch fact {
      case .runStarts(let run, _): newestRun = run
      case .comes(name): drawing.begin(at: tick)
      case .gets(name, let mark, let run):
        heard.insert(mark)
        if let run { sources.insert(run) }
        if tick == drawing.from {
          atOnce.append(mark)
          runOfMemory = newestRun
          if mark == "|" || mark == "#" { drawing.hasEnded = true }
        } else {
          drawing.add(mark, at: tick)
        }
      case .goes(name): drawing.stop(at: tick)
      default: break
      }
    }
    let run = sources.first ?? runOfMemory
    precondition(sources.count <= 1, "\(name) hears of two runs, and a row names only one.")
    let missed = facts.compactMap { tick, fact in
      if case .runSends(run, let mark) = fact, tick < drawing.from, !heard.contains(mark) {
        return mark.isNumber ? mark : nil
      }
      return nil
    }
    var fields = ["\(drawing.from)"]
    if let run { fields.append("run \(run)") }
    if !missed.isEmpty { fields.append("missed \(String(missed))") }
    if !atOnce.isEmpty { fields.append("at once \(atOnce)") }
    return (fields + [drawing.text]).joined(separator: ", ")
  }
}

/// What is remembered at a tick of a scene, found by probing a run that was stopped there.
///
/// What has not happened by that tick cannot matter, so scenes that differ later share one probe.
struct Memories {
  /// A scene as far as it has come by a tick.
  private struct Beginning: Hashable {
    let kind: Kind
    let ending: Ending
    let past: [Int?]
    let tick: Int

    init(of scenario: Scenario, at tick: Int) {
      kind = scenario.kind
      ending = scenario.ending
      self.tick = tick
      past = [scenario.ada, scenario.ben].flatMap { visit in
        [visit.comes, visit.leaves].map { moment in
          moment.flatMap { $0 <= tick ? $0 : nil }
        }
      }
    }
  }

  private var known: [Beginning: String] = [:]

  /// Returns the ticks at which what is remembered changes, each with what it is from there on.
  mutating func changes(of scenario: Scenario, at ticks: [Int]) throws -> String {
    var changes: [String] = []
    var last = ""
    for tick in ticks {
      let now = try memory(of: scenario, at: tick)
      if now != last { changes.append("\(tick) \(now.isEmpty ? "nothing" : now)") }
      last = now
    }
    return changes.joined(separator: ", ")
  }

  private mutating func memory(of scenario: Scenario, at tick: Int) throws -> String {
    let beginning = Beginning(of: scenario, at: tick)
    if let memory = known[beginning] { return memory }
    let (_, outside) = try Recording.run(scenario, through: tick)
    let memory = withExtendedLifetime(outside) { outside.probe() }
    known[beginning] = memory
    return memory
  }
}

/// A row that grows with time, one character for each tick.
private struct Row {
  private(set) var from = 0
  private(set) var text = ""
  var hasEnded = false

  mutating func begin(at tick: Int) { from = tick }

  mutating func add(_ mark: Character, at tick: Int) {
    let silence = tick - from - text.count
    precondition(silence >= 0, "Two marks at tick \(tick): move the arrivals apart.")
    text += String(repeating: "-", count: silence) + String(mark)
    if mark == "|" || mark == "#" { hasEnded = true }
  }

  /// The subscription is over: a stop, unless it has ended by itself.
  mutating func stop(at tick: Int) {
    if !hasEnded { add("!", at: tick) }
    hasEnded = true
  }
}
