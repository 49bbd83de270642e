import Foundation
import LessonKit
import CourseSupport

/// Builds single programs against the course, and runs them.
///
/// The course depends on the libraries, so `swift run course` has built them when the course
/// begins, and their modules and objects lie beside it. One call of the compiler is enough
/// then.
struct Toolchain: Sendable {
  /// The folder that holds the course and all else that was built.
  let products: URL

  /// How long the compiler and the program may take.
  var limits = Toolchain.usualLimits

  /// What is enough on an idle machine.
  private static var usualLimits: (compiling: Duration, running: Duration) {
    #if os(macOS)
      // It looks for harm in what runs for the first time, and writes a report of each crash.
      (.seconds(10), .seconds(10))
    #else
      (.seconds(10), .seconds(3))
    #endif
  }

  /// The same with so many times the time, 1,000 times at most.
  func patient(_ times: Int) -> Toolchain {
    let times = min(max(times, 1), 1_000)
    return Toolchain(products: products, limits: (limits.compiling * times, limits.running * times))
  }

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
      if let failure = try await compile(program, in: folder, with: objects, as: executable) {
        return (failure, "")
      }
      return try await run(executable)
    }
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
        "-o", executable.path, "-module-name", "main", "-swift-version", "6",
        "-diagnostic-style", "llvm",
        "-I", products.path, "-I", products.appending(path: "Modules").path,
      ]
    let run = try await Run.of(
      command, in: folder, environment: ["TMPDIR": executable.deletingLastPathComponent().path],
      limit: limits.compiling)
    switch run.ending {
    case .exited(status: 0): return nil
    case .stopped: return .tooLongToCompile
    case .exited(status: 127):
      throw ToolError(message: "swiftc is not found; install Swift, or mend your PATH")
    default:
      if let trouble = trouble(in: run.errors) { throw trouble }
      return .refused(run.errors)
    }
  }

  /// Runs a program in the folder in which it lies.
  func run(_ executable: URL) async throws -> (attempt: Attempt, output: String) {
    let folder = executable.deletingLastPathComponent()
    let run = try await Run.of([executable.path], in: folder, limit: limits.running)
    // Where a disk is full, a program prints less than it should, and nobody hears of it.
    do {
      try Data(count: 65_536).write(to: folder.appending(path: "room"))
    } catch {
      throw ToolError(cannot: "write in", folder.deletingLastPathComponent().path, because: error)
    }
    let attempt: Attempt =
      switch run.ending {
      case .exited(status: 0): .ended(output: run.output)
      case .stopped: .endless
      default: .crashed(run.ending, run.errors)
      }
    return (attempt, run.output)
  }

  /// What keeps the compiler from its work, if it is not the program.
  private func trouble(in errors: String) -> ToolError? {
    let rebuild = "build it anew: swift build; if that does not help: make clean"
    if errors.contains(/no such module '(AppBridge|LessonKit|ReactiveCore)'|compiled module was created by/) {
      return ToolError(message: "the course is not built as it should be; \(rebuild)")
    }
    guard Complaint.all(in: errors).isEmpty else { return nil }
    let words = errors.split(separator: "\n").prefix(5).map { $0.shown(to: 200) }
    let quote = words.isEmpty ? "nothing" : words.map { "\n  \($0)" }.joined()
    return ToolError(
      message: "the compiler could not do its work; see that there is room on the disk, then "
        + "build the course anew: swift build\nIt said: \(quote)")
  }

  /// What chooses the faster linker, which comes with Swift for Linux: it takes half of the time.
  static let linker: [String] = {
    #if os(Linux)
      let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      let isThere = places.contains { FileManager.default.isExecutableFile(atPath: "\($0)/ld.lld") }
      return isThere ? ["-use-ld=lld"] : []
    #else
      return []
    #endif
  }()

  /// The objects of the course, as arguments for the compiler.
  ///
  /// SwiftPM has two build systems: one leaves an object for each module, the other a list of those
  /// with which the course was linked.
  func courseObjects(listedIn list: String) throws -> [String] {
    let modules = ["AppBridge", "LessonKit", "ReactiveCore"]
    let objects = modules.map { products.appending(path: "\($0).o").path }
    if objects.allSatisfy(FileManager.default.fileExists) { return objects }
    let linked = products.appending(path: "course.product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: linked, encoding: .utf8) else {
      throw ToolError(
        message: "the course is not built as it should be; build it anew: swift build")
    }
    let listed = text.split(separator: "\n")
      .filter { line in modules.contains { line.contains("/\($0).build/") } }
    try Data(listed.joined(separator: "\n").utf8).write(to: URL(filePath: list))
    return ["@" + list]
  }
}
