import CourseSupport
import Foundation
import LessonKit
import Testing

@testable import course

/// The steps of a lesson, and the way through them.
@Suite struct StepPlayerTests {
  private func line(_ note: StepNote) throws -> String {
    try "\(StepLog.mark)\(String(decoding: JSONEncoder().encode(note), as: UTF8.self))"
  }

  private func event(
    _ row: String, _ mark: Timeline.Mark, index: Int = 0, depth: Int = 0, chart: Int = 1
  ) -> ChartEvent {
    ChartEvent(
      chart: chart, index: index,
      lane: .init(label: row, isListener: row == "ada", place: SourceLine("lesson/main.swift", 2)),
      mark: mark, tick: 1, depth: depth, place: SourceLine("lesson/main.swift", 2),
      cause: .init(index: 0, label: "b"))
  }

  private func steps() throws -> [Step] {
    let layout = MarbleDrawing([Timeline("ada", [.init(tick: 1, mark: .next("1"))])]).layout
    return Step.steps(
      in: [
        "Lesson 2", "", try line(.section("First", SourceLine("lesson/main.swift", 3))), "on air",
        "",
        try line(.section("Second", SourceLine("lesson/main.swift", 5))),
        try line(.event(event("ada", .subscribed))),
        try line(.event(event("inner", .subscribed, index: 1, depth: 1))),
        try line(.drawn(name: "all", layout: layout, SourceLine("lesson/main.swift", 7))),
        try line(.printed("over\n\nand out", SourceLine("lesson/main.swift", 8))),
      ])
  }

  private func player() throws -> StepPlayer {
    StepPlayer(headline: "Lesson 2", steps: try steps()) {
      $0.line == 2 ? "send(1)" : $0.line == 3 ? "start" : nil
    }
  }

  @Test(
    "what is printed, and what a chart notes, are steps; a drawing is one; the headline is none")
  func findsSteps() throws {
    let steps = try steps()
    #expect(
      steps.map(\.text) == [
        ["on air"], ["ada subscribes"], ["  inner gets a subscriber"], ["~ all ~", "  ada  -1"],
        ["over"],
        ["and out"],
      ])
    #expect(steps.map(\.section) == ["First"] + Array(repeating: "Second", count: 5))
    #expect(steps.map { $0.event != nil } == [false, true, true, false, false, false])
    // What was printed by other means has the line of its section.
    #expect(steps.map(\.place.line) == [3, 2, 2, 7, 8, 8])
  }

  @Test("without a terminal all steps are printed, with tick, line and chart")
  func printsAll() throws {
    let transcript = try player().transcript
    #expect(
      Array(transcript.prefix(11)) == [
        "Lesson 2", "", "— First —", "", "step 1 of 6 · printed", "  main.swift:3  start",
        "    on air",
        "", "— Second —", "", "step 2 of 6 · tick 1 · for b",
      ])
    #expect(
      Array(transcript[11...14]) == [
        "  main.swift:2  send(1)", "    ada subscribes", "        ada   -", "              ^",
      ])
  }

  @Test(
    "Enter, space and arrows go on and back, s to the next section, q and the end of the input quit",
    arguments: [
      (["", "", "", "", "", ""], [1, 2, 3, 4, 5, 6], [""]),
      (["", "", "b", "", "q"], [1, 2, 3, 2, 3], [""]),
      ([" ", "\u{1B}[C", "\u{1B}[D", "\n", "\u{4}"], [1, 2, 3, 2, 3], [""]),
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

  @Test("a frame shows the steps before it in its section, if its window has room, and the chart")
  func framesHistory() throws {
    let frame = try player().frame(at: 4)
    #expect(frame.contains("— Second —") && !frame.contains("    on air"))
    #expect(frame.contains("    ada subscribes") && frame.contains("  ▸ over"))
    #expect(frame.contains("  ada     -"))
    let low = try player().frame(at: 4, height: 16)
    #expect(low.count == 15)  // and a line for the keys
    #expect(!low.contains("    ada subscribes") && low.contains("      ada  -1"))
    let lowest = try player().frame(at: 2, height: 6)
    #expect(lowest.count == 5 && lowest[0] == "  ▸   inner gets a subscriber")
    var narrow = try player()
    narrow.columns = 20
    #expect(narrow.frame(at: 2).contains("  main.swift:2  se …"))
  }
}
