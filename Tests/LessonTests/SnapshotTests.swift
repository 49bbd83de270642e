import Foundation
import LessonKit
import Testing
import Workshop

/// Runs every lesson, and compares what it prints and draws with its snapshots; `make record` accepts
/// it.
@Suite struct SnapshotTests {
  private let folder = Course.root.appending(path: LessonSnapshot.folder)

  @Test("a lesson prints what its snapshot says, wherever it runs", arguments: Course.lessons)
  func isAsRecorded(lesson: Lesson) async throws {
    try await judge(lesson.command)
  }

  @Test("a chapter prints what its snapshot says, wherever it runs", arguments: Course.chapters)
  func isAsRecorded(chapter: Chapter) async throws {
    try await judge(chapter.command)
  }

  private func judge(_ program: String) async throws {
    let executable = try Products.executable(program)
    let here = ["NO_COLOR": "1", "TZ": "Pacific/Kiritimati"]
    let there = ["NO_COLOR": "1", "TZ": "UTC", "LANG": "C", "LC_ALL": "C"]
    let turkish = ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
    let runs = (
      first: try await Run.of(executable, environment: here.merging(turkish) { $1 }),
      second: try await Run.of(executable, environment: there)
    )
    try settle(LessonSnapshot.fileName(command: program)) { recorded, mode in
      LessonSnapshot.judge(command: program, runs: runs, recorded: recorded, mode: mode)
    }
  }

  @Test("a lesson draws what its snapshot says, and prints it", arguments: Course.lessons)
  func isDrawnAsRecorded(lesson: Lesson) async throws {
    try await judgeDrawings(of: lesson.command)
  }

  @Test("a chapter draws what its snapshot says, and prints it", arguments: Course.chapters)
  func isDrawnAsRecorded(chapter: Chapter) async throws {
    try await judgeDrawings(of: chapter.command)
  }

  private func judgeDrawings(of program: String) async throws {
    let drawings = RecordedDrawing.all(
      in: try await Products.notes(of: program, in: Products.folder))
    try settle(LessonSnapshot.drawingsName(program: program)) { recorded, mode in
      LessonSnapshot.judge(drawings: drawings, of: program, recorded: recorded, mode: mode)
    }
    let file = folder.appending(path: LessonSnapshot.fileName(command: program))
    let printed = drawings.isEmpty ? "" : try String(contentsOf: file, encoding: .utf8)
    for drawing in drawings {
      let figure = drawing.layout.figure(named: drawing.name).joined(separator: "\n")
      #expect(printed.contains("\n\(figure)\n"))
    }
  }

  /// Compares a file with what there is now, or writes it.
  private func settle(
    _ name: String,
    _ judge: (_ recorded: String?, _ mode: SnapshotRecording) -> LessonSnapshot.Verdict
  ) throws {
    let file = folder.appending(path: name)
    let recorded = try? String(contentsOf: file, encoding: .utf8)
    let mode = SnapshotRecording(environment: ProcessInfo.processInfo.environment)
    switch judge(recorded, mode) {
    case .same: break
    case .fail(let problem): Issue.record(Comment(rawValue: problem))
    case .write(let text):
      try text.write(to: file, atomically: true, encoding: .utf8)
      print("recorded \(LessonSnapshot.folder)/\(name)")
    }
  }

  @Test("every snapshot belongs to a lesson or a chapter")
  func hasNoOrphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    let commands = Course.lessons.map(\.command) + Course.chapters.map(\.command)
    for orphan in LessonSnapshot.orphans(files: files, commands: commands) {
      Issue.record(
        "no program prints \(orphan); remove it: git rm \(LessonSnapshot.folder)/\(orphan)")
    }
  }
}

extension Chapter: CustomTestStringConvertible {
  var testDescription: String { command }
}

extension Lesson: CustomTestStringConvertible {
  package var testDescription: String { command }
}
