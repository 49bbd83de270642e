import CourseSupport
import SwiftReader
import TestSupport
import Testing

@testable import course

/// What the tests of a learner's core tell is read, and how a program on it was stopped.
@Suite struct TestLogTests {
  @Test("tests are known by their sentences; a law holds if each of its tests does")
  func reads() throws {
    var log = TestLog()
    let output = try Course.text("Tests/CourseTests/Core/tests.jsonl").split(separator: "\n")
    for line in output { log.read(line) }
    #expect(log.failures.map(\.sentence) == ["law 8: one order", "a()"])
    let wrong = #"with "share", at S.swift:4: Expectation failed: (row → "share") == "merge""#
    #expect(log.failures.map(\.words) == [[wrong, "a comment"], ["at S.swift:6: Issue recorded"]])
    #expect(log.held == 2 && log.laws == [8] && log.brokenLaws == [8])
    #expect(log.running == "law 9: it stops")
    let crash = Run(output: "", errors: "Fatal error: no", ending: .exited(status: 1))
    #expect(!log.isWhole(after: crash) && !TestLog().isWhole(after: crash))
    let id = "STests.S/d()/S.swift:9:4"
    log.read(#"{"kind": "event", "payload": {"kind": "testEnded", "testID": "\#(id)"}}"#)
    #expect(log.isWhole(after: crash), "a test has failed")
  }

  private static let stops = Entry.all(in: "Tests/CourseTests/Core/stops.txt")

  @Test(
    "how a program was stopped is told with the learner's file and line",
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
  }
}
