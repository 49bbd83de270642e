import CourseSupport
import Foundation
import LessonKit

/// The command: finds the exercise, does what is asked, and says how it went.
///
/// How the parts go together: `CourseMode` reads the arguments, `CourseFiles` the files;
/// `Toolchain` makes an `Attempt` of a program; `Exercise.judge` makes a `Verdict` of it, and
/// `CourseReport` a text.
/// Sources/Exercises/README.md says how to write an exercise.
///
/// In a quiz, `QuizPlan` chooses the questions, `QuizSession` asks them, `QuestionPage` is the text,
/// and `QuizLog` what was answered. .github/CONTRIBUTING.md says how to write a question.
@main struct CourseCommand {
  let files: CourseFiles
  let toolchain: Toolchain
  let report: CourseReport

  /// Whether lessons run on the learner's own core.
  var isOnOwnCore = false

  /// The list of all that can be done, which `make` prints, too.
  static let menu = "Sources/Tools/course/menu.txt"

  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.writeLineByLine()
    do {
      let mode = try CourseMode(arguments: Array(CommandLine.arguments.dropFirst()))
      let (text, status) = try await here(for: mode).answer(to: mode)
      if !text.isEmpty { print(text) }
      exit(status.rawValue)
    } catch let error as UsageError {
      complain(error.message, status: .misuse)
    } catch let error as ToolError {
      complain(error.message, status: .trouble)
    } catch let problem as QuestionProblem {
      complain(problem.description, status: .trouble)
    } catch {
      complain("something went wrong: \(error.localizedDescription)", status: .trouble)
    }
  }

  /// Does what is asked.
  ///
  /// - Returns: What to say, and how to end.
  /// - Throws: `UsageError` for a number that does not exist; `ToolError` for what is wrong around the
  ///   exercise.
  func answer(to mode: CourseMode) async throws -> (text: String, status: Status) {
    switch mode {
    case .menu: return (try files.needed(Self.menu), .fine)
    case .lesson(.run, let typed, let flags):
      become(try await program(of: lesson(typed)), flags)
    case .lesson(.predict, let typed, _): return (try await predict(typed, in: session), .fine)
    case .lesson(.step, let typed, let flags): return (try await step(typed, flags), .fine)
    case .lesson(.diff, let typed, let flags): return (try await diff(typed, flags), .fine)
    case .chapter(let typed, let flags): become(try await program(ofChapter: typed), flags)
    case .app: become(try await program(of: lesson("30")), ["--play"])
    case .quiz(let typed): return (try quiz(typed, in: session), .fine)
    case .core(let step, let typed): return try await core(step, typed)
    case .coreProgress: return try coreProgress()
    case .progress:
      _ = try files.names(inLearners: CourseFiles.learnerFolder)
      return (report.progress(try files.exercises().map { ($0, progress(of: $0)) }), .fine)
    case .exercise(let step, let typed): return try await exercise(step, typed)
    }
  }

  /// Does what is asked of one exercise.
  private func exercise(_ step: CourseMode.ExerciseStep, _ typed: String) async throws -> (
    String, Status
  ) {
    let exercises = try files.exercises()
    let exercise = try exercises.meant(by: typed)
    switch step {
    case .layOut:
      let isNew = try files.layOut(exercise)
      return (report.laidOut(exercise, file: files.path(of: exercise), isNew: isNew), .fine)
    case .solution:
      let learners = try files.learnersProgram(of: exercise)
      return (report.solution(exercise, learners: learners), .fine)
    case .hint:
      try needProgram(of: exercise)
      let path = "\(CourseFiles.learnerFolder)/\(exercise.name)/hints"
      let count = try files.takeHint(of: exercise.card.hints.count, notedIn: path)
      return (report.hints(exercise, count: count), .fine)
    case .run:
      let (attempt, output) = try await outcome(of: exercise)
      return (report.output(output, of: attempt, in: exercise), .fine)
    case .check:
      let verdict = exercise.judge(try await outcome(of: exercise).attempt)
      if verdict == .passed { try files.markPassed(exercise) }
      let next = next(after: exercise, among: exercises)
      return (
        report.verdict(verdict, on: exercise, next: next), verdict == .passed ? .fine : .notYet
      )
    }
  }

  private func needProgram(of exercise: Exercise) throws {
    if try files.learnersProgram(of: exercise) != nil { return }
    let remedy = "begin with: make exercise-\(exercise.number)"
    throw UsageError(message: "exercise \(exercise.number) is not laid out yet; \(remedy)")
  }

  /// Builds and runs the learner's program.
  private func outcome(of exercise: Exercise) async throws -> (attempt: Attempt, output: String) {
    try needProgram(of: exercise)
    return try await toolchain.outcome(of: files.path(of: exercise), in: files.root)
  }

  /// The next exercise that is not done: of the same book, if it has one left.
  func next(after exercise: Exercise, among exercises: [Exercise]) -> Exercise? {
    let ofBook = exercises.filter { $0.book == exercise.book }
    let later = ofBook.drop { $0 != exercise }.dropFirst()
    return (later + ofBook + exercises).first { $0 != exercise && !files.hasPassed($0) }
  }

  private func progress(of exercise: Exercise) -> Progress {
    if files.hasPassed(exercise) { return .done }
    return files.isLaidOut(exercise) ? .begun : .open
  }

  private static func here(for mode: CourseMode) throws -> CourseCommand {
    let isOnOwnCore = try mode.isOnOwnCore(ProcessInfo.processInfo.environment["CORE"] ?? "")
    guard let root = packageRoot(), let executable = Bundle.main.executableURL else {
      throw UsageError.noPackage
    }
    return CourseCommand(
      files: CourseFiles(root: root),
      toolchain: Toolchain(
        products: executable.resolvingSymlinksInPath().deletingLastPathComponent(),
        timeLimit: timeLimit),
      report: CourseReport(style: .output), isOnOwnCore: isOnOwnCore)
  }

  private static func complain(_ text: String, status: Status) -> Never {
    Terminal.complain("error: \(text)")
    exit(status.rawValue)
  }
}

/// For how long a program may run, if the environment says so: seconds in `TIME_LIMIT`, for a machine
/// that is slow or busy.
var timeLimit: Duration? {
  ProcessInfo.processInfo.environment["TIME_LIMIT"].flatMap { Int($0) }.map { .seconds(max($0, 1)) }
}
