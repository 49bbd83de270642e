import Workshop

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

  init(arguments: [String]) throws(Misuse) {
    let rest = Array(arguments.dropFirst())
    switch (arguments.first ?? "--help", rest.first) {
    case ("--help", nil), ("-h", nil), ("menu", nil): self = .menu
    case ("progress", nil): self = .progress
    case ("app", nil): self = .app
    case ("quiz", let number) where rest.count < 2: self = .quiz(number)
    case ("quiz", _): throw Misuse(message: "quiz needs one number or none; try: make quiz-01")
    case ("record", nil): self = .record
    case ("core-progress", nil): self = .coreProgress
    case ("record-core", nil): self = .recordCore
    case (let word, let number): self = try Self.withNumber(word, number, rest)
    }
  }

  /// What is asked by a word that needs a number.
  private static func withNumber(
    _ word: String, _ number: String?, _ rest: [String]
  ) throws(Misuse) -> CourseMode {
    let (lesson, core, step) = (
      LessonStep(rawValue: word), CoreStep(rawValue: word), Step(rawValue: word)
    )
    if lesson == nil, core == nil, step == nil, word != "chapter" {
      throw Misuse(message: "'\(word)' is nothing that course can do; try: swift run course")
    }
    guard let number, !number.isEmpty else {
      throw Misuse(message: "the number is missing; try: make \(word)-02")
    }
    let flags = Array(rest.dropFirst())
    if let lesson { return .lesson(lesson, number, flags: flags) }
    if word == "chapter" { return .chapter(number, flags: flags) }
    if rest.count > 1 { throw Misuse(message: "\(word) needs one number; try: make \(word)-02") }
    if let core { return .core(core, number) }
    return step.map { .exercise($0, number) } ?? .menu
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
