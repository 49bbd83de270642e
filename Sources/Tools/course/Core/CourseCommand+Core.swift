import CourseSupport
import Foundation
import SwiftReader

/// What there is to do with a learner's own core.
extension CourseCommand {
  /// Lays out the files of a chapter, or one of them.
  func layOutCore(_ typed: String) throws -> String {
    let core = try OwnCore(files: files)
    let (chapter, names) = try core.meant(by: typed)
    let advice = try files.needed("Sources/Tools/course/Core/laid-out.txt")
    return report.coreLaidOut(chapter, names, new: try core.layOut(names), advice: advice)
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
    let lines = try core.ours.keys.reduce(0) { try $0 + core.text(of: $1).codeLines }
    return report.coreProgress(
      core, parts: try core.parts(), proven: try proven(), lines: lines,
      last: try files.text(Self.lastCheck))
  }

  /// Builds and runs what a core is tried with, up to the first step that fails, and tells of each.
  ///
  /// - Parameters:
  ///   - typed: The number of the chapter, or the name of a file.
  ///   - all: Whether to go on after the first lesson that fails, and to show more than one failure.
  /// - Returns: What to say in the end, and how to end.
  /// - Throws: `UsageError` if there is nothing to check; `ToolError` for what is wrong around it.
  func checkCore(_ typed: String, all: Bool) async throws -> (text: String, status: Status) {
    let core = try OwnCore(files: files)
    let chapter = try core.meant(by: typed).chapter
    let check = CoreCheck(core: core, parts: try core.parts())
    if !check.parts.contains(where: { chapter.allFileNames.contains($0.name) }) {
      throw UsageError(
        message: "no file of chapter \(chapter.number) is yours yet; lay them out with: "
          + "make core-\(chapter.digits), and fill their gaps")
    }
    say(report.coreParts(check.parts, of: chapter))
    let most = all ? 8 : 1
    let hint = "A hint: make hint-core-\(chapter.digits)"
    let more = hint + "     All that fails: make check-core-\(chapter.digits) FLAGS=--all"

    let lessons = files.list().lessons
    say("Building your core and the \(lessons.count) lessons on it: a minute, or two at first …")
    if let refusal = try await refusal(of: check) { return (refusal, .notYet) }
    let outcomes = try await check.outcomes(of: lessons, all: all)
    let sum = report.coreSum(outcomes, of: lessons.count)
    try files.save(sum, to: Self.lastCheck)
    let lessonsHold = outcomes.allSatisfy(\.holds)
    for outcome in outcomes.filter({ !$0.holds }).prefix(most) {
      say(report.coreOutcome(outcome, passage: try passage(about: outcome)))
    }
    say(report.style.mark(report.wrapped(sum), isRight: lessonsHold))
    if outcomes.contains(where: { $0.stop != nil }) || !lessonsHold && !all {
      return ("The laws come when all lessons hold.\n\n" + (all ? hint : more), .notYet)
    }

    say("Building the laws and the drawings on it: a minute, or two at first …")
    if let refusal = try await refusal(of: check, ["--build-tests"]) { return (refusal, .notYet) }
    say("Running them, one after another: about a minute …")
    let (log, stopped) = try await check.tests()
    if let stopped {
      say(report.coreOutcome(stopped, passage: nil))
      let rest = "The run has stopped there, so other laws were not tried."
      return (report.style.red(rest) + "\n\n" + hint, .notYet)
    }
    for failure in log.failuresByLaw.prefix(most) {
      let passage = try failure.sentence.law.flatMap(passage(aboutLaw:))
      say(report.coreFailure(failure, passage: passage))
    }
    let laws = report.coreSum(log)
    try files.save(sum + " " + laws, to: Self.lastCheck)
    say(report.style.mark(report.wrapped(laws), isRight: log.failures.isEmpty))
    if !lessonsHold || !log.failures.isEmpty { return (all ? hint : more, .notYet) }
    let proof = try JSONEncoder().encode(check.parts)
    try files.save(String(decoding: proof, as: UTF8.self), to: Self.proof)
    let next = core.chapters.first { $0.number == chapter.number + 1 }
    let words = next.map { "Next: make core-\($0.digits)" } ?? "All of the core can be yours now."
    return (report.style.green("Well done.") + " " + words, .fine)
  }

  /// What the page of a lesson says about the section in which it went wrong.
  private func passage(about outcome: CoreCheck.Outcome) throws -> String? {
    guard let section = outcome.section else { return nil }
    let name = outcome.name.dropFirst("lesson-".count)
    let page = "Tutorials/\(name).md"
    return try files.needed(page).passage(about: "<!-- output: \(name)#\(section) -->")
      ?? "Nothing about this section alone; all is in \(page)."
  }

  private func passage(aboutLaw law: Int) throws -> String? {
    try files.needed("Tutorials/contract.md").passage(about: "## Law \(law) · ")
  }

  /// Builds the core and more, and returns the compiler's errors, if any; what is in
  /// the learner's files comes first.
  private func refusal(of check: CoreCheck, _ arguments: [String] = []) async throws -> String? {
    guard let words = try await check.refusal(arguments) else { return nil }
    let all = Complaint.all(in: words.replacing(files.root.path + "/", with: ""))
    let ours = all.filter { !$0.file.hasPrefix(OwnCore.learnerFolder) }
    let theirs = all.filter { $0.file.hasPrefix(OwnCore.learnerFolder) }
    let missing = try check.parts.flatMap {
      try $0.missing(from: check.core.stub(of: $0.name), usedIn: ours)
    }
    let first = report.style.red("Not yet.") + " The compiler does not accept it."
    return ([first] + report.complaints(theirs + missing + ours, raw: words))
      .joined(separator: "\n\n")
  }

  /// Prints a paragraph at once, since the next step takes a while.
  private func say(_ text: String) { print(text + "\n") }

  private static let lastCheck = "\(OwnCore.learnerFolder)/.checked"

  /// The files as they were when all lessons and laws held last, whatever became of them later.
  private static let proof = "\(OwnCore.learnerFolder)/.proven"

  private func proven() throws -> [OwnCore.Part] {
    let text = try files.text(Self.proof) ?? "[]"
    // A learner may have written anything into this file.
    return (try? JSONDecoder().decode([OwnCore.Part].self, from: Data(text.utf8))) ?? []
  }
}

extension OwnCore.Part {
  /// What was laid out and is no longer there, though others use it; told at the line of its type.
  func missing(from stub: String, usedIn complaints: [Complaint]) -> [Complaint] {
    let theirs = declarations(in: SourceFile(text: text))
    return declarations(in: SourceFile(text: stub)).filter { laidOut in
      let isUsed = complaints.contains { $0.text.contains("'\(laidOut.names.first ?? "")") }
      return isUsed && !theirs.contains { $0.title == laidOut.title }
    }.map { laidOut in
      let type = theirs.first { $0.names.first == laidOut.parents.last }
      return Complaint(
        file: path, line: type?.lines.lowerBound ?? 1,
        text: "\(laidOut.title) is missing here; others use it.")
    }
  }
}
