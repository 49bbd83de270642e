import Foundation

/// Writes all recordings of the explorer as a script, for a page that may load nothing else.
///
/// A recording is four numbers, each the place of a row in a list: its runs, what Ada got, what Ben
/// got, what is remembered. Lists belong to one kind, and each row stands in its list once.
struct ExplorerFile {
  /// The text of the script.
  let text: String

  /// How many scenarios were run for it.
  let scenarios: Int

  init(source: String) throws {
    var memories = Memories()
    var kinds: [(name: String, value: JavaScript)] = []
    var scenarios = 0
    for kind in Kind.allCases {
      let recordings = try Scenario.all.filter { $0.kind == kind }.map { scenario in
        (scenario, try Recording(of: scenario, &memories))
      }
      scenarios += recordings.count
      kinds.append((kind.rawValue, Self.script(of: kind, recordings, try Answers(of: kind))))
    }
    self.scenarios = scenarios
    let drawings = Ending.allCases.map { ($0.rawValue, $0.drawing) }
    text = try JavaScript.object([
      ("lastTick", .json(Scenario.lastTick)), ("arrivals", .json(Visit.arrivals)),
      ("stay", .json(Visit.stay)),
      ("drawings", .json(Dictionary(uniqueKeysWithValues: drawings))),
      ("code", .json(CodeOfScenes(source: source).parts)), ("kinds", .object(kinds)),
    ]).text(
      named: "runs",
      comment: """
        Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.

        A row is a tick, then fields, then a drawing with one character for each tick from there
        on: a digit is a scene, | a completion, # a failure, ! a stop, - nothing.
        A state is the places of its rows: runs.Ada.Ben.remembered. A line of states has one of
        Ada's visits, and all of Ben's: first those who stay, then those who leave.
        """)
  }

  private static func script(
    of kind: Kind, _ recordings: [(scenario: Scenario, recording: Recording)], _ answers: Answers
  ) -> JavaScript {
    var runs = Rows()
    var listeners = Rows()
    var remembered = Rows()
    var states: [Ending: [String]] = [:]
    for (scenario, recording) in recordings {
      let state = [
        recording.runs.map { "\(runs.place(of: $0))" }.joined(separator: "+"),
        "\(listeners.place(of: recording.ada))", "\(listeners.place(of: recording.ben))",
        "\(remembered.place(of: recording.remembered))",
      ]
      states[scenario.ending, default: []].append(state.joined(separator: "."))
    }
    let perLine = Visit.offered(to: "Ben").count
    let endings = kind.endings.map { ending -> (name: String, value: JavaScript) in
      let all = states[ending] ?? []
      let lines = stride(from: 0, to: all.count, by: perLine).map {
        JavaScript.json(all[$0..<($0 + perLine)].joined(separator: " "))
      }
      return (ending.rawValue, .list(lines))
    }
    return .object([
      ("answers", .json(answers)), ("runs", runs.script), ("listeners", listeners.script),
      ("remembered", remembered.script), ("states", .object(endings)),
    ])
  }
}

/// A list in which each row stands once.
private struct Rows {
  private var rows: [String] = []
  private var places: [String: Int] = [:]

  mutating func place(of row: String) -> Int {
    if let place = places[row] { return place }
    places[row] = rows.count
    rows.append(row)
    return rows.count - 1
  }

  var script: JavaScript { .list(rows.map { .json($0) }) }
}
