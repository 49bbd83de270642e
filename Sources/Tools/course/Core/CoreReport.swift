import CourseSupport
import SwiftReader

/// What the course says of a learner's own core.
extension CourseReport {
  /// After the files of a chapter were laid out, or found; `advice` says how to go on.
  func coreLaidOut(
    _ chapter: CoreChapter, _ names: [String], new: [String], advice: String
  ) -> String {
    let lines = names.map { name in
      let isOld = new.contains(name) ? "" : " was already there, and stays as it is"
      return "  \(OwnCore.learnerFolder)/\(name)\(isOld)"
    }
    let optional = chapter.card.optional.filter { !names.contains($0) }
    let ours = optional.first.map { first in
      wrapped(
        "You can leave \(optional.joined(separator: ", ")) to ours. To write one of them, too: "
          + "make core-\(first.prefix { $0 != "." })")
    }
    let files = "Yours to write:\n" + lines.joined(separator: "\n")
    let next = advice.replacing("NN", with: chapter.digits).trimmed
    return page(chapter.headline, [files, ours, next].compactMap(\.self))
  }

  /// Which files are theirs, before anything is built.
  func coreParts(_ parts: [OwnCore.Part], of chapter: CoreChapter) -> String {
    let own = parts.filter { chapter.allFileNames.contains($0.name) }
    let list = own.map { "\($0.path) (\($0.text.codeLines) lines)" }.joined(separator: ", ")
    let others = parts.count - own.count
    let more = others == 0 ? "" : ", and \(others) more of other chapters"
    return page(chapter.headline, [wrapped("Yours: \(list)\(more). All else is ours.")])
  }

  /// How many lessons hold.
  func coreSum(_ outcomes: [CoreCheck.Outcome], of all: Int) -> String {
    let untried = outcomes.count == all ? "" : " One did not end, so the others were not run."
    return wrapped(
      "\(outcomes.count(where: \.holds)) of \(all) lessons print what their pages show.\(untried)")
  }

  /// What came of the lessons that do not hold, or of the test that stopped the others, and what
  /// usually leads to that: the chapter knows to which the file belongs that the stop names.
  func coreOutcomes(
    _ outcomes: [CoreCheck.Outcome], of chapter: CoreChapter, in core: OwnCore
  ) -> String {
    let broken = outcomes.filter { $0.stop != nil } + outcomes.filter { $0.difference != nil }
    let texts = broken.prefix(4).map { outcome in
      let stop = outcome.stop.map { wrapped($0.sentence, indent: "  ") }
      return wrapped(outcome.name) + "\n" + (stop ?? outcome.difference.map(difference) ?? "")
    }
    let more = broken.count > 4 ? ["… and \(broken.count - 4) more lessons."] : []
    let usual = broken.first?.stop.flatMap { stop in
      let home = core.chapters.first { $0.allFileNames.contains(stop.file ?? "") } ?? chapter
      return stop.usualCause(in: home.card.usual).map { wrapped($0) }
    }
    return (texts + more + [usual].compactMap(\.self)).joined(separator: "\n\n")
  }

  /// What a test that fails says.
  ///
  /// How the test is run again is left out, since that would run it on our core.
  func coreFailure(_ failure: TestLog.Failure) -> String {
    let words = failure.words.filter { !$0.contains("swift test") }.prefix(6)
      .map { wrapped($0.replacing(" Show it again:", with: "").shown(to: 300), indent: "  ") }
    return ([wrapped(failure.sentence)] + words).joined(separator: "\n")
  }

  /// How many laws and tests hold, and which laws do not.
  func coreSum(_ log: TestLog) -> String {
    let (broken, failed) = (log.brokenLaws, log.failures.count)
    let numbers = broken.sorted().map(String.init).joined(separator: ", ")
    let sum =
      "\(log.laws.count - broken.count) of \(log.laws.count) laws hold, "
      + "and \(log.held) of \(log.held + failed) tests."
    if broken.isEmpty { return sum }
    return sum + "\nBroken: law \(numbers). Tutorials/contract.md says what each of them promises."
  }

  /// How much of the core is theirs, and what the last check said of it.
  func coreProgress(
    _ core: OwnCore, parts: [OwnCore.Part], lines: Int, last: String?
  ) -> String {
    let rows = core.chapters.map { chapter in
      let names = chapter.fileNames
      let count = names.count { name in parts.contains { $0.name == name } }
      let mark = count == 0 ? "      " : style.green(count == names.count ? "yours " : "begun ")
      return "  \(mark) \(chapter.digits)  \(count) of \(names.count)  \(chapter.topic)"
    }
    let sum = parts.reduce(0) { $0 + $1.text.codeLines }
    let mine =
      "\(parts.count) of \(core.ours.count) files are yours, with \(sum) lines; ours have \(lines)."
    let check =
      last.map { "When you checked it last:\n\($0)" }
      ?? "Not checked yet. With the number of a chapter: make check-core-NN"
    return page("Your own core", [rows.joined(separator: "\n"), mine, check])
  }
}
