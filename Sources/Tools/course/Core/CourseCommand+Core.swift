import CourseSupport
import Foundation
import LessonKit
import SwiftReader

/// What there is to do with a learner's own core.
extension CourseCommand {
  /// Lays out the files of a chapter, or one of them.
  func layOutCore(_ typed: String) throws -> String {
    let core = try OwnCore(files: files)
    let (chapter, names) = try core.meant(by: typed)
    return report.coreLaidOut(chapter, names, new: try core.layOut(names))
  }

  /// Gives one more hint; those about laws that did not hold come first.
  func hintCore(_ typed: String) throws -> String {
    let chapter = try OwnCore(files: files).meant(by: typed).chapter
    // "Broken: law 7, 10." in what the last check said.
    let laws = try files.text(Self.lastCheck)?.firstMatch(of: /law ([\d, ]+)\./)?.1 ?? ""
    let hints = chapter.hints(firstAbout: laws.split(separator: ", ").compactMap { Int($0) })
    let path = "\(OwnCore.learnerFolder)/.hints-\(chapter.digits)"
    let count = try files.takeHint(of: hints.count, notedIn: path)
    return report.hints(
      hints, count: count, on: "core-\(chapter.digits)", headline: chapter.headline)
  }

  /// Shows our files of a chapter, beside the learner's.
  func solutionCore(_ typed: String) throws -> String {
    let core = try OwnCore(files: files)
    let (chapter, names) = try core.meant(by: typed)
    let parts = try names.flatMap { name in
      let theirs = try files.text("\(OwnCore.learnerFolder)/\(name)")
      return [report.style.bold(name)]
        + report.comparison(of: try core.text(of: name), with: theirs)
    }
    return report.page(chapter.headline, parts)
  }

  /// Says how much of the core is theirs, and what the last check said of it.
  func coreProgress() throws -> String {
    let core = try OwnCore(files: files)
    let lines = try core.ours.keys.reduce(0) { try $0 + codeLines(of: core.text(of: $1)) }
    return report.coreProgress(
      core, parts: try core.parts(), lines: lines, last: try files.text(Self.lastCheck))
  }

  /// Builds and runs what a core is tried with, up to the first step that fails, and tells of each.
  func checkCore(_ typed: String) async throws -> (text: String, status: Status) {
    let core = try OwnCore(files: files)
    let chapter = try core.meant(by: typed).chapter
    let check = CoreCheck(core: core, parts: try core.parts())
    if !check.parts.contains(where: { chapter.allFileNames.contains($0.name) }) {
      throw UsageError(
        message: "no file of chapter \(chapter.number) is yours yet; lay them out with: "
          + "make core-\(chapter.digits), and fill their gaps")
    }
    say(report.coreParts(check.parts, of: chapter))
    guard let lessonsHold = try await lessonsHold(check, chapter),
      let lawsHold = try await lawsHold(check, chapter), lessonsHold, lawsHold
    else { return ("", .notYet) }
    let next = core.chapters.first { $0.number == chapter.number + 1 }
    return (report.coreWhole(next: next), .fine)
  }

  /// Runs all lessons, and returns whether they hold; nil if there is no use in going on.
  private func lessonsHold(_ check: CoreCheck, _ chapter: CoreChapter) async throws -> Bool? {
    say("Building your core and the lessons on it …")
    if try await isRefused(check) { return nil }
    let lessons = try files.list().lessons
    let outcomes = try await check.outcomes(of: lessons)
    let sum = report.coreSum(outcomes, of: lessons.count)
    try files.save(sum, to: Self.lastCheck)
    let holds = outcomes.allSatisfy(\.holds)
    if !holds { say(report.coreLessons(outcomes, of: chapter, in: check.core)) }
    say(holds ? report.style.green(sum) : report.style.red(sum))
    if outcomes.allSatisfy({ $0.stop == nil }) { return holds }
    say("The laws come when no lesson crashes or hangs.")
    return nil
  }

  /// Runs the tests of the laws, and returns whether they hold; nil if they did not come to their end.
  private func lawsHold(_ check: CoreCheck, _ chapter: CoreChapter) async throws -> Bool? {
    say("Building the laws and the drawings on it; this can take a minute …")
    if try await isRefused(check, ["--build-tests"]) { return nil }
    say("Running them …")
    let (log, stop) = try await check.tests { say(report.coreFailure($0)) }
    let failed = log.failures.count
    if failed > 8 { say("… and \(failed - 8) more tests that fail.") }
    if let stop {
      say(
        report.coreStop(
          stop, in: log.running ?? "Before the first test", of: chapter, in: check.core))
      return nil
    }
    let laws = report.coreSum(log)
    try files.save((files.text(Self.lastCheck) ?? "") + "\n\(laws)", to: Self.lastCheck)
    say(failed == 0 ? report.style.green(laws) : report.style.red(laws))
    return failed == 0
  }

  /// Builds the core and more, and tells what the compiler has against it; what is in the learner's
  /// files comes first.
  private func isRefused(_ check: CoreCheck, _ arguments: [String] = []) async throws -> Bool {
    guard let words = try await check.refusal(arguments) else { return false }
    let all = Complaint.all(in: words.replacing(files.root.path + "/", with: ""))
    let ours = all.filter { !$0.file.hasPrefix(OwnCore.learnerFolder) }
    let missing = try check.parts.flatMap {
      try $0.missing(from: check.core.stub(of: $0.name), usedIn: ours)
    }
    let theirs = all.filter { $0.file.hasPrefix(OwnCore.learnerFolder) }
    say(report.coreRefused(theirs + missing + ours, raw: words))
    return true
  }

  /// Prints at once, since the next step takes a while.
  private func say(_ text: String) {
    print(text + "\n")
    fflush(nil)
  }

  private static let lastCheck = "\(OwnCore.learnerFolder)/.checked"
}

extension OwnCore.Part {
  /// What was laid out and is no longer there, though others use it; told at the line of its type.
  func missing(from stub: String, usedIn complaints: [Complaint]) throws -> [Complaint] {
    func all(_ text: String) -> [Declaration] { declarations(in: SourceFile(text: text)) }
    let theirs = all(text)
    let missing = all(stub).filter { laidOut in
      let isUsed = complaints.contains { $0.text.contains("'\(laidOut.names.first ?? "")") }
      return isUsed && !theirs.contains { $0.title == laidOut.title }
    }
    return missing.map { laidOut in
      let type = theirs.first { $0.names.first == laidOut.parents.last }
      return Complaint(
        file: path, line: type?.lines.lowerBound ?? 1,
        text: "\(laidOut.title) is missing here; others use it.")
    }
  }
}
