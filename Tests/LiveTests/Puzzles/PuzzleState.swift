import CourseSupport
import Testing

/// A state of the workbench, as its address has it: `first=--1---2|&ben=8&chain=map,3~share`.
struct PuzzleState {
  /// The values of the address, by their names.
  var values = [
    "first": "--1---2---3---4---|", "second": "----a----b----c--|", "third": "-x------y|",
    "chain": "", "ada": "0", "ben": "-",
  ]

  /// Changes what an address sets.
  func changed(by address: String) -> PuzzleState {
    var state = self
    for pair in address.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      state.values[String(parts[0])] = String(parts[1])
    }
    return state
  }

  subscript(name: String) -> String {
    get { values[name] ?? "" }
    set { values[name] = newValue }
  }

  /// The operators of its chain, each as `name,argument,source`.
  var links: [String] { self["chain"].split(separator: "~").map(String.init) }

  /// The state as the page hands it over to the core.
  var lines: String {
    let names = ["first", "second", "third"]
    let links = links.map { link in
      let parts = link.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let other = parts.count > 2 ? names.firstIndex(of: parts[2]) : nil
      let amount = parts.count > 1 && !parts[1].isEmpty ? parts[1] : "0"
      return (line: "operator \(parts[0]) \(amount) \(other ?? 1)", other: other ?? 0)
    }
    let last = links.map(\.other).max() ?? 0
    let sources = names[...last].map { name in
      let row = self[name].split(separator: ":").map(String.init)
      let marks = Array(row.last ?? "").enumerated().filter { $0.element != "-" }
      return "source \(name) \(row.count > 1 ? row[0] : "cold")"
        + marks.map { " \($0.offset):\($0.element)" }.joined()
    }
    let listeners = ["ada", "ben"].filter { self[$0] != "-" }.map { name in
      let visit = self[name].split(separator: "-")
      return "listener \(name.capitalized) \(visit[0]) \(visit.count > 1 ? visit[1] : "-")"
    }
    return (sources + links.map(\.line) + listeners + ["until 30"]).joined(separator: "\n")
  }
}

extension Puzzle: CustomTestStringConvertible {
  package var testDescription: String { name }

  var givenState: PuzzleState { PuzzleState().changed(by: given) }

  var solutionState: PuzzleState { givenState.changed(by: solution) }

  /// All states that can be reached with so many operators.
  func attempts(length: Int) -> [PuzzleState] {
    var states = [givenState]
    if let tiles {
      states = Self.chains(of: tiles, length: length).map { chain in
        givenState.changed(by: "chain=\(chain.joined(separator: "~"))")
      }
    }
    for move in moves ?? [] { states = states.flatMap { Self.moved($0, move) } }
    return states
  }

  /// All chains of some operators, each used once, with each of its arguments.
  private static func chains(of tiles: [String], length: Int) -> [[String]] {
    if length == 0 { return [[]] }
    return tiles.indices.flatMap { place in
      var rest = tiles
      let links = links(of: rest.remove(at: place))
      return chains(of: rest, length: length - 1).flatMap { chain in links.map { [$0] + chain } }
    }
  }

  /// `take,1-3` is one of three operators.
  private static func links(of tile: String) -> [String] {
    guard let range = tile.firstMatch(of: /,(\d+)-(\d+)/), let first = Int(range.1),
      let last = Int(range.2)
    else { return [tile] }
    return (first...last).map { tile.replacing(range.0, with: ",\($0)") }
  }

  /// All that can be made of a state by one move, as the page allows it.
  private static func moved(_ state: PuzzleState, _ move: String) -> [PuzzleState] {
    let row = state["first"].split(separator: ":").last.map(String.init) ?? ""
    switch move {
    case "first.start":
      return ["", "hot:", "sync:"].map { state.changed(by: "first=\($0)\(row)") }
    case "ben": return (0...30).map { state.changed(by: "ben=\($0)") }
    case "ada-leaves": return (1...30).map { state.changed(by: "ada=0-\($0)") }
    default:
      let mark = Character(String(move.dropFirst("mark ".count)))
      let rest = row.map { $0 == mark ? "-" : $0 }
      return rest.indices.filter { rest[$0] == "-" }.map { place in
        var row = rest
        row[place] = mark
        return state.changed(by: "first=\(String(row))")
      }
    }
  }
}
