import Foundation
import TestSupport
import Testing

@testable import CourseSupport
@testable import course

/// What the learner's command does with lessons, which are scripts here.
@Suite struct LessonVerbTests {
  /// Makes a folder with a course of two lessons and the learner's command, which builds nothing.
  private func inCourse(
    lesson script: String, _ visit: (_ course: String, _ folder: URL) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let manifest = """
        let course = \"""
          01-tea    | Tea    |
          02-teapot | Teapot |
          \"""
        let book = \"""
          01-kettle | A kettle
          \"""

        """
      try write(manifest, to: "Package.swift", in: folder)
      try write(
        "$ lesson-01-tea\ntea\n[exit status 0]\n",
        to: "Tests/LessonTests/Snapshots/lesson-01-tea.txt", in: folder)
      for name in ["lesson-01-tea", "chapter-01-kettle"] {
        try await install(script, as: name, in: folder)
      }
      let course = folder.appending(path: "course")
      let copy = try await Run.of(
        ["cp", Products.executable("course").path, course.path], in: folder, limit: .seconds(60))
      #expect(copy.ending == .exited(status: 0), "\(copy.errors)")
      try await visit(course.path, folder)
    }
  }

  /// Runs the command with some arguments, and returns what came of it.
  private func run(
    _ arguments: [String], lesson script: String, environment: [String: String] = [:]
  ) async throws -> Run {
    var result: Run?
    try await inCourse(lesson: script) { course, folder in
      result = try await Run.of(
        [course] + arguments, in: folder,
        environment: [Programs.noBuild: "1"].merging(environment) { $1 }, limit: .seconds(60))
    }
    return try #require(result)
  }

  @Test(
    "a number is understood with zeros and without, and so is the beginning of a name",
    arguments: ["1", "01", "001", "01-t", "01-tea"])
  func findsLesson(typed: String) async throws {
    let run = try await run(["lesson", typed, "--live"], lesson: "echo \"$*\"; exit 7")
    #expect(run.output == "--live\n")
    #expect(run.ending == .exited(status: 7), "the exit status is the lesson's")
  }

  @Test("a chapter is found as well") func findsChapter() async throws {
    #expect(try await run(["chapter", "1"], lesson: "echo kettle").output == "kettle\n")
  }

  @Test(
    "what is no lesson is a misuse with a hint",
    arguments: ["lesson", "predict", "step", "diff", "chapter"],
    ["99", "000", "0021x", "[", ".*", "it's", "\\n", "$x", "a b"])
  func refuses(verb: String, typed: String) async throws {
    let course = course(in: root)
    let kind = verb == "chapter" ? "chapter" : "lesson"
    let misuse = UsageError(message: "there is no \(kind) \(typed); list them all with: make")
    let mode = try CourseMode(arguments: [verb, typed])
    await #expect(throws: misuse) { _ = try await course.answer(to: mode) }
  }

  @Test("a beginning that fits two lessons is refused") func needsOne() {
    let lessons = ["01-tea", "01-teapot"].map { CourseList.Lesson(name: $0, title: "") }
    let misuse = UsageError(message: "lesson 01-t may be any of: 01-tea 01-teapot")
    #expect(throws: misuse) { try CourseList.meant(by: "01-t", "lesson", in: lessons) }
  }

  @Test("diff compares a lesson with its page", arguments: ["tea", "milk"])
  func compares(words: String) async throws {
    let run = try await run(["diff", "1"], lesson: "echo \(words)")
    #expect(run.ending == .exited(status: 0))
    let change = "- tea\n+ milk\n\n- is what its page shows, + what it prints now; "
    #expect(run.output.hasPrefix(words == "tea" ? "It prints what its page shows.\n" : change))
  }

  @Test("what a lesson says on standard error is passed on, and its failure is told")
  func passesErrorsOn() async throws {
    let run = try await run(["step", "1"], lesson: "echo oh >&2; exit 3")
    #expect(run.ending == .exited(status: Status.trouble.rawValue))
    #expect(
      run.errors == "oh\nerror: lesson-01-tea did not come to its end: it ended with status 3\n")
  }

  @Test("a lesson that does not come to its end is stopped, and the remedy is told")
  func hasLimit() async throws {
    let run = try await run(
      ["step", "1"], lesson: "while :; do sleep 1; done", environment: ["TIME_LIMIT": "1"])
    #expect(run.ending == .exited(status: Status.trouble.rawValue))
    #expect(run.errors.hasPrefix("error: lesson-01-tea did not come to its end within 1 seconds"))
    #expect(run.errors.contains("git checkout Sources/Lessons"))
  }

  @Test(
    "who stops the step mode stops the run, too: all with Ctrl-C, or the one process",
    arguments: [(SIGINT, true), (SIGHUP, false)])
  func stops(signal: Int32, all: Bool) async throws {
    let endless = "echo $$ > \"$PLACE\"; while :; do sleep 0.1; done"
    try await inCourse(lesson: endless) { course, folder in
      let (place, output) = (folder.appending(path: "place"), folder.appending(path: "output"))
      try Data().write(to: output)
      let mode = try Child(
        starting: [course, "step", "1"], in: folder.path,
        files: .init(input: "/dev/null", output: output.path, errors: output.path),
        environment: ProcessInfo.processInfo.environment
          .merging(["PLACE": place.path, Programs.noBuild: "1"]) { $1 })
      let number = try #require(await numbers(in: place, count: 1)).first
      if all { mode.send(signal) } else { kill(mode.number, signal) }
      #expect(await holds { mode.hasEnded })
      #expect(mode.reap() == .killed(signal: signal))
      #expect(await isGone(number ?? 0))
    }
  }
}
