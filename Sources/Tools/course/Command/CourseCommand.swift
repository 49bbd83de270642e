import Foundation
import LessonKit
import CourseSupport

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

  /// How many times as long as usual builds and programs may take.
  var patience = 1

  /// Whether nobody looks at what is done here, as when CI is set.
  let isUnattended: Bool

  /// The list of all that can be done, which `make` prints, too.
  static let menu = "Sources/Tools/course/menu.txt"

  static func main() async {
    ProcessCleanup.cleanUpOnSignals()
    Terminal.writeLineByLine()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let mode = try CourseMode(arguments: arguments)
      _ = try CoreChoice(
        ProcessInfo.processInfo.environment["CORE"], for: arguments.first ?? "menu")
      let (text, status) = try await here.answer(to: mode)
      if !text.isEmpty { print(text) }
      exit(status.rawValue)
    } catch let error as UsageError {
      complain(error.message, status: .misuse)
    } catch let error as ToolError {
      complain(error.message, status: .trouble)
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
    case .menu: return (try files.text(Self.menu) ?? "", .fine)
    case .lesson(.run, let typed, let flags):
      try await runLesson(typed, flags)
      return ("", .fine)
    case .lesson(.predict, let typed, _): return (try await predict(typed, in: session), .fine)
    case .lesson(.step, let typed, let flags): return (try await step(typed, flags), .fine)
    case .lesson(.diff, let typed, let flags): return (try await diff(typed, flags), .fine)
    case .chapter(let typed, let flags):
      try await runChapter(typed, flags)
      return ("", .fine)
    case .app:
      try await runLesson("30", ["--play"])
      return ("", .fine)
    case .quiz(let typed): return (try quiz(typed), .fine)
    case .core(let step, let typed): return try await core(step, typed)
    case .coreProgress: return try coreProgress()
    case .recordCore: return try await recordCore()
    case .progress:
      let catalog = try files.catalog()
      try files.needDesk()
      let rows = catalog.exercises.map { ($0, progress(of: $0)) }
      return (report.progress(rows, broken: catalog.broken), .fine)
    case .record: return try await record(files.catalog())
    case .exercise(let step, let typed): return try await exercise(step, typed)
    }
  }

  /// Does what is asked of one exercise.
  private func exercise(_ step: CourseMode.Step, _ typed: String) async throws -> (String, Status) {
    let catalog = try files.catalog()
    let exercise = try catalog.meant(by: typed)
    switch step {
    case .layOut:
      let isNew = try files.layOut(exercise)
      return (report.laidOut(exercise, file: files.path(of: exercise), isNew: isNew), .fine)
    case .solution:
      let learners = try files.learnersProgram(of: exercise)
      return (report.solution(exercise, learners: learners), .fine)
    case .hint:
      try needProgram(of: exercise)
      return (report.hints(exercise, count: try files.takeHint(exercise)), .fine)
    case .run:
      let (attempt, output) = try await outcome(of: exercise)
      return (report.output(output, of: attempt, in: exercise), .fine)
    case .check:
      let attempt = try await outcome(of: exercise).attempt
      return check(attempt, of: exercise, among: catalog.exercises)
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

  private func check(
    _ attempt: Attempt, of exercise: Exercise, among exercises: [Exercise]
  ) -> (String, Status) {
    let verdict = exercise.judge(attempt)
    var problem: ToolError?
    if verdict == .passed {
      do { try files.markPassed(exercise) } catch { problem = error }
    }
    let next = next(after: exercise, among: exercises)
    let text = report.verdict(verdict, on: exercise, next: next, unnoted: problem)
    return (text, verdict == .passed ? .fine : .notYet)
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

  private func record(_ catalog: Catalog) async throws -> (String, Status) {
    if isUnattended {
      throw UsageError(message: "nothing is recorded while CI is set; do it on your own machine")
    }
    var lines = catalog.broken.map(\.trouble.message)
    var status: Status = lines.isEmpty ? .fine : .trouble
    for exercise in catalog.exercises {
      let attempt = try await withTemporaryFolder { folder in
        try Data(exercise.solution.utf8).write(to: folder.appending(path: "main.swift"))
        return try await toolchain.outcome(of: "main.swift", in: folder).attempt
      }
      guard case .ended(let output) = attempt else {
        lines.append("\(exercise.name): the solution does not run; lay it out and check it")
        status = .notYet
        continue
      }
      if output == exercise.expected { continue }
      try files.record(output, of: exercise)
      lines.append("recorded \(exercise.name)/expected.txt")
    }
    if lines.isEmpty { lines = ["every expected.txt is as it should be"] }
    return (lines.joined(separator: "\n"), status)
  }

  private static var here: CourseCommand {
    get throws {
      guard let root = packageRoot(), let executable = Bundle.main.executableURL else {
        throw UsageError.noPackage
      }
      let environment = ProcessInfo.processInfo.environment
      let products = executable.resolvingSymlinksInPath().deletingLastPathComponent()
      let patience = environment["COURSE_PATIENCE"].flatMap { Int($0) } ?? 1
      return CourseCommand(
        files: CourseFiles(root: root),
        toolchain: Toolchain(products: products).patient(patience),
        report: CourseReport(style: .output),
        patience: min(max(patience, 1), 1_000),
        isUnattended: environment["CI"]?.isEmpty == false)
    }
  }

  private static func complain(_ text: String, status: Status) -> Never {
    Terminal.complain("error: \(text)")
    exit(status.rawValue)
  }
}
