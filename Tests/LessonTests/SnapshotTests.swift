import Foundation
import LessonKit
import Testing
import Workshop

/// Runs every lesson, as it is and in steps, and compares what it prints with its snapshot; `make
/// record` accepts it.
@Suite struct SnapshotTests {
  private let folder = Course.root.appending(path: "Tests/LessonTests/Snapshots")

  @Test(
    "a lesson prints what its snapshot says, wherever it runs", arguments: Course.lessons,
    [[], ["--step"]])
  func isAsRecorded(lesson: Lesson, flags: [String]) async throws {
    try await judge(lesson.command, flags)
  }

  @Test("a chapter prints what its snapshot says, wherever it runs", arguments: Course.chapters)
  func isAsRecorded(chapter: Chapter) async throws {
    try await judge(chapter.command, [])
  }

  private func judge(_ program: String, _ flags: [String]) async throws {
    let executable = try Products.executable(program)
    let here = ["NO_COLOR": "1", "TZ": "Pacific/Kiritimati"]
    let there = ["NO_COLOR": "1", "TZ": "UTC", "LANG": "C", "LC_ALL": "C"]
    let turkish = ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
    let runs = (
      first: try await Run.of(
        executable, flags, environment: here.merging(turkish) { $1 }),
      second: try await Run.of(executable, flags, environment: there)
    )
    let command = ([program] + flags).joined(separator: " ")
    let name = LessonSnapshot.fileName(command: command)
    let file = folder.appending(path: name)
    let verdict = LessonSnapshot.judge(
      command: command, runs: runs, recorded: try? String(contentsOf: file, encoding: .utf8),
      mode: SnapshotRecording(environment: ProcessInfo.processInfo.environment))
    switch verdict {
    case .same: break
    case .fail(let problem): Issue.record(Comment(rawValue: problem))
    case .write(let text):
      try text.write(to: file, atomically: true, encoding: .utf8)
      print("recorded Tests/LessonTests/Snapshots/\(name)")
    }
  }

  @Test("every snapshot belongs to a lesson or a chapter")
  func hasNoOrphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let lessons = Course.lessons.flatMap { [$0.command, "\($0.command) --step"] }
    let commands = lessons + Course.chapters.map(\.command)
    for orphan in LessonSnapshot.orphans(files: files, commands: commands) {
      Issue.record(
        "no program prints \(orphan); remove it: git rm Tests/LessonTests/Snapshots/\(orphan)")
    }
  }
}

extension Chapter: CustomTestStringConvertible {
  var testDescription: String { command }
}

extension Lesson: CustomTestStringConvertible {
  package var testDescription: String { command }
}
