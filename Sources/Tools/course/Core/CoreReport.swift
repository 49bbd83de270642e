import LessonKit
import CourseSupport

/// What the course says of a learner's own core.
extension CourseReport {
  /// After the files of a chapter were laid out, or found.
  func coreLaidOut(_ chapter: CoreChapter, _ names: [String], new: [String]) -> String {
    let digits = chapter.digits
    let lines = names.map { name in
      "  \(OwnCore.desk)/\(name)\(new.contains(name) ? "" : " was already there, and stays as it is")"
    }
    let optional = chapter.card.optional.map(fileName).filter { !names.contains($0) }
    let ours = optional.first.map { first in
      wrapped(
        "You can leave \(optional.joined(separator: ", ")) to ours. To write one of them, too: "
          + "make core-\(first.prefix { $0 != "." })")
    }
    return corePage(
      chapter,
      [
        "Yours to write:\n" + lines.joined(separator: "\n"),
        wrapped(
          "Each fatalError in them is a gap. What is private in our files is left out, since how you "
            + "build it is up to you. Until you change a file, ours is used."),
      ] + [ours].compactMap(\.self) + [
        """
          make check-core-\(digits)         run the course and the laws on your core
          make hint-core-\(digits)          give a hint
          make solution-core-\(digits)      show our files beside yours
          make lesson-02 CORE=mine   run a lesson on your core
        """
      ])
  }

  /// When none of a chapter's files is theirs yet.
  func coreNothing(_ chapter: CoreChapter) -> String {
    let names = chapter.fileNames.joined(separator: ", ")
    let text = "Nothing in \(OwnCore.desk) is yours yet, of this chapter: \(names)."
    return corePage(chapter, [wrapped(text), "To lay them out: make core-\(chapter.digits)"])
  }

  /// Which files are theirs, before anything is built.
  func coreParts(_ parts: [OwnCore.Part], of chapter: CoreChapter) -> String {
    let own = parts.filter { chapter.allFileNames.contains($0.name) }
    let list = own.map { "\($0.name) (\($0.lines) lines)" }.joined(separator: ", ")
    let others = parts.count - own.count
    let more = others == 0 ? "" : ", and \(others) more of other chapters"
    return corePage(chapter, [wrapped("Yours: \(list)\(more). All else is ours.")])
  }

  /// When the compiler refuses it.
  ///
  /// - Parameters:
  ///   - complaints: What the compiler says; of the learner's files first.
  ///   - missing: What their files no longer offer, and others call.
  ///   - stage: How far it has come.
  ///   - raw: The compiler's own words, for when they are not understood.
  /// - Returns: What to say.
  func coreRefused(
    _ complaints: [Complaint], missing: [Missing], by stage: String, raw: String
  ) -> String {
    let calls = missing.prefix(3).map { missing in
      let place = missing.place.words + ":\n"
      guard let theirs = missing.theirs else {
        return place + wrapped("\(missing.title) is missing here; others call it.", indent: "  ")
      }
      let words = wrapped("\(missing.title) is not as it was laid out:", indent: "  ")
      return place + words + "\n    \(missing.ours)\n  and here it is:\n    \(theirs)"
    }
    let texts = complaints.prefix(3).map(complaint)
    let rest =
      complaints.isEmpty
      ? [raw.split(separator: "\n").suffix(10).joined(separator: "\n")]
      : complaints.count > 3 ? ["Begin with the first: it often causes the others."] : []
    return ([style.red("Not yet.") + " " + stage] + calls + texts + rest)
      .joined(separator: "\n\n")
  }

  /// What the compiler warns of in a learner's files.
  func coreWarnings(_ warnings: [Complaint]) -> String {
    (["The compiler warns:"] + warnings.prefix(3).map(complaint)).joined(separator: "\n\n")
  }

  /// How many lessons hold.
  func coreSum(_ outcomes: [OwnCore.LessonOutcome]) -> String {
    let held = outcomes.count { $0.outcome == .holds }
    let isCut = outcomes.count(where: \.outcome.isEndless) == 3
    return "\(held) of \(outcomes.count) lessons print what their pages show."
      + (isCut ? " Three did not come to their end, so the others were not run." : "")
  }

  /// What came of a lesson that does not hold.
  func coreLesson(_ outcome: OwnCore.LessonOutcome) -> String {
    let lines = said(of: outcome.outcome).split(separator: "\n").map { "  " + $0 }
    return (["lesson-\(outcome.lesson.name)"] + lines).joined(separator: "\n")
  }

  /// What came of the lessons, when each that does not hold has been told.
  func coreLessons(
    _ outcomes: [OwnCore.LessonOutcome], of chapter: CoreChapter, among chapters: [CoreChapter]
  ) -> String {
    let sum = wrapped(coreSum(outcomes))
    let isWhole = outcomes.allSatisfy { $0.outcome == .holds }
    let causes = causes(of: outcomes.map(\.outcome), in: chapter, among: chapters)
    return (causes + [isWhole ? style.green(sum) : style.red(sum)]).joined(separator: "\n\n")
  }

  private func said(of outcome: CoreCheck.Outcome) -> String {
    switch outcome {
    case .holds: ""
    case .endless(let place):
      wrapped("It does not come to an end" + (place.map { "; it is at \($0.words)." } ?? "."))
    case .differs(let difference): self.difference(difference)
    case .crashed(let crash): wrapped(crash.sentence)
    }
  }

  /// The usual causes of what has happened, as far as they are known.
  ///
  /// A crash has those of the chapter to whose file it belongs.
  private func causes(
    of outcomes: [CoreCheck.Outcome], in chapter: CoreChapter, among chapters: [CoreChapter]
  ) -> [String] {
    let causes = outcomes.compactMap { outcome -> String? in
      var (crash, place): (Crash?, Crash.Place?)
      switch outcome {
      case .holds, .differs: return nil
      case .endless(let at): place = at
      case .crashed(let stop): (crash, place) = (stop, stop.place)
      }
      let name = fileName(place?.file ?? "")
      let usual = (chapters.first { $0.allFileNames.contains(name) } ?? chapter).card.usual
      guard let crash, !crash.waitsForItself else {
        return "What usually hangs here: \(usual.hangs)"
      }
      let cause = crash.isOverflow ? usual.overflows : crash.isMisuse ? usual.stops : nil
      return cause.map { "What usually crashes here: \($0)" }
    }
    return Set(causes).sorted().map { wrapped($0) }
  }

  /// What came of the laws and the drawings, when some of what fails has been told.
  func coreTests(_ tests: CoreCheck.Tests, told: Int) -> String {
    let sums = coreSums(tests)
    let isWhole = tests.failed.isEmpty
    let more = tests.failed.count - told
    let rest = more > 0 ? ["… and \(more) more tests. To read them all: make core-progress"] : []
    return (rest + [isWhole ? style.green(sums[0]) : style.red(sums[0])] + sums.dropFirst())
      .joined(separator: "\n\n")
  }

  /// How many laws and tests hold, and which laws do not.
  func coreSums(_ tests: CoreCheck.Tests) -> [String] {
    let broken = tests.brokenLaws.map(String.init).joined(separator: ", ")
    let untried = tests.planned - tests.all.count
    return [
      "\(tests.laws.count - tests.brokenLaws.count) of \(tests.laws.count) laws hold, "
        + "and \(tests.held) of \(tests.planned) tests.",
      untried > 0
        ? "\(untried) tests were not tried, since too many before them crashed or hung." : nil,
      broken.isEmpty
        ? nil : "Broken: law \(broken). Tutorials/contract.md says what each of them promises.",
    ].compactMap { $0.map { wrapped($0) } }
  }

  /// What a test that fails says.
  ///
  /// It begins with the place in the learner's files that the test is about, if that can be told. How
  /// the test is run again is left out, since that would run it on our core.
  func coreFailure(_ test: TestEvents.Test, of parts: [OwnCore.Part]) -> String {
    let (place, failure) = test.about(parts)
    let words = failure.split(separator: "\n").filter { !$0.contains("swift test") }
      .map { $0.replacing(" Show it again:", with: "").shown(to: 300) }
    let known = failure.contains(OwnCore.desk) ? nil : place.map { "\($0.words), " }
    let tried = (known ?? "") + "tried by \(test.suite)"
    return ([wrapped(test.name)] + ([tried] + words).prefix(7).map { wrapped($0, indent: "  ") })
      .joined(separator: "\n")
  }

  /// When everything holds.
  func coreWhole(next: CoreChapter?) -> String {
    let words = next.map { "Next: make core-\($0.digits)" } ?? "All of the core can be yours now."
    return style.green("Well done.") + " " + words
  }

  /// Our files of a chapter, beside the learner's.
  func coreSolution(
    _ chapter: CoreChapter, _ files: [(name: String, ours: String, theirs: String?)]
  ) -> String {
    let texts = files.flatMap { [style.bold($0.name)] + comparison(of: $0.ours, with: $0.theirs) }
    return corePage(chapter, texts)
  }

  /// The first hints, as many as were asked for.
  func coreHints(_ chapter: CoreChapter, _ hints: [String], count: Int) -> String {
    corePage(
      chapter,
      self.hints(
        hints, count: count, more: "make hint-core-\(chapter.digits)",
        end: "Our files: make solution-core-\(chapter.digits)"))
  }

  /// How much of the core is theirs, and what holds on it.
  func coreProgress(
    _ chapters: [CoreChapter], parts: [OwnCore.Part], lines: Int, files: Int, last: CoreLog?
  ) -> String {
    let rows = chapters.map { chapter in
      let names = chapter.fileNames
      let count = names.count { name in parts.contains { $0.name == name } }
      let mark = count == 0 ? "      " : style.green(count == names.count ? "yours " : "begun ")
      return "  \(mark) \(chapter.digits)  \(count) of \(names.count)  "
        + chapter.topic
    }
    let sum = parts.reduce(0) { $0 + $1.lines }
    let mine = "\(parts.count) of \(files) files are yours, with \(sum) lines; ours have \(lines)."
    let advice =
      last == nil
      ? ["Not checked yet: make check-core-NN, with the number of a chapter for NN."]
      : last?.parts == parts ? [] : ["Your files have changed since; check them again."]
    let held = (last?.sums ?? []) + (last?.failures ?? [])
    return (["Your own core", rows.joined(separator: "\n"), mine] + held + advice)
      .joined(separator: "\n\n")
  }

  private func corePage(_ chapter: CoreChapter, _ parts: [String]) -> String {
    ([style.bold("Your own core, chapter \(chapter.number): \(chapter.topic)")] + parts)
      .joined(separator: "\n\n")
  }
}

/// What the last check of a learner's core said.
struct CoreLog: Codable, Equatable {
  /// The files that were checked.
  let parts: [OwnCore.Part]

  /// How many lessons, laws and tests hold.
  var sums: [String]

  /// The laws that did not hold.
  var brokenLaws: [Int] = []

  /// What each test says that failed.
  var failures: [String] = []
}
