import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// What hands and keys do, and what is seen then: the acts of acts.txt.
  struct ActTests {
    @Test("what is done on the page has the effect that acts.txt tells", arguments: Act.all)
    func plays(engine: Engine, act: Act) async throws {
      // A browser of its own, since a history that is full loses its oldest entries.
      try await engine.open(inNewBrowser: act.isAlone) { page in
        for line in act.lines { try page.perform(line) }
      }
    }
  }

  /// Lines that each say something to do, or something to see.
  struct Act: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]

    var isAlone: Bool { lines.contains("alone") }

    /// All acts, each in every engine; one that says so in Chromium alone.
    static let all: [(Engine, Act)] = {
      let text = (try? Course.text("Tests/WalkthroughTests/Browser/acts.txt")) ?? "is missing\n?"
      let acts = text.split(separator: "\n\n").map { act in
        let lines = act.split(separator: "\n").map(String.init)
        return Act(testDescription: lines[0], lines: Array(lines.dropFirst()))
      }
      return acts.flatMap { act in
        (act.lines.contains("chromium") ? [.chromium] : Engine.installed).map { ($0, act) }
      }
    }()
  }
}

extension Page {
  /// Does what a line says, or looks whether it is so.
  func perform(_ line: String) throws {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    let parts = rest.components(separatedBy: " :: ")
    switch words[0] {
    case "alone", "chromium": break
    case "size":
      let sides = rest.split(separator: " ").compactMap { Int($0) }
      try resize(sides[0], sides[1])
    case "open": try open(rest)
    case "go": try go(rest)
    case "click": try click(rest)
    case "focus": try focus(rest)
    case "run": try run(rest)
    case "before": try driver.chromium("Page.addScriptToEvaluateOnNewDocument", ["source": rest])
    case "press":
      for name in rest.split(separator: " ") {
        let parts = name.split(separator: "+")
        try press(Key(named: parts[parts.count - 1]), withControl: parts.count > 1)
      }
    case "drag" where parts[1].hasPrefix("to "):
      let target = parts[1].dropFirst("to ".count)
      let way: [Double] = try get("see.way(\(quoted(parts[0])), \(quoted(String(target))))")
      try drag(parts[0], by: way[0], down: way[1])
    case "drag":
      let way = parts[1].split(separator: " ")
      let scale: Double = way.contains("ticks") ? try get("see.perTick(\(quoted(parts[0])))") : 1
      let far = way.compactMap { Double($0) }
      try drag(
        parts[0], by: far[0] * scale, down: far.count > 1 ? far[1] : 0, bent: way.contains("bent"),
        with: way.contains("finger") ? .finger : way.contains("right") ? .rightButton : .mouse)
    case "prefer":
      let pair = rest.split(separator: " ").map(String.init)
      try prefer([pair[0]: pair[1]])
    case "grab":
      let scale: Double = try get("see.perTick(\(quoted(parts[0])))")
      try drag(parts[0], by: scale * (Double(parts[1].prefix { $0 != " " }) ?? 0), holds: true)
    case "drop": try drop()
    case "none":
      let found: [String] = try get(rest)
      #expect(found == [], "\(line)")
    case "tap":
      let place = parts[1].split(separator: " ").compactMap { Double($0) }
      let x: Double = try get("see.left(\(quoted(parts[0])), \(place[0]))")
      try drag(parts[0], at: (x, place[1]))
    case "address":
      let hash: String = try get("see.address(\(quoted(rest)))")
      #expect(hash.contains(rest), "\(line), but \(hash)")
    case "see":
      let found = try text(parts[0])
      #expect(found == parts[1], "\(line)")
    case "is":
      let isSo: Bool = try get("Boolean(\(rest))")
      #expect(isSo, "\(line)")
    default: Issue.record("acts.txt has a line that nobody understands: \(line)")
    }
  }
}

extension Page.Key {
  /// A key by its name; a letter or a digit is itself.
  init(named name: Substring) {
    let names = [
      "Left": "\u{E012}", "Right": "\u{E014}", "Home": "\u{E011}", "End": "\u{E010}",
      "Tab": "\u{E004}", "Enter": "\u{E007}", "Delete": "\u{E017}", "Down": "\u{E015}",
    ]
    self.init(character: names[String(name)] ?? String(name))
  }
}
