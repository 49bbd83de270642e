import Foundation

/// The command: finds the exercise, does what is asked, and says how it went.
///
/// How the parts go together: `Mode` reads the arguments, `Shelf` the files; `Toolchain` makes an `Attempt` of
/// a program; `Exercise.judge` makes a `Verdict` of it, and `Report` a text. Sources/Exercises/README.md says
/// how to write an exercise.
@main struct Coach {
  let shelf: Shelf
  let toolchain: Toolchain
  let report: Report

  /// Whether nobody looks at what is done here, as when CI is set.
  let isUnattended: Bool

  static func main() async {
    Belongings.goWithTheCoach()
    do {
      let mode = try Mode(arguments: Array(CommandLine.arguments.dropFirst()))
      let (text, status) = try await here.answer(to: mode)
      print(text)
      exit(status)
    } catch let error as Misuse {
      complain("error: \(error.message)", status: 64)
    } catch {
      complain("error: \(error)", status: 1)
    }
  }

  /// Does what is asked.
  ///
  /// - Returns: What to say, and the exit status: 1 if a program fails.
  /// - Throws: `Misuse` for a number that does not exist; what the file system says.
  func answer(to mode: Mode) async throws -> (text: String, status: Int32) {
    let exercises = try shelf.exercises()
    switch mode {
    case .help: return (help, 0)
    case .progress: return (report.progress(exercises.map { ($0, progress(of: $0)) }), 0)
    case .record: return try await record(exercises)
    case .exercise(let step, let typed):
      let exercise = try exercises.meant(by: typed)
      let learners = shelf.learnersProgram(of: exercise)
      switch step {
      case .layOut:
        let isNew = try shelf.layOut(exercise)
        return (report.laidOut(exercise, file: shelf.path(of: exercise), isNew: isNew), 0)
      case .solution: return (report.solution(exercise, learners: learners), 0)
      case .check, .hint:
        if learners == nil { return (report.notLaidOut(exercise), 1) }
        if step == .check { return try await check(exercise, among: exercises) }
        return (report.hints(exercise, count: try shelf.takeHint(exercise)), 0)
      }
    }
  }

  /// Builds, runs and judges a program; the tests do the very same with ours.
  func verdict(on program: String, of exercise: Exercise) async throws -> Verdict {
    exercise.judge(try await toolchain.attempt(program, in: shelf.root))
  }

  private func check(
    _ exercise: Exercise, among exercises: [Exercise]
  ) async throws -> (String, Int32) {
    let verdict = try await verdict(on: shelf.path(of: exercise), of: exercise)
    if verdict == .passed { try shelf.markPassed(exercise) }
    let later = exercises.drop { $0 != exercise }.dropFirst()
    let next = (later + exercises).first { !shelf.hasPassed($0) }
    let text = report.verdict(verdict, on: exercise, next: next)
    return (text, verdict == .passed ? 0 : 1)
  }

  private func progress(of exercise: Exercise) -> Progress {
    if shelf.hasPassed(exercise) { return .done }
    return shelf.learnersProgram(of: exercise) == nil ? .open : .begun
  }

  private func record(_ exercises: [Exercise]) async throws -> (String, Int32) {
    if isUnattended {
      throw Misuse(message: "nothing is recorded while CI is set; do it on your own machine")
    }
    var lines: [String] = []
    var status: Int32 = 0
    for exercise in exercises {
      let attempt = try await toolchain.attempt(
        shelf.path(of: "solution", in: exercise), in: shelf.root)
      guard case .ended(let output) = attempt else {
        lines.append("\(exercise.name): the solution does not run; lay it out and check it")
        status = 1
        continue
      }
      if output == exercise.expected { continue }
      try shelf.record(output, of: exercise)
      lines.append("recorded \(exercise.name)/expected.txt")
    }
    if lines.isEmpty { lines = ["every expected.txt is as it should be"] }
    return (lines.joined(separator: "\n"), status)
  }

  private static var here: Coach {
    get throws {
      let folder = URL(filePath: FileManager.default.currentDirectoryPath)
      guard let root = Shelf.root(from: folder), let coach = Bundle.main.executableURL else {
        throw Misuse(message: "no Package.swift here or above; run it inside the package")
      }
      let environment = ProcessInfo.processInfo.environment
      let products = coach.resolvingSymlinksInPath().deletingLastPathComponent()
      let patience = environment["COACH_PATIENCE"].flatMap { Int($0) } ?? 1
      return Coach(
        shelf: Shelf(root: root),
        toolchain: Toolchain(products: products).patient(patience),
        report: Report(style: .output),
        isUnattended: environment["CI"]?.isEmpty == false)
    }
  }

  private static func complain(_ text: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(status)
  }
}
