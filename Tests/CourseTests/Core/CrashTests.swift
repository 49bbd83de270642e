import LessonKit
import Testing
import CourseSupport

@testable import course

@Suite struct CrashTests {
  private let parts = [OwnCore.Part(name: "Subject.swift", text: "")]

  private func crash(_ errors: String, _ ending: Run.Ending = .killed(signal: 4)) -> Crash {
    Crash(Run(output: "", errors: errors, ending: ending), parts: parts)
  }

  @Test("a crash is told with the learner's file and line")
  func saysWhere() {
    let crash = crash("ReactiveCore/Subject.swift:12: Fatal error: Unexpectedly found nil\n")
    #expect(
      crash.sentence
        == "It stops at Exercises/Core/Subject.swift, line 12: Unexpectedly found nil")
    #expect(crash.isMisuse && !crash.isOverflow)
  }

  @Test("a crash in a file of ours, or of Swift, is told at the learner's line that led there")
  func saysWhoLedThere() {
    let crash = crash(
      """
      Swift/ContiguousArrayBuffer.swift:690: Fatal error: Index out of range
      0 _assertionFailure + 1 in libswiftCore.so
      1 [ra] Bag.first.getter + 1 in lesson at /home/ada/Sources/ReactiveCore/Bag.swift:3:4
      2 [ra] Subject.send(_:) + 1 in lesson at /home/ada/course/Exercises/Core/Subject.swift:31:9
      """)
    #expect(crash.place == Crash.Place(file: "Exercises/Core/Subject.swift", line: 31))
    #expect(crash.isMisuse)
    let nearby = "3 [ra] Signal.map(_:) + 57 in lesson at Exercises/Core/Subject.swift:9:1"
    #expect(self.crash(nearby).place?.line == 9)
    #expect(self.crash("ReactiveCore/Bag.swift:3: Fatal error: no").place == nil)
  }

  @Test("a program that dies without a word has filled its stack; so do tests")
  func saysThatTheStackIsFull() {
    let words = "The stack is full: something calls itself again and again."
    #expect(crash("", .killed(signal: 11)).sentence == words)
    let tests = crash("error: Exited with unexpected signal code 11", .exited(status: 1))
    #expect(tests.sentence == words)
    #expect(crash("", .exited(status: 1)).sentence == "It crashes.")
    #expect(crash("", .killed(signal: 6)).isOverflow == false)
  }

  @Test("a gap that nobody has filled is told by its name")
  func saysGaps() {
    let crash = crash("ReactiveCore/Subject.swift:9: Fatal error: chapter 4: Subject.send(_:)")
    #expect(
      crash.sentence
        == "A body is still missing at Exercises/Core/Subject.swift, line 9: Subject.send(_:)")
  }
}
