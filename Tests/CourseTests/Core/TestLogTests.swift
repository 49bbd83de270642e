import CourseSupport
import SwiftReader
import TestSupport
import Testing

@testable import course

/// What the tests of a learner's core print is read, and how a program on it was stopped.
@Suite struct TestLogTests {
  @Test("tests are known by their sentences; a law holds if each of its tests does")
  func reads() throws {
    var log = TestLog()
    let output = try Course.text("Tests/CourseTests/Core/tests.txt").split(separator: "\n")
    let failed = output.compactMap { log.read($0) }
    #expect(failed.map(\.sentence) == ["law 8: one order", "a()"])
    let place = "with 1 argument row → share at S.swift:7:9: Expectation failed: 1 == 2"
    #expect(failed.map(\.words) == [[place, "↳ a comment"], ["at S.swift:8:9: Issue recorded"]])
    #expect(log.held == 2 && log.laws == [8] && log.brokenLaws == [8])
    #expect(log.running == "law 9: it hangs")
    let crash = Run(output: "", errors: "Fatal error: no", ending: .exited(status: 1))
    #expect(!log.isWhole(after: crash) && !TestLog().isWhole(after: crash))
    _ = log.read("✔ Test \"law 9: it hangs\" passed after 0.001 seconds.")
    #expect(log.isWhole(after: crash), "a test has failed")
  }

  private static let stops = Entry.all(in: "Tests/CourseTests/Core/stops.txt")

  @Test(
    "how a program was stopped is told with the learner's file and line, and the usual cause",
    arguments: stops)
  func saysHowItStopped(entry: Entry) throws {
    let parts = entry.parts.mapValues(\.trimmed)
    let number = Int32(parts["ended by"]?.firstMatch(of: /\d+/)?.0 ?? "") ?? 0
    let ending: Run.Ending =
      switch parts["ended by"]?.prefix(while: \.isLetter) {
      case "signal": .killed(signal: number)
      case "status": .exited(status: number)
      default: .stopped(after: .seconds(5))
      }
    let run = Run(output: "", errors: try #require(parts["errors"]), ending: ending)
    let stop = Stop(run, parts: [OwnCore.Part(name: "Subject.swift", text: "")])
    #expect(stop.sentence == parts["says"])
    let usual = ["hangs": "a lock", "overflows": "a call"]
    #expect((stop.usualCause(in: usual) ?? "") == parts["usually"] ?? "")
  }
}
