import Foundation
import Testing

@testable import LessonKit

/// The steps of a lesson, and the way through them.
@Suite struct StepTests {
  private func line(_ note: StepNote) throws -> String {
    try "\(StepLog.mark)\(String(decoding: JSONEncoder().encode(note), as: UTF8.self))"
  }

  private func event(
    _ row: String, _ mark: Timeline.Mark, depth: Int = 0, chart: Int = 1, on drawing: Timeline
  ) throws -> String {
    try line(
      .event(
        ChartEvent(
          row: row, isListener: row == "ada", mark: mark, tick: 4, depth: depth,
          place: Place("lesson/main.swift", 2), cause: nil, layout: MarbleDrawing([drawing]).layout,
          chart: chart)))
  }

  private func steps() throws -> [Step] {
    let ada = try Timeline(parsing: "-1", label: "ada")
    let layout = MarbleDrawing([ada]).layout
    return Step.steps(
      in: [
        "Lesson 2", "", try line(.section("First", Place("lesson/main.swift", 3))), "on air", "",
        try line(.section("Second", Place("lesson/main.swift", 5))),
        try event("ada", .next("1"), on: ada), try event("inner", .next("1"), depth: 1, on: ada),
        try line(.drawn(name: "all", layout: layout, Place("lesson/main.swift", 7))),
        try line(.printed("over\n\nand out", Place("lesson/main.swift", 8))),
      ])
  }

  private func player() throws -> StepPlayer {
    StepPlayer(headline: "Lesson 2", steps: try steps()) { $0.line == 2 ? "send(1)" : nil }
  }

  @Test(
    "what is printed, and what a chart notes, are steps; a drawing is one; the headline is none")
  func findsSteps() throws {
    let steps = try steps()
    #expect(
      steps.map(\.text) == [
        ["on air"], ["ada gets 1"], ["  inner sends 1"], ["~ all ~", "  ada  -1"], ["over"],
        ["and out"],
      ])
    #expect(steps.map(\.section) == ["First"] + Array(repeating: "Second", count: 5))
    #expect(steps.map { $0.event != nil } == [false, true, true, false, false, false])
  }

  @Test("each step has its line; what was printed by other means has that of its section")
  func placesSteps() throws {
    #expect(try steps().map(\.place.line) == [3, 2, 2, 7, 8, 8])
    #expect(Place("lesson_02/main.swift", 7).file == "main.swift")
  }

  @Test(
    "an event says what happens to whom, and what is behind it",
    arguments: [
      (Timeline.Mark.subscribed, "ada subscribes", "request gets a subscriber", "for b"),
      (.next("1"), "ada gets 1", "request sends 1", "from b"),
      (.failed("lost"), "ada gets the failure: lost", "request fails: lost", "from b"),
      (.completed, "ada gets the completion", "request completes", "from b"),
      (.disposed, "the subscription of ada ends", "the subscription of request ends", "from b"),
    ])
  func saysEvents(mark: Timeline.Mark, ofListener: String, ofSource: String, cause: String) {
    func event(_ row: String) -> ChartEvent {
      ChartEvent(
        row: row, isListener: row == "ada", mark: mark, tick: 4, depth: 0, place: Place("a/b", 1),
        cause: "b", layout: MarbleDrawing([]).layout, chart: 1)
    }
    #expect(event("ada").text == ofListener)
    #expect(event("request").text == ofSource)
    #expect(event("ada").causeText == cause)
  }

  @Test("without a terminal all steps are printed, with tick, line and chart")
  func printsAll() throws {
    let transcript = try player().transcript
    #expect(
      Array(transcript.prefix(11)) == [
        "Lesson 2", "", "— First —", "", "step 1 of 6 · printed", "    on air", "", "— Second —",
        "",
        "step 2 of 6 · tick 4", "  main.swift:2  send(1)",
      ])
    #expect(Array(transcript[11...12]) == ["    ada gets 1", "        ada  -1"])
  }

  @Test(
    "Enter goes on, b goes back, s to the next section, q and the end of the input quit",
    arguments: [
      (["", "", "", "", "", ""], [1, 2, 3, 4, 5, 6], [""]),
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
    func next(_ chart: Int, _ row: String) throws -> String {
      let label = chart == 1 ? "cold" : "hot"
      return try event(
        "x", .next("1"), chart: chart, on: Timeline(parsing: row, label: label))
    }
    let output = try [
      line(.section("One", Place("lesson/main.swift", 1))), next(1, "-"), next(2, "-"),
      next(1, "-1"),
    ]
    let player = StepPlayer(headline: "", steps: Step.steps(in: output)) { _ in nil }
    #expect(Array(player.frame(at: 2).suffix(4)) == ["  cold  -1", "  ", "  hot  -", ""])
  }
}
