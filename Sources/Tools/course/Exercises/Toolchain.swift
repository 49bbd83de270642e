import CourseSupport
import Foundation
import LessonKit
import Marbles

/// Builds single programs against the course, and runs them.
///
/// The course depends on the libraries, so `swift run course` has built them when the course
/// begins, and their modules and objects lie beside it. One call of the compiler is enough
/// then.
struct Toolchain: Sendable {
  /// The folder that holds the course and all else that was built.
  let products: URL

  /// For how long the compiler and the program may run.
  let limits: (compiling: Duration, running: Duration)

  /// Says what one waits for.
  var say: @Sendable (String) -> Void = { _ in }

  /// Builds a program and runs it, and keeps all that it printed, even if it had to be stopped.
  ///
  /// - Parameters:
  ///   - program: The path of its only file, as the compiler's messages are to name it.
  ///   - folder: Where that path begins.
  /// - Returns: What came of it.
  /// - Throws: What keeps the compiler from running.
  func outcome(
    of program: String, in folder: URL
  ) async throws -> (attempt: Attempt, output: String) {
    try await withTemporaryFolder { work in
      let objects = try courseObjects(listedIn: work.appending(path: "objects").path)
      let executable = work.appending(path: "program")
      let failure = try await saying("Compiling \(program) …") {
        try await compile(program, in: folder, with: objects, as: executable)
      }
      if let failure { return (failure, "") }
      let limit = limits.running.components.seconds
      return try await saying("The program runs, for \(limit) s at most …") {
        try await run(executable)
      }
    }
  }

  /// Does some work, and says what one waits for when it takes longer than a second.
  private func saying<Result>(_ words: String, _ work: () async throws -> Result) async throws
    -> Result
  {
    let clock = Task {
      try await Task.sleep(for: .seconds(1))
      say(words)
    }
    defer { clock.cancel() }
    return try await work()
  }

  /// Makes an executable of a program.
  ///
  /// - Parameters:
  ///   - program: The path of its only file.
  ///   - folder: Where that path begins.
  ///   - course: The course, as arguments for the compiler.
  ///   - executable: What to make, in a folder for temporary files.
  /// - Returns: Nothing if it is made; else what came of the attempt.
  /// - Throws: What keeps the compiler from running.
  func compile(
    _ program: String, in folder: URL, with course: [String], as executable: URL
  ) async throws -> Attempt? {
    let command =
      ["swiftc", program] + course + Self.linker + [
        "-o", executable.path, "-module-name", "main", "-swift-version", "6", "-g",
        "-diagnostic-style", "llvm",
        "-I", products.path, "-I", products.appending(path: "Modules").path,
      ]
    let run = try await Run.of(
      command, in: folder, environment: ["TMPDIR": executable.deletingLastPathComponent().path],
      limit: limits.compiling)
    if run.ending == .exited(status: 0) { return nil }
    if case .stopped = run.ending { return .tooLongToCompile }
    let isMissing = Self.modules.contains { run.errors.contains("no such module '\($0)'") }
    if isMissing || run.errors.contains("compiled module was created by") { throw Self.notBuilt }
    if !Complaint.all(in: run.errors).isEmpty { return .refused(run.errors) }
    let words = run.errors.split(separator: "\n").prefix(5).map { "\n  " + $0.shown(to: 200) }
    throw ToolError(message: "swiftc did not do its work. It said:" + words.joined())
  }

  /// Runs a program in the folder in which it lies.
  func run(_ executable: URL) async throws -> (attempt: Attempt, output: String) {
    // A crash tells who called whom, up to the learner's line, and nothing else that takes time.
    let calls = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none"
    let most = 2_000_000
    let run = try await Run.of(
      [executable.path], in: executable.deletingLastPathComponent(),
      environment: ["SWIFT_BACKTRACE": calls], limit: limits.running, mostBytes: most)
    let attempt: Attempt =
      switch run.ending {
      case .exited(status: 0): .ended(output: run.output)
      case .stopped where run.output.utf8.count >= most: .flooded
      case .stopped: .endless
      default: .crashed(run.ending, run.errors)
      }
    return (attempt, run.output)
  }

  /// What chooses the faster linker, which comes with Swift for Linux: it takes half of the time.
  static let linker: [String] = {
    #if os(Linux)
      findProgram("ld.lld") == nil ? [] : ["-use-ld=lld"]
    #else
      []
    #endif
  }()

  /// What a learner's program may import.
  static let modules = ["AppBridge", "LessonKit", "Marbles", "ReactiveCore"]

  /// The objects of the course, as arguments for the compiler.
  ///
  /// SwiftPM has two build systems: one leaves an object for each module, the other a list of those
  /// with which the course was linked.
  func courseObjects(listedIn list: String) throws -> [String] {
    let objects = Self.modules.map { products.appending(path: "\($0).o").path }
    if objects.allSatisfy(FileManager.default.fileExists) { return objects }
    let linked = products.appending(path: "course.product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: linked, encoding: .utf8) else { throw Self.notBuilt }
    let listed = text.split(separator: "\n")
      .filter { line in Self.modules.contains { line.contains("/\($0).build/") } }
    try Data(listed.joined(separator: "\n").utf8).write(to: URL(filePath: list))
    return ["@" + list]
  }

  private static let notBuilt = ToolError(
    message: "the course is not built as it should be; remove what was built, with: make clean")
}

extension Toolchain {
  /// A toolchain whose programs may run for some time, by default as long as an idle machine needs.
  init(
    products: URL, timeLimit: Duration?, say: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    #if os(macOS)
      // It looks for harm in what runs for the first time, and writes a report of each crash.
      let usual = Duration.seconds(10)
    #else
      let usual = Duration.seconds(3)
    #endif
    self.init(
      products: products, limits: (max(.seconds(10), timeLimit ?? usual), timeLimit ?? usual),
      say: say)
  }
}
