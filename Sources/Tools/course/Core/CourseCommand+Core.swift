import Foundation
import LessonKit
import CourseSupport

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
      let hints = chapter.hints(firstAbout: try lastCheck()?.brokenLaws ?? [])
      try FileManager.default.createDirectory(
        at: files.root.appending(path: OwnCore.desk), withIntermediateDirectories: true)
      let count = try files.takeHint(
        of: hints.count, notedIn: "\(OwnCore.desk)/.hints-\(chapter.digits)")
      return (report.coreHints(chapter, hints, count: count), .fine)
    case .solution:
      let pairs = try names.map { name in
        (name, try core.text(of: name), try files.text("\(OwnCore.desk)/\(name)"))
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
      throw UsageError(message: "\(OwnCore.desk) has nothing of yours yet; begin with: make core-01")
    }
    try core.compose(parts)
    return "On your core: \(parts.count == 1 ? "one file" : "\(parts.count) files") of yours."
  }

  /// Finds the chapter that is meant by its number, or by one of its files, and what to lay out.
  private func meant(
    by typed: String, among chapters: [CoreChapter]
  ) throws(UsageError) -> (CoreChapter, names: [String]) {
    if let number = Int(typed), let chapter = chapters.first(where: { $0.number == number }) {
      return (chapter, chapter.fileNames)
    }
    for chapter in chapters {
      for name in chapter.allFileNames where name == "\(typed).swift" || name == typed {
        return (chapter, [name])
      }
    }
    throw UsageError(
      message: "the book has no chapter \(typed), and the core no file of that name; "
        + "try: make core-01")
  }

  private func check(
    _ chapter: CoreChapter, among chapters: [CoreChapter]
  ) async throws -> (String, Status) {
    let parts = try core.parts(in: chapters)
    guard parts.contains(where: { chapter.allFileNames.contains($0.name) }) else {
      return (report.coreNothing(chapter), .notYet)
    }
    let start = ContinuousClock.now
    try core.compose(parts)
    say(report.coreParts(parts, of: chapter))
    let check = CoreCheck(root: files.root, patience: patience, parts: parts)
    let (text, isWhole) = try await checked(by: check, chapter, among: chapters)
    let next = chapters.first { $0.number == chapter.number + 1 }
    let praise = isWhole ? [report.coreWhole(next: next)] : []
    let time = "That took \((ContinuousClock.now - start).components.seconds) seconds."
    return (([text] + praise + [time]).joined(separator: "\n\n"), isWhole ? .fine : .notYet)
  }

  /// Builds and runs what a core is tried with, step by step, up to the first that fails.
  private func checked(
    by check: CoreCheck, _ chapter: CoreChapter, among chapters: [CoreChapter]
  ) async throws -> (text: String, isWhole: Bool) {
    say("Building the core …")
    let build = try await check.buildCore()
    if let text = try refusal(of: build, check.parts, "The compiler does not accept it.") {
      return (text, false)
    }
    let warnings = complaints("warning", in: build).filter(\.isTheirs)
    if !warnings.isEmpty { say(report.coreWarnings(warnings)) }
    say("It compiles. Building the lessons on it …")
    let promise =
      "It compiles, but the course does not, on it: something is not as it was promised."
    if let text = try refusal(of: await check.buildLessons(), check.parts, promise) {
      return (text, false)
    }
    var failed = 0
    let outcomes = try await core.outcomes(with: check) { outcome in
      if outcome.outcome == .holds { return }
      failed += 1
      if failed <= 4 { say(report.coreLesson(outcome)) }
      if failed == 5 { say("… and more lessons.") }
    }
    var log = CoreLog(parts: check.parts, sums: [report.coreSum(outcomes)])
    try note(log)
    say(report.coreLessons(outcomes, of: chapter, among: chapters))
    if outcomes.contains(where: \.outcome.isStop) {
      return ("The laws come when no lesson crashes or hangs.", false)
    }
    say("Building the laws and the drawings on it; this can take a minute …")
    let tests = "The lessons run on it, but its tests do not compile."
    if let text = try refusal(of: await check.buildTests(), check.parts, tests) {
      return (text, false)
    }
    say("Running them …")
    var told: [TestEvents.Test] = []
    let results = try await check.runTests { test in
      // At least one test of each law is told, and eight in all.
      let isMore = told.count >= 8 && told.contains { $0.law == test.law }
      if isMore || told.contains(where: { $0.id == test.id }) { return }
      told.append(test)
      say(report.coreFailure(test, of: check.parts))
    }
    log.sums += report.coreSums(results)
    log.brokenLaws = results.brokenLaws
    log.failures = results.failed.map { report.coreFailure($0, of: check.parts) }
    try note(log)
    let isWhole = results.failed.isEmpty && outcomes.allSatisfy { $0.outcome == .holds }
    return (report.coreTests(results, told: told.count), isWhole)
  }

  /// What to say if the compiler has refused something; nil if it has not.
  private func refusal(
    of build: CoreCheck.Build, _ parts: [OwnCore.Part], _ stage: String
  ) throws -> String? {
    if !build.isRefused { return nil }
    let errors = complaints(in: build)
    let called = try parts.flatMap { Missing.all(in: $0, comparedWith: try core.text(of: $0.name)) }
      .filter { missing in errors.contains { $0.text.contains("'\(missing.name)") } }
    let namesakes = complaints("note", in: build).filter {
      !$0.isTheirs && $0.text.hasSuffix("previously declared here")
    }
    // What is theirs comes first: it is theirs to mend.
    let all = errors.filter(\.isTheirs) + namesakes + errors.filter { !$0.isTheirs }
    return report.coreRefused(all, missing: called, by: stage, raw: build.output)
  }

  /// What the compiler has said, with the files as a learner knows them.
  private func complaints(
    _ kind: String = "error", in build: CoreCheck.Build
  ) -> [Complaint] {
    Complaint.all(kind, in: build.output).map { complaint in
      let isOurs = complaint.file.contains("/Sources/ReactiveCore/")
      let file =
        isOurs
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
}

extension Complaint {
  /// Whether it is about a file of the learner's core.
  fileprivate var isTheirs: Bool { file.hasPrefix(OwnCore.desk) }
}
