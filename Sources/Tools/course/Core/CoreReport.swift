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
  func coreRefused(_ complaints: [Complaint], by stage: String, raw: String) -> String {
    let texts = complaints.prefix(3).map { complaint in
      "\(complaint.file), line \(complaint.line):\n"
        + wrapped(complaint.text.shown(to: 400), indent: "  ")
    }
    let rest =
      complaints.isEmpty
      ? [raw.split(separator: "\n").suffix(10).joined(separator: "\n")]
      : complaints.count > 3 ? ["Begin with the first: it often causes the others."] : []
    return ([style.red("Not yet.") + " " + stage] + texts + rest).joined(separator: "\n\n")
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
    case .crashed(_, let errors):
      let words = fatalError(in: errors)
      return [words.isEmpty ? "It crashes." : "It stops: \(words.shown(to: 200))"]
    }
  }

  /// The usual causes, where something hangs, or crashes and is no gap.
  private func causes(of outcomes: [CoreCheck.Outcome], in chapter: CoreChapter) -> [String] {
    let words = outcomes.compactMap { outcome -> String? in
      if case .crashed(_, let errors) = outcome { fatalError(in: errors) } else { nil }
    }
    let hangs = outcomes.contains(.endless)
    // Where a thread would wait for itself, some systems stop the program.
    let waitsForItself = words.contains { $0.contains("lock Mutex") }
    let crashes = words.contains { !$0.hasPrefix("chapter ") && !$0.contains("lock Mutex") }
    let usual = chapter.card.usual
    return (hangs || waitsForItself ? ["What usually hangs here: \(usual.hangs)"] : [])
      + (crashes ? ["What usually crashes here: \(usual.crashes)"] : [])
  }

  /// What came of the laws and the drawings.
  func coreTests(_ tests: CoreCheck.Tests) -> String {
    let isWhole = tests.failed.isEmpty
    let sum =
      "\(tests.lawsHeld.count) of \(tests.laws.count) laws hold, "
      + "and \(tests.held) of \(tests.all.count) tests."
    let sorted = tests.failed.sorted { ($0.law ?? 99, $0.name) < ($1.law ?? 99, $1.name) }
    // One test of each law that is broken, then others.
    let ofEachLaw = sorted.enumerated().filter { index, test in
      test.law != nil && !sorted[..<index].contains { $0.law == test.law }
    }.map(\.element)
    let failed = ofEachLaw + sorted.filter { !ofEachLaw.contains($0) }
    let shown = max(8, ofEachLaw.count)
    let texts = failed.prefix(shown).map { test in
      wrapped(test.name) + "\n"
        + (test.failures.first ?? "").split(separator: "\n").prefix(6)
        .map { "  " + $0.shown(to: 300) }.joined(separator: "\n")
    }
    let laws = coreBroken(tests).map { [$0] } ?? []
    let more = failed.count > shown ? ["… and \(failed.count - shown) more tests."] : []
    return ([isWhole ? style.green(sum) : style.red(sum)] + laws + texts + more)
      .joined(separator: "\n\n")
  }

  /// Which laws are broken, if any are.
  func coreBroken(_ tests: CoreCheck.Tests) -> String? {
    let broken = tests.laws.subtracting(tests.lawsHeld).sorted().map(String.init)
    if broken.isEmpty { return nil }
    return wrapped(
      "Broken: law \(broken.joined(separator: ", ")). Tutorials/contract.md says what each of them "
        + "promises.")
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

  func coreHints(_ chapter: CoreChapter, count: Int) -> String {
    let hints = chapter.hints
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
        last.sentences + ["Your files have changed since; check them again."]
      case let last?: last.sentences
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

  let sentences: [String]
}
