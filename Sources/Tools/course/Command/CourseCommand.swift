import CourseSupport
import Foundation
import LessonKit
import SwiftReader

/// The command: finds the exercise, does what is asked, and says how it went.
///
/// How the parts go together: `CourseMode` reads the arguments, `CourseFiles` the files;
/// `Toolchain` makes an `Attempt` of a program; `Exercise.judge` makes a `Verdict` of it, and
/// `CourseReport` a text.
/// Sources/Exercises/README.md says how to write an exercise.
///
/// In a quiz, `QuizPlan` chooses the questions, `QuestionSession` asks them, `QuestionPage` is the
/// text, and `QuizLog` what was answered. .github/CONTRIBUTING.md says how to write a question.
@main struct CourseCommand {
  let files: CourseFiles
  let toolchain: Toolchain
  let report: CourseReport

  /// What time it is.
  var now: @Sendable () -> Date = { .now }

  /// Whether lessons run on the learner's own core.
  var isOnOwnCore = false

  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.writeLineByLine()
    do {
      let mode = try CourseMode(arguments: Array(CommandLine.arguments.dropFirst()))
      let (text, status) = try await here(for: mode).answer(to: mode)
      if !text.isEmpty { print(text) }
      exit(status.rawValue)
    } catch {
      Terminal.fail(error)
    }
  }

  /// Does what is asked.
  ///
  /// - Returns: What to say, and how to end.
  /// - Throws: `UsageError` for a number that does not exist; `ToolError` for what is wrong around the
  ///   exercise.
  func answer(to mode: CourseMode) async throws -> (text: String, status: Status) {
    let number = mode.number
    switch mode.verb {
    case .start, .menu: return (try menu(isWhole: mode.verb == .menu), .fine)
    case .lesson: become(try await program(of: lesson(number)), mode.flags)
    case .predict: return try await predict(number, in: session)
    case .step: return (try await step(number, mode.flags), .fine)
    case .diff: return (try await diff(number, mode.flags), .fine)
    case .chapter: become(try await program(ofChapter: number), mode.flags)
    case .app: become(try await program(of: lesson("38")), ["--play"])
    case .quiz: return (try quiz(number, in: session), .fine)
    case .progress:
      return (report.progress(try files.progress(), isWhole: !mode.flags.isEmpty), .fine)
    case .exercise:
      let exercise = try files.exercise(number)
      let isNew = try files.layOut(exercise.program, at: exercise.path)
      return (report.laidOut(exercise, isNew: isNew), .fine)
    case .solution:
      let exercise = try files.exercise(number)
      return (report.solution(exercise, learners: try files.text(exercise.path)), .fine)
    case .hint:
      let exercise = try files.laidOut(number)
      let count = try files.takeHint(
        of: exercise.texts.hints.count, notedIn: exercise.path("hints"))
      return (report.hints(exercise, count: count), .fine)
    case .run:
      let exercise = try files.laidOut(number)
      let work = exercise.work(try files.needed(exercise.path))
      let (attempt, output) = try await toolchain.outcome(of: exercise.path, in: files.root)
      return (report.output(output, of: attempt, in: exercise, work: work), .fine)
    case .check:
      let exercise = try files.laidOut(number)
      let work = exercise.work(try files.needed(exercise.path))
      let verdict = try await verdict(on: exercise, work: work)
      if verdict == .passed { try files.markPassed(exercise) }
      let next = files.next(after: exercise, among: try files.exercises())
      let status = verdict == .passed ? Status.fine : .notYet
      return (report.verdict(verdict, on: exercise, work: work, next: next), status)
    case .core: return (try layOutCore(number), .fine)
    case .checkCore: return try await checkCore(number, all: !mode.flags.isEmpty)
    case .hintCore: return (try hintCore(number), .fine)
    case .solutionCore: return (try solutionCore(number), .fine)
    case .coreProgress: return (try coreProgress(), .fine)
    }
  }

  /// Judges a learner's program, which is built and run only if its text raises no doubt.
  private func verdict(on exercise: Exercise, work: Work) async throws -> Verdict {
    if let verdict = exercise.judge(work) { return verdict }
    let attempt = try await toolchain.outcome(of: exercise.path, in: files.root).attempt
    return exercise.judge(attempt, of: work)
  }

  /// The list of all that can be done, or what stands above the line that says where it is.
  private func menu(isWhole: Bool) throws -> String {
    let lines = try files.needed("Sources/Tools/course/menu.txt").textLines
    let more = lines.firstIndex { $0.hasPrefix("More: ") } ?? lines.endIndex - 1
    let shown = isWhole ? lines[..<more] + lines[(more + 1)...] : lines[...more]
    return shown.joined(separator: "\n").trimmed
  }

  private static func here(for mode: CourseMode) throws -> CourseCommand {
    let isOnOwnCore = try mode.isOnOwnCore(ProcessInfo.processInfo.environment["CORE"] ?? "")
    let root = try packageRoot()
    let program = Bundle.main.executableURL ?? root
    return CourseCommand(
      files: CourseFiles(root: root),
      toolchain: Toolchain(
        products: program.resolvingSymlinksInPath().deletingLastPathComponent(),
        timeLimit: timeLimit, say: Terminal.complain),
      report: CourseReport(style: .output, columns: Terminal.columns), isOnOwnCore: isOnOwnCore)
  }
}

/// For how long a program may run, if the environment says so: seconds in `TIME_LIMIT`, for a machine
/// that is slow or busy.
var timeLimit: Duration? {
  ProcessInfo.processInfo.environment["TIME_LIMIT"].flatMap { Int($0) }.map { .seconds(max($0, 1)) }
}
