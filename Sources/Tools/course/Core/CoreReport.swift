import LessonKit
import Workshop

/// What the course says of a learner's own core.
extension CourseReport {
  /// After the files of a chapter were laid out, or found.
  func coreLaidOut(_ chapter: CoreChapter, _ names: [String], new: [String]) -> String {
    let digits = chapter.digits
    let lines = names.map { name in
      "  \(OwnCore.desk)/\(name)\(new.contains(name) ? "" : " was already there, and stays as it is")"
    }
    let optional = chapter.card.optional.map(fileName).filter { !names.contains($0) }
    let ours =
      optional.isEmpty
      ? []
      : [
        wrapped(
          "You can leave \(optional.joined(separator: ", ")) to ours. To write one of them, too: "
            + "make core-\(optional[0].prefix { $0 != "." })")
      ]
    return corePage(
      chapter,
      [
        "Yours to write:\n" + lines.joined(separator: "\n"),
        wrapped(
          "Each fatalError in them is a gap. What is private in our files is left out, since how you "
            + "build it is up to you. Until you change a file, ours is used."),
      ] + ours + [
        """
          make check-core-\(digits)         run the course and the laws on your core
          make hint-core-\(digits)          give a hint
          make solution-core-\(digits)      show our files beside yours
          make lesson-02 CORE=mine   run a lesson on your core
        """
      ])
  }

  func coreNothing(_ chapter: CoreChapter, isLaidOut: Bool) -> String {
    let names = chapter.fileNames.joined(separator: ", ")
    let text =
      isLaidOut
      ? "Nothing has been changed yet in \(OwnCore.desk): \(names)."
      : "Nothing of this chapter is in \(OwnCore.desk) yet; begin with: make core-\(chapter.digits)"
    return corePage(chapter, [wrapped(text)])
  }

  /// Which files are theirs, before anything is built.
  func coreParts(_ parts: [OwnCore.Part], of chapter: CoreChapter) -> String {
    let (own, others) = (
      parts.filter { chapter.allFileNames.contains($0.name) },
      parts.filter { !chapter.allFileNames.contains($0.name) }
    )
    let list = own.map { "\($0.name) (\($0.lines) lines)" }.joined(separator: ", ")
    let more = others.isEmpty ? "" : ", and \(others.count) more of other chapters"
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
    let calls = missing.map { missing in
      let place = "\(missing.place.file), line \(missing.place.line):\n"
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

  /// What came of the lessons.
  func coreLessons(
    _ outcomes: [(lesson: CourseList.Lesson, outcome: CoreCheck.Outcome)], of chapter: CoreChapter
  ) -> String {
    let held = outcomes.count { $0.outcome == .holds }
    let isCut = outcomes.count { $0.outcome == .endless } == 3
    let sum =
      "\(held) of \(outcomes.count) lessons print what their pages show."
      + (isCut ? " Three did not come to their end, so the others were not run." : "")
    let failed = outcomes.filter { $0.outcome != .holds }
    // Those that hang would take a learner's time, so they come first.
    let failures =
      failed.filter { $0.outcome == .endless } + failed.filter { $0.outcome != .endless }
    let texts = failures.prefix(4).map { lesson, outcome in
      "lesson-\(lesson.name)\n" + said(of: outcome).map { "  " + $0 }.joined(separator: "\n")
    }
    let more = failures.count > 4 ? ["… and \(failures.count - 4) more lessons."] : []
    let causes = causes(of: failures.map(\.outcome), in: chapter).map { wrapped($0) }
    return
      ([held == outcomes.count ? style.green(sum) : style.red(wrapped(sum))] + texts + more
      + causes)
      .joined(separator: "\n\n")
  }

  private func said(of outcome: CoreCheck.Outcome) -> [String] {
    switch outcome {
    case .holds: return []
    case .endless: return ["It does not come to an end."]
    case .differs(let difference):
      return self.difference(difference).split(separator: "\n").map(String.init)
    case .crashed(let crash):
      return wrapped(crash.sentence).split(separator: "\n").map(String.init)
    }
  }

  /// The usual causes of what has happened, as far as they are known.
  private func causes(of outcomes: [CoreCheck.Outcome], in chapter: CoreChapter) -> [String] {
    let crashes = outcomes.compactMap { outcome -> Crash? in
      if case .crashed(let crash) = outcome { crash } else { nil }
    }
    let usual = chapter.card.usual
    let hangs = outcomes.contains(.endless) || crashes.contains(where: \.waitsForItself)
    let overflows = crashes.contains(where: \.isOverflow) ? usual.overflows : nil
    let stops = crashes.contains(where: \.isMisuse) ? usual.stops : nil
    return (hangs ? ["What usually hangs here: \(usual.hangs)"] : [])
      + [overflows, stops].compactMap(\.self).map { "What usually crashes here: \($0)" }
  }

  /// What came of the laws and the drawings.
  func coreTests(_ tests: CoreCheck.Tests) -> String {
    let sums = coreSums(tests)
    let sum = tests.failed.isEmpty ? style.green(sums[0]) : style.red(sums[0])
    let failures = coreFailures(tests)
    // At least one test of each law that is broken.
    let shown = max(8, tests.laws.count - tests.lawsHeld.count)
    let rest = failures.count - shown
    let more =
      rest > 0
      ? ["… and \(rest) more tests. To read them all: make core-progress"]
      : []
    return ([sum] + sums.dropFirst() + failures.prefix(shown) + more).joined(separator: "\n\n")
  }

  /// How many laws and tests hold, and which laws do not.
  func coreSums(_ tests: CoreCheck.Tests) -> [String] {
    let sum =
      "\(tests.lawsHeld.count) of \(tests.laws.count) laws hold, "
      + "and \(tests.held) of \(tests.planned) tests."
    let untried = tests.planned - tests.all.count
    let rest =
      untried > 0
      ? ["\(untried) tests were not tried, since too many before them crashed or hung."] : []
    let broken = tests.laws.subtracting(tests.lawsHeld).sorted().map(String.init)
    if broken.isEmpty { return [sum] + rest }
    let laws =
      "Broken: law \(broken.joined(separator: ", ")). Tutorials/contract.md says what each of them "
      + "promises."
    return [sum] + rest + [wrapped(laws)]
  }

  /// What each test that fails says: one test of each law that is broken, then the others.
  func coreFailures(_ tests: CoreCheck.Tests) -> [String] {
    let sorted = tests.failed.sorted { ($0.law ?? 99, $0.name) < ($1.law ?? 99, $1.name) }
    let ofEachLaw = sorted.enumerated().filter { index, test in
      test.law != nil && !sorted[..<index].contains { $0.law == test.law }
    }.map(\.element)
    let failed = ofEachLaw + sorted.filter { !ofEachLaw.contains($0) }
    return failed.map { test in
      wrapped(test.name) + "\n"
        + (test.failures.first ?? "").split(separator: "\n").prefix(6)
        .map { wrapped($0.shown(to: 300), indent: "  ") }.joined(separator: "\n")
    }
  }

  /// When everything holds.
  func coreWhole(next: CoreChapter?) -> String {
    let words = next.map { "Next: make core-\($0.digits)" } ?? "All of the core can be yours now."
    return style.green("Well done.") + " " + words
  }

  /// Our files of a chapter, beside the learner's.
  func coreSolution(
    _ chapter: CoreChapter, _ files: [(name: String, ours: String, theirs: String?)]
  )
    -> String
  {
    let texts = files.map { name, ours, theirs in
      guard let theirs else { return style.bold(name) + "\n\n" + ours }
      let diff = LineDiff(expected: theirs, actual: ours)
      if diff.isEmpty { return style.bold(name) + "\n\nYours is ours, to the letter." }
      return style.bold(name) + "\n\nOurs beside yours: + is only in ours, - only in yours.\n\n"
        + lines(of: diff.lines)
    }
    return corePage(chapter, texts)
  }

  /// The first hints, as many as were asked for; the law that the last check found broken leads.
  func coreHints(_ chapter: CoreChapter, count: Int, brokenLaws: [Int]) -> String {
    let hints = chapter.hints(firstAbout: brokenLaws)
    let texts = hints.prefix(count).enumerated().map { wrapped("\($0 + 1). \($1)") }
    let more =
      count < hints.count
      ? "One more hint: make hint-core-\(chapter.digits)"
      : "That was the last hint. Our files: make solution-core-\(chapter.digits)"
    return corePage(chapter, texts + [more])
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
    let held: [String] =
      switch last {
      case nil: ["Not checked yet: make check-core-NN, with the number of a chapter for NN."]
      case let last? where last.parts != parts:
        last.sentences + last.failures + ["Your files have changed since; check them again."]
      case let last?: last.sentences + last.failures
      }
    return (["Your own core", rows.joined(separator: "\n"), mine] + held).joined(separator: "\n\n")
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

  var sentences: [String]

  /// The laws that did not hold.
  var brokenLaws: [Int] = []

  /// What each test says that failed.
  var failures: [String] = []
}
