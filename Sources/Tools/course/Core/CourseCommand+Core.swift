import Foundation
import LessonKit
import Workshop

/// What there is to do with a learner's own core.
extension CourseCommand {
  private var core: OwnCore { OwnCore(shelf: shelf) }

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
    case .hint: return (report.coreHints(chapter, count: try takeHint(of: chapter)), .fine)
    case .solution:
      let ours = core.ours()
      let files = try names.map { name in
        (
          name, try ours[name].flatMap { try shelf.text($0) } ?? "",
          try shelf.text("\(OwnCore.desk)/\(name)")
        )
      }
      return (report.coreSolution(chapter, files), .fine)
    case .check: return try await check(chapter, among: chapters)
    }
  }

  func coreProgress() throws -> (text: String, status: Status) {
    let chapters = try core.chapters()
    let parts = try core.parts(in: chapters)
    let ours = core.ours()
    let lines = try ours.values.reduce(0) { try $0 + codeLines(of: shelf.text($1) ?? "") }
    let text = report.coreProgress(
      chapters, parts: parts, lines: lines, files: ours.count, last: try lastCheck())
    return (text, .fine)
  }

  /// Writes anew what the book says of a learner's own core.
  func recordCore() async throws -> (text: String, status: Status) {
    let record = CoreRecord(shelf: shelf, patience: patience)
    try shelf.save(try await record.brokenLaws(), to: CoreRecord.laws)
    try shelf.save(try await record.needed(), to: CoreRecord.needs)
    return ("recorded \(CoreRecord.laws)\nrecorded \(CoreRecord.needs)", .fine)
  }

  /// Puts the learner's core together, for a lesson that is to run on it.
  func composeCore() throws -> (text: String, status: Status) {
    let parts = try core.parts(in: core.chapters())
    if parts.isEmpty {
      throw Misuse(message: "\(OwnCore.desk) has nothing of yours yet; begin with: make core-01")
    }
    try core.compose(parts)
    return (
      "On your core: \(parts.count == 1 ? "one file" : "\(parts.count) files") of yours.", .fine
    )
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
          atPath: shelf.root.appending(path: "\(OwnCore.desk)/\(name)").path)
      }
      return (report.coreNothing(chapter, isLaidOut: isLaidOut), .notYet)
    }
    try core.compose(parts)
    say(report.coreParts(parts, of: chapter))
    let check = CoreCheck(root: shelf.root, patience: patience)
    say("Building the core …")
    if let errors = try await check.buildCore() {
      let stage = "The compiler does not accept it."
      return (refused(errors, parts, stage), .notYet)
    }
    say("It compiles. Building the lessons on it …")
    if let errors = try await check.buildLessons() {
      let stage =
        "It compiles, but the course does not, on it: something is not as it was promised."
      return (refused(errors, parts, stage), .notYet)
    }
    let outcomes = try await core.outcomes(with: check)
    say(report.coreLessons(outcomes, of: chapter))
    let held = outcomes.count { $0.outcome == .holds }
    var sentences = ["\(held) of \(outcomes.count) lessons print what their pages show."]
    let runsOn = outcomes.allSatisfy { lesson, outcome in
      switch outcome {
      case .holds, .differs: true
      case .crashed, .endless: false
      }
    }
    guard runsOn else {
      try note(CoreLog(parts: parts, sentences: sentences))
      return ("The laws come when no lesson crashes or hangs.", .notYet)
    }
    say("Building the laws and the drawings on it; this takes a minute or two …")
    if let errors = try await check.buildTests() {
      let stage = "The lessons run on it, but its tests do not compile."
      return (refused(errors, parts, stage), .notYet)
    }
    say("Running them; that takes about a minute …")
    let tests = try await check.runTests()
    sentences.append(
      "\(tests.lawsHeld.count) of \(tests.laws.count) laws hold, and \(tests.held) of "
        + "\(tests.all.count) tests.")
    if let broken = report.coreBroken(tests) { sentences.append(broken) }
    try note(CoreLog(parts: parts, sentences: sentences))
    let isWhole = held == outcomes.count && tests.failed.isEmpty
    let next = chapters.first { $0.number == chapter.number + 1 }
    let praise = isWhole ? "\n\n" + report.coreWhole(next: next) : ""
    return (report.coreTests(tests) + praise, isWhole ? .fine : .notYet)
  }

  private func refused(_ errors: String, _ parts: [OwnCore.Part], _ stage: String) -> String {
    let complaints = Complaint.all(in: errors).map { complaint in
      let name = fileName(complaint.file)
      let isTheirs = complaint.file.contains(OwnCore.composed) && parts.contains { $0.name == name }
      let file =
        isTheirs
        ? "\(OwnCore.desk)/\(name)"
        : complaint.file.contains(OwnCore.composed) ? "our \(name)" : complaint.file
      return Complaint(
        file: file.replacing(shelf.root.path + "/", with: ""), line: complaint.line,
        text: complaint.text)
    }
    // What is theirs comes first: it is theirs to mend.
    let sorted =
      complaints.filter { $0.file.hasPrefix(OwnCore.desk) }
      + complaints.filter { !$0.file.hasPrefix(OwnCore.desk) }
    return report.coreRefused(sorted, by: stage, raw: errors)
  }

  /// Prints at once, since the next step takes a while.
  private func say(_ text: String) {
    print(text + "\n")
    fflush(nil)
  }

  private static let log = "\(OwnCore.desk)/.checked.json"

  private func lastCheck() throws -> CoreLog? {
    guard let text = try shelf.text(Self.log) else { return nil }
    return try? JSONDecoder().decode(CoreLog.self, from: Data(text.utf8))
  }

  private func note(_ log: CoreLog) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try shelf.save(String(decoding: try encoder.encode(log), as: UTF8.self), to: Self.log)
  }

  /// Counts one more hint, up to all there are.
  private func takeHint(of chapter: CoreChapter) throws -> Int {
    let path = "\(OwnCore.desk)/.hints-\(chapter.digits)"
    let given = (try? shelf.text(path)).flatMap { Int($0?.trimmed ?? "") } ?? 0
    let count = min(max(given, 0) + 1, chapter.hints.count)
    try FileManager.default.createDirectory(
      at: shelf.root.appending(path: OwnCore.desk), withIntermediateDirectories: true)
    try shelf.save("\(count)", to: path)
    return count
  }
}
