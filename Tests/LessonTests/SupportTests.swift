import Foundation
import LessonKit
import Testing
import Workshop

/// The tools with which lessons are found, run and counted.
@Suite struct SupportTests {
  @Test("a list is checked for gaps, names, titles and folders")
  func checksList() {
    let lessons = [
      Lesson(name: "01-one", title: "One", words: []),
      Lesson(name: "03-Two", title: "", words: []),
    ]
    #expect(
      Lesson.problems(in: lessons, folders: ["01-one", "04-four"]) == [
        "'03-Two' stands where number 2 is due", "'03-Two' is not in kebab case after two digits",
        "'03-Two' has no title", "Sources/Lessons/04-four is not in the list",
        "Sources/Lessons/03-Two is missing",
      ])
    #expect(Lesson.problems(in: [], folders: []) == ["Package.swift lists no lessons"])
    #expect(Lesson.problems(in: [lessons[0]], folders: ["01-one"]).isEmpty)
  }

  private let shell = URL(filePath: "/bin/sh")

  @Test("a run tells output, errors, status and the environment it was given")
  func runs() async throws {
    let script = "echo $WHERE; echo two >&2; exit 3"
    let run = try await Run.of(shell, ["-c", script], environment: ["WHERE": "here"])
    #expect(run == Run(output: "here\n", errors: "two\n", ending: .exited(status: 3)))
  }

  @Test("a run tells the signal that killed it")
  func tellsSignal() async throws {
    let run = try await Run.of(shell, ["-c", "kill -9 $$"])
    #expect(run.ending == .killed(signal: 9))
  }

  @Test("a run that prints much does not get stuck")
  func takesMuch() async throws {
    let script = "i=0; while [ $i -lt 20000 ]; do echo 0123456789; echo 9 >&2; i=$((i+1)); done"
    let run = try await Run.of(shell, ["-c", script])
    #expect(run.output.count == 220_000)
    #expect(run.errors.count == 40_000)
  }

  @Test("a run that does not end is killed")
  func killsTheEndless() async throws {
    let run = try await Run.of(
      shell, ["-c", "echo one; exec sleep 600"], timeout: .milliseconds(300))
    #expect(run == Run(output: "one\n", errors: "", ending: .stopped(after: .milliseconds(300))))
  }
}
