import LessonKit
import Workshop

/// The files that say what a lesson prints, and what it draws.
enum LessonSnapshot {
  /// Returns the text of a snapshot: the command, all that it printed, and how it ended.
  static func text(command: String, run: Run) -> String {
    var text = "$ \(command)\n" + closed(run.output)
    if !run.errors.isEmpty { text += "[standard error]\n" + closed(run.errors) }
    return text + "[\(ending(run.ending))]\n"
  }

  /// Returns the name of the file for a command: `lesson-02-subject.txt`.
  static func fileName(command: String) -> String { command + ".txt" }

  /// Returns the name of the file with the drawings of a program.
  static func drawingsName(program: String) -> String { program + ".drawings.json" }

  /// What to do about a lesson that was run.
  enum Verdict: Equatable {
    case same
    case write(String)
    case fail(String)
  }

  /// Decides what to do about a lesson that was run twice.
  ///
  /// - Parameters:
  ///   - command: The name of the lesson's executable.
  ///   - runs: What the two runs printed.
  ///   - recorded: The snapshot of the lesson, or nil if there is none.
  ///   - mode: Whether to compare or to record.
  /// - Returns: Whether the lesson passes, is to be recorded, or fails.
  static func judge(
    command: String, runs: (first: Run, second: Run), recorded: String?, mode: SnapshotRecording
  ) -> Verdict {
    if case .stopped = runs.first.ending {
      return .fail("\(command) \(ending(runs.first.ending))")
    }
    let text = text(command: command, run: runs.first)
    let again = LineDiff(expected: text, actual: Self.text(command: command, run: runs.second))
    guard again.isEmpty else {
      return .fail(
        "\(command) prints something else in another time zone and language, or each time:\n\(again)"
      )
    }
    return judge(text, of: command, recorded: recorded, mode: mode)
  }

  /// Decides what to do about the drawings of a program; one that draws nothing has no file.
  static func judge(
    drawings: [RecordedDrawing], of program: String, recorded: String?, mode: SnapshotRecording
  ) -> Verdict {
    if drawings.isEmpty {
      let name = drawingsName(program: program)
      return recorded == nil
        ? .same : .fail("\(program) draws nothing; remove its file: git rm \(folder)/\(name)")
    }
    return judge(drawings.json, of: "what \(program) draws", recorded: recorded, mode: mode)
  }

  private static func judge(
    _ text: String, of subject: String, recorded: String?, mode: SnapshotRecording
  ) -> Verdict {
    switch mode {
    case .refused(let reason):
      return .fail(reason)
    case .record:
      return text == recorded ? .same : .write(text)
    case .compare:
      guard let recorded else {
        return .fail("\(subject) has no snapshot; accept it with: make record")
      }
      let diff = LineDiff(expected: recorded, actual: text)
      guard diff.isEmpty else {
        return .fail(
          "\(subject) differs from its snapshot (-) by what came now (+):\n\(diff)\n"
            + "accept it with: make record")
      }
      return .same
    }
  }

  /// The folder of the files.
  static let folder = "Tests/LessonTests/Snapshots"

  /// Returns the snapshots that belong to none of the programs, with flags or without.
  static func orphans(files: [String], commands: [String]) -> [String] {
    let known = Set(commands.map(fileName)).union(commands.map(drawingsName))
    return files.filter { !known.contains($0) && !$0.hasPrefix(".") }.sorted()
  }

  private static func ending(_ ending: Run.Ending) -> String {
    switch ending {
    case .exited(let status): "exit status \(status)"
    case .killed(let signal): "killed by signal \(signal)"
    case .stopped(let duration): "did not end within \(duration)"
    }
  }

  /// Ends a text in a newline, and says so if it did not.
  private static func closed(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n[no newline at the end]\n"
  }
}

/// Whether snapshots are compared or written.
enum SnapshotRecording: Equatable {
  case compare
  case record
  case refused(String)

  /// Snapshots are written only on demand, and never where nobody looks at them.
  init(environment: [String: String]) {
    let isWanted = environment["RECORD_SNAPSHOTS"] == "1"
    let isUnattended = environment["CI"]?.isEmpty == false
    self =
      switch (isWanted, isUnattended) {
      case (false, _): .compare
      case (true, false): .record
      case (true, true):
        .refused(
          "snapshots are not recorded while CI is set; run make record on your own machine, "
            + "look at the difference, and commit it")
      }
  }
}
