import CourseSupport
import Foundation
import LessonKit
import SwiftReader

/// What there is to do with a learner's own core.
extension CourseCommand {
  /// Does what is asked of one chapter.
  func core(_ step: CourseMode.CoreStep, _ typed: String) async throws -> (String, Status) {
    let core = try OwnCore(files: files)
    let (chapter, names) = try core.meant(by: typed)
    switch step {
    case .layOut:
      return (report.coreLaidOut(chapter, names, new: try core.layOut(names)), .fine)
    case .hint:
      // "Broken: law 7, 10." in what the last check said.
      let laws = try files.text(Self.lastCheck)?.firstMatch(of: /law ([\d, ]+)\./)?.1 ?? ""
      let hints = chapter.hints(firstAbout: laws.split(separator: ", ").compactMap { Int($0) })
      let path = "\(OwnCore.learnerFolder)/.hints-\(chapter.digits)"
      let count = try files.takeHint(of: hints.count, notedIn: path)
      return (report.coreHints(chapter, hints, count: count), .fine)
    case .solution:
      let pairs = try names.map { name in
        (name, try core.text(of: name), try files.text("\(OwnCore.learnerFolder)/\(name)"))
      }
      return (report.coreSolution(chapter, pairs), .fine)
    case .check:
      let check = CoreCheck(core: core, parts: try core.parts())
      if !check.parts.contains(where: { chapter.allFileNames.contains($0.name) }) {
        return (report.coreNothing(chapter), .notYet)
      }
      say(report.coreParts(check.parts, of: chapter))
      let isWhole = try await tells(check, chapter)
      let next = core.chapters.first { $0.number == chapter.number + 1 }
      return isWhole ? (report.coreWhole(next: next), .fine) : ("", .notYet)
    }
  }

  func coreProgress() throws -> (String, Status) {
    let core = try OwnCore(files: files)
    let parts = try core.parts()
    let lines = try core.ours.keys.reduce(0) { try $0 + codeLines(of: core.text(of: $1)) }
    let checked = lastChange(of: files.root.appending(path: Self.lastCheck)) ?? .distantPast
    let isNew = parts.allSatisfy { part in
      lastChange(of: files.root.appending(path: part.path)).map { $0 < checked } ?? false
    }
    return (
      report.coreProgress(
        core, parts: parts, lines: lines, last: isNew ? try files.text(Self.lastCheck) : nil), .fine
    )
  }

  /// Builds and runs what a core is tried with, up to the first step that fails, and tells of each.
  ///
  /// - Returns: Whether everything holds.
  private func tells(_ check: CoreCheck, _ chapter: CoreChapter) async throws -> Bool {
    say("Building your core and the lessons on it …")
    if try await isRefused(check) { return false }
    let lessons = try list().lessons
    let outcomes = try await check.outcomes(of: lessons)
    let sum = report.coreSum(outcomes, of: lessons.count)
    try files.save(sum, to: Self.lastCheck)
    let holds = outcomes.allSatisfy(\.holds)
    if !holds { say(report.coreLessons(outcomes, of: chapter, in: check.core)) }
    say(holds ? report.style.green(sum) : report.style.red(sum))
    if outcomes.contains(where: { $0.stop != nil }) {
      say("The laws come when no lesson crashes or hangs.")
      return false
    }
    say("Building the laws and the drawings on it; this can take a minute …")
    if try await isRefused(check, ["--build-tests"]) { return false }
    say("Running them …")
    var told = 0
    let (log, stop) = try await check.tests { failure in
      told += 1
      if told <= 8 { say(report.coreFailure(failure)) }
    }
    if told > 8 { say("… and \(told - 8) more tests that fail.") }
    if let stop {
      say(report.coreStop(stop, in: log.running ?? "", of: chapter, in: check.core))
      return false
    }
    let laws = report.coreSum(log)
    try files.save("\(sum)\n\(laws)", to: Self.lastCheck)
    say(told == 0 ? report.style.green(laws) : report.style.red(laws))
    return told == 0 && holds
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
    func all(_ text: String) -> [Declaration] { declarations(in: SourceFile(path: "", text: text)) }
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
