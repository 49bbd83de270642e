import CourseSupport

/// What the course is asked to do: a verb, mostly with the number of a lesson, an exercise or a
/// chapter, as it was typed.
struct CourseMode: Equatable {
  let verb: Verb

  /// What was typed as the number; empty for a verb that needs none.
  var number = ""

  /// The flags for the program of a lesson or chapter.
  var flags: [String] = []

  /// What can be done.
  enum Verb: String {
    /// Prints what one begins with, or the list of all that can be done.
    case start, menu

    /// With a lesson, or a chapter.
    case lesson, predict, step, diff, chapter

    /// Plays the app of lesson 38.
    case app

    /// With an exercise.
    case exercise, run, check, hint, solution, progress

    /// The quiz of a lesson, or a mixed one.
    case quiz

    /// With a chapter or a file of a learner's own core.
    case core
    case checkCore = "check-core"
    case hintCore = "hint-core"
    case solutionCore = "solution-core"
    case coreProgress = "core-progress"

    fileprivate var needsNumber: Bool {
      switch self {
      case .start, .menu, .app, .progress, .quiz, .coreProgress: false
      default: true
      }
    }

    fileprivate var takesNumber: Bool { needsNumber || self == .quiz }
  }

  init(arguments: [String]) throws(UsageError) {
    let word = arguments.first ?? "start"
    let isHelp = ["help", "--help", "-h"].contains(word)
    guard let verb = isHelp ? .menu : Verb(rawValue: word) else {
      throw UsageError(message: "course does not know '\(word)'; try: swift run course")
    }
    self.verb = verb
    flags = Array(arguments.dropFirst())
    if verb == .progress, flags == ["--all"] { return }
    if !flags.isEmpty { number = flags.removeFirst() }
    if verb.needsNumber, number.isEmpty {
      throw UsageError(message: "the number is missing; try: make \(word)-01")
    }
    if !verb.takesNumber, arguments.count > 1 {
      throw UsageError(message: "\(word) takes no number; try: make \(word)")
    }
    let takesFlags = [.lesson, .step, .diff, .chapter].contains(verb)
    if !flags.isEmpty, !takesFlags, !(verb == .checkCore && flags == ["--all"]) {
      if let flag = flags.first, flag.hasPrefix("-") {
        let known = verb == .checkCore ? "; it knows --all" : ""
        throw UsageError(message: "\(word) does not know '\(flag)'\(known)")
      }
      throw UsageError(message: "\(word) needs one number; try: make \(word)-01")
    }
  }

  /// Reads what somebody has given for CORE: whether lessons run on the core in Exercises/Core.
  ///
  /// - Throws: `UsageError` for another word than `mine`, and for what never runs on that core.
  func isOnOwnCore(_ core: String) throws(UsageError) -> Bool {
    let remedy = "try: make lesson-02 CORE=mine, or: make walkthrough CORE=mine"
    switch (core, verb) {
    case ("", _): return false
    case ("mine", .lesson), ("mine", .predict), ("mine", .step), ("mine", .diff), ("mine", .app):
      return true
    case ("mine", _): throw UsageError(message: "CORE=mine is for lessons; \(remedy)")
    default:
      throw UsageError(message: "there is no core called '\(core)'; leave CORE out, or \(remedy)")
    }
  }
}

/// How the course ends, unless `Terminal.fail` ends it.
///
/// `swift run` ends with 1 if the course cannot be built, so that is none of them.
enum Status: Int32 {
  /// All is well.
  case fine = 0

  /// A program does not do yet what it should.
  case notYet = 3
}
