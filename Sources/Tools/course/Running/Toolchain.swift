import Foundation
import LessonKit
import Workshop

/// Builds single programs against the course, and runs them.
///
/// The course depends on ReactiveCore and LessonKit, so `swift run course` has built both when the
/// course begins, and their modules and objects lie beside it. One call of the compiler is enough
/// then.
struct Toolchain: Sendable {
  /// The folder that holds the course and all else that was built.
  let products: URL

  /// Where programs are kept, for who builds the same ones again; by default they are not.
  var store: ProgramStore?

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

  /// Opens a place where programs are kept, to be passed as `store`.
  ///
  /// - Parameter folder: The place.
  /// - Returns: The store, in which the course is linked.
  /// - Throws: What keeps it from being made.
  func openStore(in folder: URL) async throws -> ProgramStore {
    try await ProgramStore(in: folder, state: try courseState()) { library in
      try await withTemporaryFolder { work in
        let objects = try courseObjects(listedIn: work.appending(path: "objects").path)
        let run = try await Run.of(
          ["swiftc", "-emit-library", "-o", library.path] + objects + Self.linker, in: work,
          environment: ["TMPDIR": work.path], limit: limits.compiling)
        guard run.ending == .exited(status: 0) else {
          throw ToolError(message: "the course could not be linked:\n\(run.errors)")
        }
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
    try await outcome(of: program, in: folder).attempt
  }

  /// Builds a program and runs it, and keeps all that it printed, even if it had to be stopped.
  func outcome(
    of program: String, in folder: URL
  ) async throws -> (attempt: Attempt, output: String) {
    try await withTemporaryFolder { work in
      let build = try await build(program, in: folder, with: work)
      switch build.compiler?.ending {
      case .exited(status: 0), nil: break
      case .stopped:
        return (.tooLongToCompile, "")
      case .exited(status: 127):
        throw ToolError(message: "swiftc is not found; install Swift, or mend your PATH")
      default:
        let errors = build.compiler?.errors ?? ""
        if let trouble = trouble(in: errors) { throw trouble }
        return (.refused(errors), "")
      }
      let run = try await Run.of([build.executable], in: work, limit: limits.running)
      // Where a disk is full, a program prints less than it should, and nobody hears of it.
      try needRoom(in: work)
      let attempt: Attempt =
        switch run.ending {
        case .exited(status: 0): .ended(output: run.output)
        case .stopped: .endless
        default: .crashed(run.ending, run.errors)
        }
      return (attempt, run.output)
    }
  }

  /// What keeps the compiler from its work, if it is not the program.
  private func trouble(in errors: String) -> ToolError? {
    let rebuild = "build it anew: swift build; if that does not help: make clean"
    if errors.contains(/no such module '(LessonKit|ReactiveCore)'|compiled module was created by/) {
      return ToolError(message: "the course is not built as it should be; \(rebuild)")
    }
    guard Complaint.all(in: errors).isEmpty else { return nil }
    let words = errors.split(separator: "\n").prefix(5).map { $0.shown(to: 200) }
    let quote = words.isEmpty ? "nothing" : words.map { "\n  \($0)" }.joined()
    return ToolError(
      message: "the compiler could not do its work; see that there is room on the disk, then "
        + "build the course anew: swift build\nIt said: \(quote)")
  }

  private func needRoom(in work: URL) throws(ToolError) {
    do {
      try Data(count: 65_536).write(to: work.appending(path: "room"))
    } catch {
      throw ToolError(cannot: "write in", work.deletingLastPathComponent().path, because: error)
    }
  }

  /// Builds a program, or finds it in the store.
  func build(
    _ program: String, in folder: URL, with work: URL
  ) async throws -> ProgramStore.Build {
    let course =
      try store.map { [$0.course.path] }
      ?? courseObjects(listedIn: work.appending(path: "objects").path)
    let compile = { executable in
      try await Run.of(
        command(program, as: executable, with: course), in: folder,
        environment: ["TMPDIR": work.path], limit: limits.compiling)
    }
    guard let store else {
      let executable = work.appending(path: "program").path
      return ProgramStore.Build(executable: executable, compiler: try await compile(executable))
    }
    let text = try String(contentsOf: folder.appending(path: program), encoding: .utf8)
    let recipe = command(program, as: "", with: course).joined(separator: " ") + "\n" + text
    let name = program.replacing("/", with: "-")
    return try await store.program(name, from: recipe, build: compile)
  }

  /// What builds a program from its file and the course.
  private func command(
    _ program: String, as executable: String, with course: [String]
  ) -> [String] {
    ["swiftc", program] + course + Self.linker + [
      "-o", executable, "-module-name", "main", "-swift-version", "6",
      "-diagnostic-style", "llvm",
      "-I", products.path, "-I", products.appending(path: "Modules").path,
    ]
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

  /// The objects of the course, as arguments for the compiler.
  ///
  /// SwiftPM has two build systems: one leaves an object for each module, the other a list of those
  /// with which the course was linked.
  private func courseObjects(listedIn list: String) throws -> [String] {
    let modules = ["LessonKit.o", "ReactiveCore.o"].map { products.appending(path: $0).path }
    if modules.allSatisfy(FileManager.default.fileExists) { return modules }
    let linked = products.appending(path: "course.product/Objects.LinkFileList")
    guard let text = try? String(contentsOf: linked, encoding: .utf8) else {
      throw Self.notBuilt
    }
    let objects = text.split(separator: "\n")
      .filter { $0.contains("/ReactiveCore.build/") || $0.contains("/LessonKit.build/") }
    try Data(objects.joined(separator: "\n").utf8).write(to: URL(filePath: list))
    return ["@" + list]
  }

  private static let notBuilt = ToolError(
    message: "the course is not built as it should be; build it anew: swift build")

  /// What tells one state of the course from another: size and time of each of its objects.
  private func courseState() throws -> String {
    let files = FileManager.default
    let folders = ["", "LessonKit.build", "ReactiveCore.build"].map { products.appending(path: $0) }
    let objects = folders.flatMap { folder in
      let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0).path }
    }
    // Without any, each state would look like the one before.
    if objects.isEmpty { throw Self.notBuilt }
    return try objects.map { path in
      let facts = try files.attributesOfItem(atPath: path)
      let time = (facts[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(path) \(facts[.size] ?? 0) \(time)\n"
    }.joined()
  }
}
