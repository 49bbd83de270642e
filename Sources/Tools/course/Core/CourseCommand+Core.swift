import Foundation
import LessonKit
import Workshop

/// What there is to do with a learner's own core.
extension CourseCommand {
  private var core: OwnCore { OwnCore(files: files) }

  /// Does what is asked of one chapter.
  func core(_ step: CourseMode.CoreStep, _ typed: String) async throws -> (
    text: String, status: Status
  ) {
    let chapters = try core.chapters()
    let (chapter, names) = try meant(by: typed, among: chapters)
    switch step {
    case .layOut:
      let new = try core.layOut(names, in: chapters)
      return (report.coreLaidOut(chapter, names, new: new), .fine)
    case .hint:
      let laws = try lastCheck()?.brokenLaws ?? []
      let count = try takeHint(of: chapter)
      return (report.coreHints(chapter, count: count, brokenLaws: laws), .fine)
    case .solution:
      let ours = core.ours()
      let pairs = try names.map { name in
        (
          name, try ours[name].flatMap { try files.text($0) } ?? "",
          try files.text("\(OwnCore.desk)/\(name)")
        )
      }
      return (report.coreSolution(chapter, pairs), .fine)
    case .check: return try await check(chapter, among: chapters)
    }
  }

  func coreProgress() throws -> (text: String, status: Status) {
    let chapters = try core.chapters()
    let parts = try core.parts(in: chapters)
    let ours = core.ours()
    let lines = try ours.values.reduce(0) { try $0 + codeLines(of: files.text($1) ?? "") }
    let text = report.coreProgress(
      chapters, parts: parts, lines: lines, files: ours.count, last: try lastCheck())
    return (text, .fine)
  }

  /// Writes anew what the book says of a learner's own core.
  func recordCore() async throws -> (text: String, status: Status) {
    let record = CoreRecord(files: files, patience: patience)
    try files.save(try await record.brokenLaws(), to: CoreRecord.laws)
    try files.save(try await record.needed(), to: CoreRecord.needs)
    return ("recorded \(CoreRecord.laws)\nrecorded \(CoreRecord.needs)", .fine)
  }

  /// Puts the learner's core together, for a lesson that is to run on it.
  ///
  /// - Returns: What to say of it.
  func composeCore() throws -> String {
    let parts = try core.parts(in: core.chapters())
    if parts.isEmpty {
      throw Misuse(message: "\(OwnCore.desk) has nothing of yours yet; begin with: make core-01")
    }
    try core.compose(parts)
    return "On your core: \(parts.count == 1 ? "one file" : "\(parts.count) files") of yours."
  }

  /// Finds the chapter that is meant by its number, or by one of its files, and what to lay out.
  private func meant(
    by typed: String, among chapters: [CoreChapter]
  ) throws(Misuse) -> (CoreChapter, names: [String]) {
    if let number = Int(typed), let chapter = chapters.first(where: { $0.number == number }) {
      return (chapter, chapter.fileNames)
    }
    for chapter in chapters {
      for name in chapter.allFileNames where name == "\(typed).swift" || name == typed {
        return (chapter, [name])
      }
    }
    throw Misuse(
      message: "the book has no chapter \(typed), and the core no file of that name; "
        + "try: make core-01")
  }

  private func check(
    _ chapter: CoreChapter, among chapters: [CoreChapter]
  ) async throws -> (String, Status) {
    let parts = try core.parts(in: chapters)
    let ofChapter = chapter.allFileNames
    guard parts.contains(where: { ofChapter.contains($0.name) }) else {
      let isLaidOut = ofChapter.contains { name in
        FileManager.default.fileExists(
          atPath: files.root.appending(path: "\(OwnCore.desk)/\(name)").path)
      }
      return (report.coreNothing(chapter, isLaidOut: isLaidOut), .notYet)
    }
    let start = ContinuousClock.now
    try core.compose(parts)
    say(report.coreParts(parts, of: chapter))
    let (text, isWhole) = try await checked(parts, chapter)
    let next = chapters.first { $0.number == chapter.number + 1 }
    let praise = isWhole ? [report.coreWhole(next: next)] : []
    let time = "That took \((ContinuousClock.now - start).components.seconds) seconds."
    return (([text] + praise + [time]).joined(separator: "\n\n"), isWhole ? .fine : .notYet)
  }

  /// Builds and runs what a core is tried with, step by step, up to the first that fails.
  private func checked(
    _ parts: [OwnCore.Part], _ chapter: CoreChapter
  ) async throws -> (text: String, isWhole: Bool) {
    let check = CoreCheck(root: files.root, patience: patience, parts: parts)
    say("Building the core …")
    let build = try await check.buildCore()
    if build.isRefused {
      return (try refused(build, parts, "The compiler does not accept it."), false)
    }
    let warnings = located(Complaint.warnings(in: build.output)).filter(\.isTheirs)
    if !warnings.isEmpty { say(report.coreWarnings(warnings)) }
    say("It compiles. Building the lessons on it …")
    let lessons = try await check.buildLessons()
    if lessons.isRefused {
      let stage =
        "It compiles, but the course does not, on it: something is not as it was promised."
      return (try refused(lessons, parts, stage), false)
    }
    let outcomes = try await core.outcomes(with: check)
    say(report.coreLessons(outcomes, of: chapter))
    let held = outcomes.count { $0.outcome == .holds }
    var log = CoreLog(
      parts: parts, sentences: ["\(held) of \(outcomes.count) lessons print what their pages show."]
    )
    let runsOn = outcomes.allSatisfy { lesson, outcome in
      switch outcome {
      case .holds, .differs: true
      case .crashed, .endless: false
      }
    }
    guard runsOn else {
      try note(log)
      return ("The laws come when no lesson crashes or hangs.", false)
    }
    say("Building the laws and the drawings on it; this takes a minute or two …")
    let laws = try await check.buildTests()
    if laws.isRefused {
      let stage = "The lessons run on it, but its tests do not compile."
      return (try refused(laws, parts, stage), false)
    }
    say("Running them; that takes about half a minute …")
    let tests = try await check.runTests()
    log.sentences += report.coreSums(tests)
    log.brokenLaws = tests.laws.subtracting(tests.lawsHeld).sorted()
    log.failures = report.coreFailures(tests)
    try note(log)
    return (report.coreTests(tests), held == outcomes.count && tests.failed.isEmpty)
  }

  private func refused(
    _ build: CoreCheck.Build, _ parts: [OwnCore.Part], _ stage: String
  ) throws -> String {
    let complaints = located(Complaint.all(in: build.output))
    let ours = core.ours()
    let missing = try parts.flatMap { part in
      let text = try ours[part.name].flatMap { try files.text($0) }
      return Missing.all(in: part, comparedWith: text ?? "")
    }
    let called = missing.filter { missing in
      complaints.contains { $0.text.contains("'\(missing.name)") }
    }
    // What is theirs comes first: it is theirs to mend.
    return report.coreRefused(
      complaints.filter(\.isTheirs) + complaints.filter { !$0.isTheirs }, missing: called,
      by: stage, raw: build.output)
  }

  /// The same complaints, with the files as a learner knows them.
  private func located(_ complaints: [Complaint]) -> [Complaint] {
    complaints.map { complaint in
      let isCopy = complaint.file.contains(OwnCore.composed)
      let file =
        isCopy
        ? "our \(fileName(complaint.file))"
        : complaint.file.replacing(files.root.path + "/", with: "")
      return Complaint(file: file, line: complaint.line, text: complaint.text)
    }
  }

  /// Prints at once, since the next step takes a while.
  private func say(_ text: String) {
    print(text + "\n")
    fflush(nil)
  }

  private static let log = "\(OwnCore.desk)/.checked.json"

  private func lastCheck() throws -> CoreLog? {
    guard let text = try files.text(Self.log) else { return nil }
    return try? JSONDecoder().decode(CoreLog.self, from: Data(text.utf8))
  }

  private func note(_ log: CoreLog) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try files.save(String(decoding: try encoder.encode(log), as: UTF8.self), to: Self.log)
  }

  /// Counts one more hint, up to all there are.
  private func takeHint(of chapter: CoreChapter) throws -> Int {
    let path = "\(OwnCore.desk)/.hints-\(chapter.digits)"
    let given = (try? files.text(path)).flatMap { Int($0?.trimmed ?? "") } ?? 0
    let count = min(max(given, 0) + 1, chapter.hints.count)
    try FileManager.default.createDirectory(
      at: files.root.appending(path: OwnCore.desk), withIntermediateDirectories: true)
    try files.save("\(count)", to: path)
    return count
  }
}

extension Complaint {
  /// Whether it is about a file of the learner's core.
  fileprivate var isTheirs: Bool { file.hasPrefix(OwnCore.desk) }
}
