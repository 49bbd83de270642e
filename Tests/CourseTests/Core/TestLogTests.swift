import CourseSupport
import Testing

@testable import course

/// What the tests of a learner's core print is read, and how a program on it was stopped.
@Suite struct TestLogTests {
  private let output = """
    ◇ Test run started.
    ◇ Suite S started.
    ◇ Test "law 8: one order" started.
    ✘ Test "law 8: one order" recorded an issue with 1 argument row → share at S.swift:7:9: Expectation failed: 1 == 2
    ↳ a comment
    ✘ Test "law 8: one order" with 2 test cases failed after 0.001 seconds with 1 issue.
    ◇ Test a() started.
    ✘ Test a() recorded an issue at S.swift:8:9: Issue recorded
    ✘ Test a() failed after 0.001 seconds with 1 issue.
    ◇ Test b() started.
    ━ Test b() recorded a known issue at S.swift:9:9: Issue recorded
    ✔ Test b() passed after 0.001 seconds with 1 known issue.
    ◇ Test "law 8: and a "second"" started.
    ✔ Test "law 8: and a "second"" passed after 0.001 seconds.
    ◇ Test "law 9: it hangs" started.
    ◇ Test case passing 1 argument row → merge to "law 9: it hangs" started.
    """

  @Test("tests are known by their sentences; a law holds if each of its tests does")
  func reads() {
    var log = TestLog()
    let failed = output.split(separator: "\n").compactMap { log.read($0) }
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

  private static let place = "Exercises/Core/Subject.swift, line 31"

  @Test(
    "how a program was stopped is told with the learner's file and line",
    arguments: [
      (
        "ReactiveCore/Subject.swift:31: Fatal error: Unexpectedly found nil\n", .killed(signal: 4),
        "It stops at \(place): Unexpectedly found nil"
      ),
      (
        "ReactiveCore/Subject.swift:31: Fatal error: chapter 4: Subject.send(_:)",
        .killed(signal: 4), "A body is still missing at \(place): Subject.send(_:)"
      ),
      (
        """
        Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range
        1 [ra] Bag.first.getter + 1 in lesson at /home/ada/Sources/ReactiveCore/Bag.swift:3:4
        2 [ra] Subject.send(_:) + 1 in lesson at /home/ada/course/Exercises/Core/Subject.swift:31:9
        """, .killed(signal: 4), "It stops at \(place): Index out of range"
      ),
      ("", .killed(signal: 11), "The stack is full: something calls itself again and again."),
      (
        "error: Exited with unexpected signal code 11", .exited(status: 1),
        "The stack is full: something calls itself again and again."
      ),
      ("ReactiveCore/Bag.swift:3: no", .exited(status: 1), "It crashes."),
      (
        "3 [ra] Signal.map(_:) + 57 in lesson at Exercises/Core/Subject.swift:31:1",
        .stopped(after: .seconds(5)), "It does not come to an end; it is at \(place)."
      ),
    ] as [(String, Run.Ending, String)])
  func saysHowItStopped(errors: String, ending: Run.Ending, sentence: String) {
    let run = Run(output: "", errors: errors, ending: ending)
    let parts = [OwnCore.Part(path: "Exercises/Core/Subject.swift", text: "")]
    #expect(Stop(run, parts: parts).sentence == sentence)
  }

  @Test("the usual cause is that of what has happened")
  func knowsCauses() {
    let usual = CoreChapter.Causes(hangs: "a lock", overflows: "a call", stops: nil)
    for (errors, ending, cause) in [
      ("", .stopped(after: .seconds(5)), "What usually hangs: a lock"),
      (
        "Fatal error: Recursive call to lock Mutex", .killed(signal: 4),
        "What usually hangs: a lock"
      ),
      ("", .killed(signal: 11), "What usually crashes: a call"),
      ("Fatal error: found nil", .killed(signal: 4), nil),
      ("Fatal error: chapter 4: a()", .killed(signal: 4), nil),
    ] as [(String, Run.Ending, String?)] {
      let stop = Stop(Run(output: "", errors: errors, ending: ending), parts: [])
      #expect(stop.usualCause(in: usual) == cause)
    }
  }
}
