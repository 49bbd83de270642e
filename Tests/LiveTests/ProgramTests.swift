import CourseSupport
import Foundation
import Marbles
import TestSupport
import Testing

@testable import Live
@testable import course

/// The Swift that the page shows.
@Suite struct ProgramTests {
  @Test("a program is what a lesson can hold")
  func writesPrograms() throws {
    let scene = try Scene(
      text: """
        source taps cold 2:1 4:|
        source film hot 0:a
        operator map 2 1
        operator merge 0 1
        operator multicast 8 1
        listener Ada 0 -
        listener Ben 8 19
        """)
    #expect(
      scene.program == #"""
        let clock = VirtualScheduler()
        let chart = Chart(clock)
        let taps = try chart.watch(
          "taps", Timeline(parsing: "--1-|").signal(on: clock))
        let filmChannel = Subject<String, DrawnError>()
        let film = filmChannel.signal
        let step1 = chart.watch("map", taps.compactMap { Int($0) }.map { $0 * 2 })
        let step2 = chart.watch("merge", merge([step1.map { "\($0)" }, film]))
        let shared3 = step2.multicast()
        clock.at(8) { shared3.connect() }
        let output = shared3.signal
        clock.at(0) { chart.record("Ada", output) }
        clock.at(8) {
          let visit = chart.record("Ben", output)
          clock.at(19) { visit.dispose() }
        }
        try chart.watch(
          "film", Timeline(parsing: "a").signal(on: clock)
        ).subscribeToEvents { filmChannel.forward($0) }
        clock.advance(ticks: 41)
        draw("map, merge, multicast", chart.drawing)
        """#)
  }

  /// Each operator with its example, and chains by chance.
  private static func scenes() throws -> [Scene] {
    let rows = Operator.all.map { Scene(showing: $0, amount: $0.argument?.start ?? 0) }
    let random = try RandomScenes(seed: 48).prefix(210).map { try Scene(text: $0) }
      .filter { !Play($0).isStopped }
    return rows + random.prefix(200)
  }

  /// It takes a minute to compile them, so this is for `.ci/run`.
  @Test(
    "the Swift of each operator and of 200 chains prints what the page draws",
    .enabled(if: ProcessInfo.processInfo.environment["CI"] != nil))
  func compiles() async throws {
    let scenes = try Self.scenes()
    let functions = scenes.enumerated().map { place, scene in
      let lines = scene.program.split(separator: "\n").dropLast()
      return "func scene\(place)() throws {\n\(lines.joined(separator: "\n"))\n"
        + "show(chart.drawing)\n}\ntry scene\(place)()\n"
    }
    let text = """
      import LessonKit
      import ReactiveCore

      func show(_ drawing: MarbleDrawing) {
        let rows = stride(from: 0, to: drawing.timelines.count, by: 2).map { place in
          let (row, visit) = (drawing.timelines[place], drawing.timelines[place + 1])
          let marks = row.entries.map { entry in
            let text = switch entry.mark {
            case .next(let value): value
            case .failed: "#"
            case .completed: "|"
            case .subscribed, .disposed: ""
            }
            return "\\(entry.tick):\\(text)"
          }
          let end = visit.entries.first { $0.mark == .disposed }.map { "\\($0.tick)" } ?? ""
          return ([row.label, "\\(row.from)-\\(end)"] + marks).joined(separator: " ")
        }
        print(rows.sorted().joined(separator: "; "))
      }
      \(functions.joined(separator: "\n"))
      """
    let (attempt, printed) = try await withTemporaryFolder { folder in
      try write(text, to: "main.swift", in: folder)
      return try await Toolchain(products: BuiltPrograms.folder, timeLimit: .seconds(180))
        .outcome(of: "main.swift", in: folder)
    }
    #expect(!printed.isEmpty, "\(attempt)")
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    for (scene, line) in zip(scenes, lines) {
      #expect(line == Self.rows(of: Play(scene)), "\(scene.program)")
    }
    #expect(lines.count == scenes.count + 1)
  }

  private static func rows(of play: Play) -> String {
    play.rows.filter { $0.kind != .tap }.map { row in
      let marks = row.marks.map { "\($0.tick):\($0.sent.text)" }
      let end = row.endTick.map { "\($0)" } ?? ""
      return ([play.name(of: row), "\(row.startTick)-\(end)"] + marks).joined(separator: " ")
    }.sorted().joined(separator: "; ")
  }
}
