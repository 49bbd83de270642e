import CourseSupport

/// What the course is asked to do.
enum CourseMode: Equatable {
  /// Runs a lesson, or goes through it; with the flags for its program.
  case lesson(LessonStep, String, flags: [String])
  case chapter(String, flags: [String])

  /// Plays the app of lesson 30.
  case app

  /// One of the things to do with one exercise.
  case exercise(Step, String)

  /// The quiz of a lesson, or a mixed one.
  case quiz(String?)
  case progress

  /// One of the things to do with a learner's own core, and a chapter or a file of it.
  case core(CoreStep, String)
  case coreProgress
  case recordCore
  case record

  /// The list of all that can be done.
  case menu

  /// What can be done with a lesson.
  enum LessonStep: String, CaseIterable {
    case run = "lesson"
    case predict
    case step
    case diff
  }

  /// What can be done with one exercise.
  enum Step: String, CaseIterable {
    case layOut = "exercise"
    case run
    case check
    case hint
    case solution
  }

  /// What can be done with a chapter of a learner's own core.
  enum CoreStep: String, CaseIterable {
    case layOut = "core"
    case check = "check-core"
    case hint = "hint-core"
    case solution = "solution-core"
  }

  /// What is asked by one word alone.
  private static let words: [String: CourseMode] = [
    "menu": .menu, "--help": .menu, "-h": .menu, "progress": .progress, "app": .app,
    "record": .record, "core-progress": .coreProgress, "record-core": .recordCore,
  ]

  init(arguments: [String]) throws(UsageError) {
    let (word, rest) = (arguments.first ?? "menu", arguments.dropFirst())
    if rest.isEmpty, let mode = Self.words[word] {
      self = mode
      return
    }
    if word == "quiz" {
      if rest.count > 1 {
        throw UsageError(message: "quiz needs one number or none; try: make quiz-01")
      }
      self = .quiz(rest.first)
      return
    }
    let (number, flags) = (rest.first ?? "", Array(rest.dropFirst()))
    if let step = LessonStep(rawValue: word) {
      self = .lesson(step, number, flags: flags)
    } else if word == "chapter" {
      self = .chapter(number, flags: flags)
    } else if let step = Step(rawValue: word) {
      self = .exercise(step, number)
    } else if let step = CoreStep(rawValue: word) {
      self = .core(step, number)
    } else {
      throw UsageError(message: "'\(word)' is nothing that course can do; try: swift run course")
    }
    if number.isEmpty { throw UsageError(message: "the number is missing; try: make \(word)-02") }
    switch self {
    case .exercise, .core:
      if flags.isEmpty { return }
      throw UsageError(message: "\(word) needs one number; try: make \(word)-02")
    default: return
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
