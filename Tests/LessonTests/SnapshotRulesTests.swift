import Testing

@testable import LessonKit
@testable import Workshop

/// The rules by which snapshots are formed, compared and recorded, without any process.
@Suite struct SnapshotRulesTests {
  private let run = Run(output: "one\ntwo\n", errors: "", ending: .exited(status: 0))

  private func judge(
    _ first: Run, _ second: Run? = nil, recorded: String?, mode: SnapshotRecording
  ) -> LessonSnapshot.Verdict {
    LessonSnapshot.judge(
      command: "lesson-01-x", runs: (first, second ?? first), recorded: recorded, mode: mode)
  }

  private var text: String { LessonSnapshot.text(command: "lesson-01-x", run: run) }

  @Test("a snapshot holds the command, the output and the exit status")
  func formsText() {
    #expect(
      text == """
        $ lesson-01-x
        one
        two
        [exit status 0]

        """)
  }

  @Test("a snapshot tells standard error, missing newlines and signals")
  func tellsTheRest() {
    let run = Run(output: "one", errors: "two", ending: .killed(signal: 4))
    #expect(
      LessonSnapshot.text(command: "lesson-01-x", run: run) == """
        $ lesson-01-x
        one
        [no newline at the end]
        [standard error]
        two
        [no newline at the end]
        [killed by signal 4]

        """)
  }

  @Test(
    "the same text passes, compared or recorded", arguments: [SnapshotRecording.compare, .record])
  func passes(mode: SnapshotRecording) {
    #expect(judge(run, recorded: text, mode: mode) == .same)
  }

  @Test("another text fails with a diff and the command that accepts it")
  func fails() {
    let recorded = "$ lesson-01-x\none\n2\n[exit status 0]\n"
    #expect(
      judge(run, recorded: recorded, mode: .compare)
        == .fail(
          """
          lesson-01-x differs from its snapshot (-) by what came now (+):
            $ lesson-01-x
            one
          - 2
          + two
            [exit status 0]
          accept it with: make record
          """))
  }

  @Test("a lesson without a snapshot fails, and says how to accept it")
  func wantsSnapshot() {
    #expect(
      judge(run, recorded: nil, mode: .compare)
        == .fail("lesson-01-x has no snapshot; accept it with: make record"))
  }

  @Test("recording writes what is new or different", arguments: [nil, "$ lesson-01-x\n"])
  func records(recorded: String?) {
    #expect(judge(run, recorded: recorded, mode: .record) == .write(text))
  }

  @Test("recording that is refused fails even if nothing changed")
  func refuses() {
    #expect(judge(run, recorded: text, mode: .refused("not here")) == .fail("not here"))
  }

  @Test(
    "what varies fails, and is never recorded", arguments: [SnapshotRecording.compare, .record])
  func failsIfItVaries(mode: SnapshotRecording) {
    let other = Run(output: "one\n2\n", errors: "", ending: .exited(status: 0))
    guard case .fail(let problem) = judge(run, other, recorded: text, mode: mode) else {
      Issue.record("it passes")
      return
    }
    #expect(problem.contains("each time:"))
    #expect(problem.contains("- two\n+ 2\n"))
  }

  @Test(
    "a lesson that does not end is never recorded", arguments: [SnapshotRecording.compare, .record])
  func failsIfItDoesNotEnd(mode: SnapshotRecording) {
    let endless = Run(output: "", errors: "", ending: .stopped(after: .seconds(20)))
    #expect(
      judge(endless, recorded: nil, mode: mode)
        == .fail("lesson-01-x did not end within 20.0 seconds"))
  }

  @Test("snapshots without a lesson are orphans, hidden files are not")
  func findsOrphans() {
    let files = [
      "lesson-09-z.txt", "lesson-01-x.txt", ".DS_Store", "lesson-01-x.txt~",
      "lesson-01-x.drawings.json", "lesson-03-z.drawings.json",
    ]
    #expect(
      LessonSnapshot.orphans(
        files: files, commands: ["lesson-01-x", "lesson-02-y"])
        == [
          "lesson-01-x.txt~", "lesson-03-z.drawings.json",
          "lesson-09-z.txt",
        ])
  }

  private func judge(
    drawings row: String?, recorded: String?, mode: SnapshotRecording = .compare
  ) throws -> LessonSnapshot.Verdict {
    LessonSnapshot.judge(
      drawings: try row.map { [try drawing($0)] } ?? [], of: "lesson-01-x", recorded: recorded,
      mode: mode)
  }

  private func drawing(_ row: String) throws -> RecordedDrawing {
    RecordedDrawing(name: "x", layout: MarbleDrawing([try Timeline(parsing: row)]).layout)
  }

  @Test("drawings are compared and recorded as what is printed") func judgesDrawings() throws {
    let recorded = [try drawing("-1")].json
    #expect(try judge(drawings: "-1", recorded: recorded) == .same)
    #expect(try judge(drawings: "-1", recorded: nil, mode: .record) == .write(recorded))
    #expect(
      try judge(drawings: "-1", recorded: nil)
        == .fail("what lesson-01-x draws has no snapshot; accept it with: make record"))
    guard case .fail(let problem) = try judge(drawings: "-2", recorded: recorded) else {
      Issue.record("it passes")
      return
    }
    #expect(problem.hasPrefix("what lesson-01-x draws differs from its snapshot (-)"))
    #expect(problem.contains("\n- {"))
  }

  @Test(
    "a program that draws nothing has no file", arguments: [SnapshotRecording.compare, .record])
  func wantsNoDrawings(mode: SnapshotRecording) throws {
    #expect(try judge(drawings: nil, recorded: nil, mode: mode) == .same)
    #expect(
      try judge(drawings: nil, recorded: "[\n\n]\n", mode: mode)
        == .fail(
          "lesson-01-x draws nothing; remove its file: "
            + "git rm Tests/LessonTests/Snapshots/lesson-01-x.drawings.json"))
  }

  @Test("recording is on only when asked for, and refused where CI is set")
  func choosesMode() {
    #expect(SnapshotRecording(environment: [:]) == .compare)
    #expect(SnapshotRecording(environment: ["CI": "true"]) == .compare)
    #expect(SnapshotRecording(environment: ["RECORD_SNAPSHOTS": ""]) == .compare)
    #expect(SnapshotRecording(environment: ["RECORD_SNAPSHOTS": "1"]) == .record)
    #expect(SnapshotRecording(environment: ["RECORD_SNAPSHOTS": "1", "CI": ""]) == .record)
    guard
      case .refused(let reason) = SnapshotRecording(environment: [
        "RECORD_SNAPSHOTS": "1", "CI": "1",
      ])
    else {
      Issue.record("it is not refused")
      return
    }
    #expect(reason.hasPrefix("snapshots are not recorded while CI is set"))
  }
}
