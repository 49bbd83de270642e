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
    let optional = chapter.notes.optional.filter { !names.contains($0) }
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
    let untried = all - outcomes.count
    let rest = untried == 0 ? "." : "; after that one, \(untried) more were not run."
    let held = outcomes.count(where: \.holds)
    return "\(held) of \(outcomes.count) lessons print what their pages show\(rest)"
  }

  /// What was seen of a lesson that does not hold, or of the test that stopped the others, and what
  /// the page says about that.
  func coreOutcome(_ outcome: CoreCheck.Outcome, passage: String?) -> String {
    let stop = outcome.stop.map { wrapped($0.sentence, indent: "  ") }
    let section = outcome.section.map { ", below \"\($0)\"" } ?? ""
    return coreSymptom(
      wrapped(outcome.name + section) + "\n" + (stop ?? outcome.difference.map(difference) ?? ""),
      passage)
  }

  private func coreSymptom(_ symptom: String, _ passage: String?) -> String {
    symptom + (passage.map { "\n\nThe page says:\n" + wrapped($0, indent: "  ") } ?? "")
  }

  /// What a test that fails says, and what the contract says of its law.
  ///
  /// How the test is run again is left out, since that would run it on our core.
  func coreFailure(_ failure: TestLog.Failure, passage: String?) -> String {
    let words = failure.words.filter { !$0.contains("swift test") }.prefix(6)
      .map { wrapped($0.replacing(" Show it again:", with: "").shown(to: 300), indent: "  ") }
    return coreSymptom(([wrapped(failure.sentence)] + words).joined(separator: "\n"), passage)
  }

  /// How many laws and tests hold, and which laws do not.
  func coreSum(_ log: TestLog) -> String {
    let (broken, failed) = (log.brokenLaws, log.failures.count)
    let numbers = broken.sorted().map(String.init).joined(separator: ", ")
    let sum =
      "\(log.laws.count - broken.count) of \(log.laws.count) laws hold, "
      + "and \(log.held) of \(log.held + failed) tests."
    if broken.isEmpty { return sum }
    return sum + " Broken: law \(numbers). Tutorials/contract.md says what each of them promises."
  }

  /// How much of the core is theirs, and what the last check said of it.
  ///
  /// A file is theirs if all lessons and laws have held with it, as it is.
  func coreProgress(
    _ core: OwnCore, parts: [OwnCore.Part], proven: [OwnCore.Part], lines: Int, last: String?
  ) -> String {
    let own = parts.filter(proven.contains)
    let rows = core.chapters.map { chapter in
      let names = chapter.fileNames
      func count(_ parts: [OwnCore.Part]) -> Int { parts.count { names.contains($0.name) } }
      let isOwn = count(own) == names.count
      let mark = count(parts) == 0 ? "      " : style.green(isOwn ? "yours " : "begun ")
      return "  \(mark) \(chapter.digits)  \(count(own)) of \(names.count)  \(chapter.topic)"
    }
    let sum = own.reduce(0) { $0 + $1.text.codeLines }
    let begun = parts.count - own.count
    let mine =
      "\(own.count) of \(core.ours.count) files are yours, with \(sum) lines; ours have \(lines)."
      + (begun == 0
        ? "" : " You have begun \(begun) more: a file is yours when all lessons and laws hold.")
    let check =
      last.map { "When you checked it last:\n\(wrapped($0))" }
      ?? "Not checked yet. With the number of a chapter: make check-core-NN"
    return page("Your own core", [rows.joined(separator: "\n"), wrapped(mine), check])
  }
}
