import Foundation
import LessonKit

/// Builds single programs against the course, and runs them.
///
/// The coach depends on ReactiveCore and LessonKit, so `swift run coach` has built both when the
/// coach begins, and their modules and objects lie beside it. One call of the compiler is enough
/// then.
struct Toolchain: Sendable {
  /// The folder that holds the coach and all else that was built.
  let products: URL

  /// The course as one shared object, for who builds many programs.
  ///
  /// Linking with it takes half of the time. By default each program is linked with the objects of
  /// the course.
  var sharedCourse: URL?

  /// How long the compiler and the program may take.
  var limits = (compiling: Duration.seconds(10), running: Duration.seconds(3))

  /// The same with so many times the time, 1,000 times at most.
  func patient(_ times: Int) -> Toolchain {
    let times = min(max(times, 1), 1_000)
    return Toolchain(products: products, limits: (limits.compiling * times, limits.running * times))
  }

  /// Makes one shared object of the course, to be passed as `sharedCourse`.
  ///
  /// - Parameter library: Its place; it is needed for as long as the programs run.
  /// - Throws: What keeps the compiler from making it.
  func shareCourse(as library: URL) async throws {
    try await withTemporaryFolder { work in
      let objects = try courseObjects(listedIn: work.appending(path: "objects").path)
      let run = try await Run.of(
        ["swiftc", "-emit-library", "-o", library.path] + objects + Self.linker, in: work,
        environment: ["TMPDIR": work.path], limit: limits.compiling)
      guard run.ending == .exited(status: 0) else {
        throw Trouble(message: "the course could not be linked:\n\(run.errors)")
      }
    }
  }

  /// Builds a program and runs it.
  ///
  /// - Parameters:
  ///   - program: The path of its only file, as the compiler's messages are to name it.
  ///   - folder: Where that path begins.
  /// - Returns: What came of it.
  /// - Throws: What keeps the compiler from running.
  func attempt(_ program: String, in folder: URL) async throws -> Attempt {
    try await withTemporaryFolder { work in
      let compiler = try await compile(program, in: folder, into: work)
      switch compiler.ending {
      case .exited(status: 0): break
      case .stopped:
        return .tooLongToCompile
      case .exited(status: 127):
        throw Trouble(message: "swiftc is not found; install Swift, or mend your PATH")
      default:
        if let trouble = trouble(in: compiler.errors) { throw trouble }
        return .refused(compiler.errors)
      }
      let run = try await Run.of([executable(in: work)], in: work, limit: limits.running)
      // Where a disk is full, a program prints less than it should, and nobody hears of it.
      try needRoom(in: work)
      return switch run.ending {
      case .exited(status: 0): .ended(output: run.output)
      case .stopped: .endless
      default: .crashed(run.ending, run.errors)
      }
    }
  }

  /// What keeps the compiler from its work, if it is not the program.
  private func trouble(in errors: String) -> Trouble? {
    let rebuild = "build it anew: swift build; if that does not help: make clean"
    if errors.contains(/no such module '(LessonKit|ReactiveCore)'|compiled module was created by/) {
      return Trouble(message: "the course is not built as it should be; \(rebuild)")
    }
    guard Complaint.all(in: errors).isEmpty else { return nil }
    let words = errors.split(separator: "\n").prefix(5).map { $0.shown(to: 200) }
    let quote = words.isEmpty ? "nothing" : words.map { "\n  \($0)" }.joined()
    return Trouble(
      message: "the compiler could not do its work; see that there is room on the disk, then "
        + "build the course anew: swift build\nIt said: \(quote)")
  }

  private func needRoom(in work: URL) throws(Trouble) {
    do {
      try Data(count: 65_536).write(to: work.appending(path: "room"))
    } catch {
      throw Trouble(cannot: "write in", work.deletingLastPathComponent().path, because: error)
    }
  }

  private func compile(
    _ program: String, in folder: URL, into work: URL
  ) async throws -> Run {
    let course =
      try sharedCourse.map { [$0.path] }
      ?? courseObjects(listedIn: work.appending(path: "objects").path)
    return try await Run.of(
      ["swiftc", program] + course + Self.linker + [
        "-o", executable(in: work), "-module-name", "main", "-swift-version", "6",
        "-diagnostic-style", "llvm",
        "-I", products.path, "-I", products.appending(path: "Modules").path,
      ], in: folder, environment: ["TMPDIR": work.path], limit: limits.compiling)
  }

  /// What chooses the faster linker, which comes with Swift for Linux: it takes half of the time.
  private static let linker: [String] = {
    #if os(Linux)
      let places = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      let isThere = places.contains { FileManager.default.isExecutableFile(atPath: "\($0)/ld.lld") }
      return isThere ? ["-use-ld=lld"] : []
    #else
      return []
    #endif
  }()

  private func executable(in work: URL) -> String { work.appending(path: "program").path }

  /// The objects of the course, as arguments for the compiler.
  ///
  /// SwiftPM has two build systems: one leaves an object for each module, the other a list of those
  /// with which the coach was linked.
  private func courseObjects(listedIn list: String) throws -> [String] {
    let modules = ["LessonKit.o", "ReactiveCore.o"].map { products.appending(path: $0).path }
    if modules.allSatisfy(FileManager.default.fileExists) { return modules }
    let linked = products.appending(path: "coach.product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: linked, encoding: .utf8) else {
      throw Trouble(message: "the course is not built as it should be; build it anew: swift build")
    }
    let objects = text.split(separator: "\n")
      .filter { $0.contains("/ReactiveCore.build/") || $0.contains("/LessonKit.build/") }
    try Data(objects.joined(separator: "\n").utf8).write(to: URL(filePath: list))
    return ["@" + list]
  }
}
