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
    var kinds: [String] = []
    var scenarios = 0
    for kind in Kind.allCases {
      let recordings = try Scenario.all.filter { $0.kind == kind }.map { scenario in
        (scenario, try Recording(of: scenario, &memories))
      }
      scenarios += recordings.count
      kinds.append(Self.text(of: kind, recordings, answers: try Answers(of: kind)))
    }
    let parts = CodeOfScenes(source: source).parts
    self.scenarios = scenarios
    text = """
      // Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.
      //
      // A row is a tick, then fields, then a drawing with one character for each tick from there
      // on: a digit is a scene, | a completion, # a failure, ! a stop, - nothing.
      // A state is the places of its rows: runs.Ada.Ben.remembered. A line of states has one of
      // Ada's visits, and all of Ben's: first those who stay, then those who leave.
      "use strict";
      ColdAndHot.runs = {
      lastTick: \(Scenario.lastTick),
      arrivals: \(Visit.arrivals),
      stay: \(Visit.stay),
      drawings: \(Self.object(Ending.allCases.map { ($0.rawValue, Self.quoted($0.drawing)) })),
      code: \(Self.object(parts.sorted { $0.key < $1.key }.map { ($0.key, Self.quoted($0.value)) })),
      kinds: {
      \(kinds.joined(separator: ",\n"))
      }
      };

      """
  }

  private static func text(
    of kind: Kind, _ recordings: [(scenario: Scenario, recording: Recording)], answers: Answers
  ) -> String {
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
    let endings = kind.endings.map { ending in
      let all = states[ending] ?? []
      let lines = stride(from: 0, to: all.count, by: perLine).map {
        quoted(all[$0..<($0 + perLine)].joined(separator: " "))
      }
      return "\(quoted(ending.rawValue)): [\n\(lines.joined(separator: ",\n"))\n]"
    }
    let replies = [
      ("starts", quoted(answers.starts)), ("runs", quoted(answers.runs)),
      ("latecomer", quoted(answers.latecomer)), ("stops", quoted(answers.stops)),
    ]
    return """
      \(quoted(kind.rawValue)): {
      answers: \(object(replies)),
      runs: \(runs.list),
      listeners: \(listeners.list),
      remembered: \(remembered.list),
      states: {
      \(endings.joined(separator: ",\n"))
      }
      }
      """
  }

  private static func object(_ entries: [(String, String)]) -> String {
    "{\n" + entries.map { "\(quoted($0)): \($1)" }.joined(separator: ",\n") + "\n}"
  }

  /// A text as JavaScript reads it.
  static func quoted(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(plain)\""
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

  var list: String {
    "[\n" + rows.map(ExplorerFile.quoted).joined(separator: ",\n") + "\n]"
  }
}
