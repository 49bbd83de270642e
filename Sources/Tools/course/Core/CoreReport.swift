import CourseSupport
import LessonKit

/// What the course says of a learner's own core.
extension CourseReport {
  /// After the files of a chapter were laid out, or found.
  func coreLaidOut(_ chapter: CoreChapter, _ names: [String], new: [String]) -> String {
    let digits = chapter.digits
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
    let rules = wrapped(
      "Each fatalError in them is a gap. What is private in our files is left out, since how you "
        + "build it is up to you. Until you change a file, ours is used.")
    let next = """
        make check-core-\(digits)         run the course and the laws on your core
        make hint-core-\(digits)          give a hint
        make solution-core-\(digits)      show our files beside yours
        make lesson-02 CORE=mine   run a lesson on your core
      """
    let files = "Yours to write:\n" + lines.joined(separator: "\n")
    return page(chapter.headline, [files, rules, ours, next].compactMap(\.self))
  }

  /// Which files are theirs, before anything is built.
  func coreParts(_ parts: [OwnCore.Part], of chapter: CoreChapter) -> String {
    let own = parts.filter { chapter.allFileNames.contains($0.name) }
    let list = own.map { "\($0.path) (\(codeLines(of: $0.text)) lines)" }.joined(separator: ", ")
    let others = parts.count - own.count
    let more = others == 0 ? "" : ", and \(others) more of other chapters"
    return page(chapter.headline, [wrapped("Yours: \(list)\(more). All else is ours.")])
  }

  /// What the compiler has against it.
  func coreRefused(_ complaints: [Complaint], raw: String) -> String {
    let first = style.red("Not yet.") + " The compiler does not accept it."
    return ([first] + self.complaints(complaints, raw: raw)).joined(separator: "\n\n")
  }

  /// How many lessons hold.
  func coreSum(_ outcomes: [CoreCheck.LessonOutcome], of all: Int) -> String {
    let untried = outcomes.count == all ? "" : " One did not end, so the others were not run."
    return wrapped(
      "\(outcomes.count(where: \.holds)) of \(all) lessons print what their pages show.\(untried)")
  }

  /// What came of the lessons that do not hold, and what usually leads to that.
  func coreLessons(
    _ outcomes: [CoreCheck.LessonOutcome], of chapter: CoreChapter, in core: OwnCore
  ) -> String {
    let broken = outcomes.filter { $0.stop != nil } + outcomes.filter { $0.difference != nil }
    let texts = broken.prefix(4).map { lesson in
      let stop = lesson.stop.map { wrapped($0.sentence, indent: "  ") }
      return "\(lesson.name)\n" + (stop ?? lesson.difference.map(difference) ?? "")
    }
    let more = broken.count > 4 ? ["… and \(broken.count - 4) more lessons."] : []
    let usual = broken.first?.stop.flatMap { cause(of: $0, chapter, core) }
    return (texts + more + [usual].compactMap(\.self)).joined(separator: "\n\n")
  }

  /// What usually leads to a stop: the chapter knows to whose file it belongs.
  private func cause(of stop: Stop, _ chapter: CoreChapter, _ core: OwnCore) -> String? {
    let home = core.chapters.first { $0.allFileNames.contains(stop.file ?? "") } ?? chapter
    return stop.usualCause(in: home.card.usual).map { wrapped($0) }
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
    let held = log.laws.count - log.brokenLaws.count
    let broken = log.brokenLaws.sorted().map(String.init).joined(separator: ", ")
    let list =
      broken.isEmpty
      ? "" : "\nBroken: law \(broken). Tutorials/contract.md says what each of them promises."
    return "\(held) of \(log.laws.count) laws hold, and \(log.held) of "
      + "\(log.held + log.failures.count) tests.\(list)"
  }

  /// When a test has stopped the others.
  func coreStop(_ stop: Stop, in test: String, of chapter: CoreChapter, in core: OwnCore) -> String
  {
    let words = wrapped(test) + "\n" + wrapped(stop.sentence, indent: "  ")
    let rest = style.red(
      "The tests end with that: the laws are counted when none crashes or hangs.")
    return [words, cause(of: stop, chapter, core), rest].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  /// When everything holds.
  func coreWhole(next: CoreChapter?) -> String {
    let words = next.map { "Next: make core-\($0.digits)" } ?? "All of the core can be yours now."
    return style.green("Well done.") + " " + words
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
    let sum = parts.reduce(0) { $0 + codeLines(of: $1.text) }
    let mine =
      "\(parts.count) of \(core.ours.count) files are yours, with \(sum) lines; ours have \(lines)."
    let check =
      last.map { "When you checked it last:\n\($0)" }
      ?? "Not checked yet. With the number of a chapter: make check-core-NN"
    return page("Your own core", [rows.joined(separator: "\n"), mine, check])
  }
}
