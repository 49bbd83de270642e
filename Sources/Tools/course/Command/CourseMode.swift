import CourseSupport

/// What the course is asked to do.
enum CourseMode: Equatable {
  /// Runs a lesson, or goes through it; with the flags for its program.
  case lesson(LessonStep, String, flags: [String])
  case chapter(String, flags: [String])

  /// Plays the app of lesson 30.
  case app

  /// One of the things to do with one exercise.
  case exercise(ExerciseStep, String)

  /// The quiz of a lesson, or a mixed one.
  case quiz(String?)
  case progress

  /// One of the things to do with a learner's own core, and a chapter or a file of it.
  case core(CoreStep, String)
  case coreProgress

  /// The list of all that can be done.
  case menu

  /// What can be done with a lesson.
  enum LessonStep: String {
    case run = "lesson"
    case predict
    case step
    case diff
  }

  /// What can be done with one exercise.
  enum ExerciseStep: String {
    case layOut = "exercise"
    case run
    case check
    case hint
    case solution
  }

  /// What can be done with a chapter of a learner's own core.
  enum CoreStep: String {
    case layOut = "core"
    case check = "check-core"
    case hint = "hint-core"
    case solution = "solution-core"
  }

  /// What is asked by one word alone.
  private static let words: [String: CourseMode] = [
    "menu": .menu, "--help": .menu, "-h": .menu, "progress": .progress, "app": .app,
    "core-progress": .coreProgress, "quiz": .quiz(nil),
  ]

  init(arguments: [String]) throws(UsageError) {
    let (word, rest) = (arguments.first ?? "menu", arguments.dropFirst())
    if rest.isEmpty, let mode = Self.words[word] {
      self = mode
      return
    }
    let (number, flags) = (rest.first ?? "", Array(rest.dropFirst()))
    if let step = LessonStep(rawValue: word) {
      self = .lesson(step, number, flags: flags)
    } else if word == "chapter" {
      self = .chapter(number, flags: flags)
    } else if let step = ExerciseStep(rawValue: word) {
      self = .exercise(step, number)
    } else if let step = CoreStep(rawValue: word) {
      self = .core(step, number)
    } else if word == "quiz" {
      self = .quiz(number)
    } else {
      throw UsageError(message: "course does not know '\(word)'; try: swift run course")
    }
    if number.isEmpty { throw UsageError(message: "the number is missing; try: make \(word)-02") }
    if !flags.isEmpty, !takesFlags {
      throw UsageError(message: "\(word) needs one number; try: make \(word)-02")
    }
  }

  private var takesFlags: Bool {
    switch self {
    case .lesson, .chapter: true
    default: false
    }
  }

  /// Reads what somebody has given for CORE: whether lessons run on the core in Exercises/Core.
  ///
  /// - Throws: `UsageError` for another word than `mine`, and for what never runs on that core.
  func isOnOwnCore(_ core: String) throws(UsageError) -> Bool {
    if core.isEmpty { return false }
    if core != "mine" {
      throw UsageError(
        message: "there is no core called '\(core)'; leave CORE out, "
          + "or try: make lesson-02 CORE=mine")
    }
    switch self {
    case .lesson, .app: return true
    default:
      throw UsageError(message: "CORE=mine is for lessons; try: make lesson-02 CORE=mine")
    }
  }
}

/// How the course ends.
///
/// `swift run` ends with 1 if the course cannot be built, so that is none of them.
enum Status: Int32 {
  /// All is well.
  case fine = 0

  /// A program does not do yet what it should.
  case notYet = 3

  /// A mistake at the command line.
  case misuse = 64

  /// Something keeps the course from its work.
  case trouble = 74
}
