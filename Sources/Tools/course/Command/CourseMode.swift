import Workshop

/// What the course is asked to do.
enum CourseMode: Equatable {
  /// One of the things to do with one exercise.
  case exercise(Step, String)
  /// The quiz of a lesson, or a mixed one.
  case quiz(String?)
  case progress
  /// One of the things to do with a learner's own core, and a chapter or a file of it.
  case core(CoreStep, String)
  case coreProgress
  case composeCore
  case recordCore
  case record
  case help

  /// What can be done with one exercise; the words are those of the Makefile's targets.
  enum Step: String, CaseIterable {
    case layOut = "exercise"
    case run
    case check
    case hint
    case solution
  }

  /// What can be done with a chapter of a learner's own core; the words are those of the Makefile.
  enum CoreStep: String, CaseIterable {
    case layOut = "core"
    case check = "check-core"
    case hint = "hint-core"
    case solution = "solution-core"
  }

  init(arguments: [String]) throws(Misuse) {
    let rest = arguments.dropFirst()
    switch (arguments.first ?? "--help", rest.first) {
    case ("--help", nil), ("-h", nil): self = .help
    case ("progress", nil): self = .progress
    case ("quiz", let number) where rest.count < 2: self = .quiz(number)
    case ("quiz", _): throw Misuse(message: "quiz needs one number or none; try: make quiz-01")
    case ("record", nil): self = .record
    case ("core-progress", nil): self = .coreProgress
    case ("compose-core", nil): self = .composeCore
    case ("record-core", nil): self = .recordCore
    case (let word, let number):
      if let step = CoreStep(rawValue: word) {
        guard let number, rest.count == 1 else {
          throw Misuse(message: "\(word) needs the number of a chapter; try: make \(word)-01")
        }
        self = .core(step, number)
        return
      }
      guard let step = Step(rawValue: word) else {
        throw Misuse(
          message: "'\(word)' is nothing that course can do; try: swift run course --help")
      }
      guard let number, rest.count == 1 else {
        throw Misuse(message: "\(word) needs one number; try: make \(word)-01")
      }
      self = .exercise(step, number)
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

let help = """
  course lays out the exercises of the course, checks them, helps, and asks.

  usage: swift run course COMMAND

    exercise 03    lay the exercise of lesson 3 out in Exercises/    make exercise-03
    check 03       build it, run it, and say what is wrong           make check-03
    run 03         build it, run it, and show all that it prints     make run-03
    hint 03        give a hint; each time one more                   make hint-03
    solution 03    show our answer beside yours                      make solution-03
    check c03      the same with a chapter of the core's book        make check-c03
    quiz 03        ask about lesson 3                                make quiz-03
    quiz           ask about the lessons so far                      make quiz
    progress       list all exercises, and what is next              make progress
    core 04        lay out the core's files of chapter 4             make core-04
    check-core 04  run the course and the laws on your core          make check-core-04
    hint-core 04, solution-core 04                                   make hint-core-04
    core-progress  say how much of the core is yours                 make core-progress
    compose-core   put your core together for a lesson    make lesson-02 CORE=mine
    record         for authors: write each expected.txt anew         make record-exercises
    record-core    for authors: what the book says of such a core    make record-core

  On a slow machine, COURSE_PATIENCE=5 gives compiler and program five times the time.
  """
