import Foundation
import Testing

@testable import LessonKit

/// The steps of a lesson, and the way through them.
@Suite struct StepTests {
  private func note(_ text: String, depth: Int = 0) throws -> String {
    let note = StepNote(
      text: text, tick: 4, depth: depth, place: Place("lesson/main.swift", 2),
      drawing: ["ada  -1"], chart: 1)
    return try "\(StepLog.mark)\(String(decoding: JSONEncoder().encode(note), as: UTF8.self))"
  }

  private func player() throws -> StepPlayer {
    let output = try [
      "Lesson 2", "", "— First —", "on air", "", "— Second —", note("ada gets 1"),
      note("inner sends 1", depth: 1), "~ all ~", "  ada  -1", "over",
    ]
    return StepPlayer(headline: "Lesson 2", steps: Step.steps(in: output)) { place in
      place.line == 2 ? "send(1)" : nil
    }
  }

  @Test(
    "what is printed, and what a chart notes, are steps; a drawing is one; the headline is none")
  func findsSteps() throws {
    let steps = try player().steps
    #expect(
      steps.map(\.text) == [
        ["on air"], ["ada gets 1"], ["  inner sends 1"], ["~ all ~", "  ada  -1"], ["over"],
      ])
    #expect(steps.map(\.section) == ["First", "Second", "Second", "Second", "Second"])
    #expect(steps.map(\.drawing.isEmpty) == [true, false, false, true, true])
  }

  @Test("without a terminal all steps are printed, with tick, line and chart")
  func printsAll() throws {
    let transcript = try player().transcript
    #expect(
      Array(transcript.prefix(11)) == [
        "Lesson 2", "", "— First —", "", "step 1 of 5 · printed", "    on air", "", "— Second —",
        "",
        "step 2 of 5 · tick 4", "  main.swift:2  send(1)",
      ])
    #expect(Array(transcript[11...12]) == ["    ada gets 1", "        ada  -1"])
  }

  @Test(
    "Enter goes on, b goes back, s to the next section, q and the end of the input quit",
    arguments: [
      (["", "", "", "", ""], [1, 2, 3, 4, 5], [""]),
      (["", "", "b", "", "q"], [1, 2, 3, 2, 3], [""]),
      ([""], [1, 2], [""]),
      (["s", "s"], [1, 2], [""]),
      (["b", "x", "Q "], [1, 1, 1], ["", "This is the first step. ", "No such key. "]),
    ])
  func moves(typed: [String], shown: [Int], hints: [String]) throws {
    let player = try player()
    var input = typed[...]
    var frames: [Int] = []
    var heard: [String] = []
    player.play(read: { input.popFirst() }) { frame, hint in
      frames.append(frame.compactMap { $0.firstMatch(of: /step (\d)/) }.compactMap { Int($0.1) }[0])
      heard.append(hint)
    }
    #expect(frames == shown)
    #expect(heard.filter { !$0.isEmpty } == hints.filter { !$0.isEmpty })
  }

  @Test("a frame shows the steps before it in its section, and the newest chart below")
  func framesHistory() throws {
    let frame = try player().frame(at: 4)
    #expect(frame.contains("— Second —"))
    #expect(frame.contains("    ada gets 1"))
    #expect(frame.contains("  ▸ over"))
    #expect(frame.contains("  ada  -1"))
    #expect(!frame.contains("    on air"))
  }

  @Test("a frame fits its window: the steps before give way to the chart")
  func fitsWindow() throws {
    let frame = try player().frame(at: 4, height: 12)
    #expect(frame.count == 11)  // and a line for the keys
    #expect(!frame.contains("    ada gets 1"))
    #expect(frame.contains("      ada  -1"))
  }

  @Test("a frame shows the newest drawing of each chart of its section")
  func showsEachChart() throws {
    func note(_ chart: Int, _ drawing: String) throws -> String {
      let note = StepNote(
        text: "x", tick: 1, depth: 0, place: Place("main.swift", 2), drawing: [drawing],
        chart: chart)
      return try "\(StepLog.mark)\(String(decoding: JSONEncoder().encode(note), as: UTF8.self))"
    }
    let output = try ["— One —", note(1, "cold -"), note(2, "hot -"), note(1, "cold -1")]
    let player = StepPlayer(headline: "", steps: Step.steps(in: output)) { _ in nil }
    #expect(Array(player.frame(at: 2).suffix(4)) == ["  cold -1", "  ", "  hot -", ""])
  }

  @Test("the place of a line is its file, without the module")
  func placesLines() {
    #expect(Place("lesson_02/main.swift", 7).file == "main.swift")
  }
}
