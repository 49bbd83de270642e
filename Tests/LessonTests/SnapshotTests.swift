import Foundation
import Marbles
import TestSupport
import Testing

@testable import CourseSupport

/// Runs every lesson and every chapter, and compares what it prints and draws with its snapshot;
/// `make record` accepts it.
@Suite struct SnapshotTests {
  private static let folder = "Tests/LessonTests/Snapshots"

  @Test(
    "a program prints and draws what its snapshots say, wherever it runs", arguments: Program.all)
  func isAsRecorded(program: Program) async throws {
    let here = ["TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
    let there = ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"]
    var texts: [String] = []
    for environment in [here, there] {
      let run = try await Run.of(
        program.name, environment: environment.merging(["NO_COLOR": "1"]) { $1 })
      if case .stopped = run.ending {
        Issue.record("\(program.name) does not come to its end")
        return
      }
      texts.append(snapshot(of: run, by: program.name))
    }
    let change = LineDiff(expected: texts[0], actual: texts[1])
    #expect(
      change.isEmpty, "it prints something else in another time zone, or each time:\n\(change)")
    guard change.isEmpty else { return }
    try settle(texts[0], in: "\(program.name).txt")
  }

  @Test("the drawings of all programs are as recorded, and each is printed")
  func drawings() async throws {
    var all: [RecordedDrawing] = []
    for program in Program.all {
      let drawings = RecordedDrawing.all(
        in: try await Course.notes(of: program.name), of: program.name)
      let text = try await Run.of(program.name, environment: ["NO_COLOR": "1"]).output
      for drawing in drawings {
        let figure = drawing.layout.figure(named: drawing.name).joined(separator: "\n")
        #expect(text.contains("\n\(figure)\n"), "\(program.name) does not print \(drawing.name)")
      }
      all += drawings
    }
    try settle(all.json, in: "drawings.json")
  }

  /// Compares a file with what there is now, or writes it.
  private func settle(_ text: String, in name: String) throws {
    let path = "\(Self.folder)/\(name)"
    let recorded = try? Course.text(path)
    if text == recorded { return }
    guard Course.isRecording else {
      let change = LineDiff(expected: recorded ?? "", actual: text)
      Issue.record("\(path) is not what came now; accept it with: make record\n\(change)")
      return
    }
    try text.replaceText(of: Course.root.appending(path: path))
    print("recorded \(path)")
  }

  @Test("every snapshot belongs to a lesson or a chapter")
  func hasNoOrphans() throws {
    let known = Program.all.map { "\($0.name).txt" } + ["drawings.json"]
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Course.root.appending(path: Self.folder).path)
    #expect(Set(files.filter { !$0.hasPrefix(".") }).subtracting(known).sorted() == [])
  }

  @Test("a snapshot tells standard error, missing newlines and signals")
  func tellsAll() {
    let run = Run(output: "one", errors: "two", ending: .killed(signal: 4))
    #expect(
      snapshot(of: run, by: "lesson-01-x") == """
        $ lesson-01-x
        one
        [no newline at the end]
        [standard error]
        two
        [no newline at the end]
        [killed by signal 4]

        """)
  }

  /// The text of a snapshot: the command, all that it printed, and how it ended.
  private func snapshot(of run: Run, by program: String) -> String {
    func closed(_ text: String) -> String {
      text.isEmpty || text.hasSuffix("\n") ? text : text + "\n[no newline at the end]\n"
    }
    let errors = run.errors.isEmpty ? "" : "[standard error]\n" + closed(run.errors)
    let ending =
      switch run.ending {
      case .exited(let status): "exit status \(status)"
      case .killed(let signal): "killed by signal \(signal)"
      case .stopped(let limit): "stopped after \(limit)"
      }
    return "$ \(program)\n" + closed(run.output) + errors + "[\(ending)]\n"
  }
}
