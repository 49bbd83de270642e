import Foundation

/// What a program printed, and how it ended.
struct Run: Sendable, Equatable {
  var output: String
  var errors: String
  var ending: Ending

  /// How a program ended.
  enum Ending: Sendable, Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
    case timedOut(after: Duration)
  }
}

extension Run {
  /// Runs a program to its end, in an empty folder.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  ///   - input: What it can read from standard input.
  ///   - environment: What to set over the environment of the tests.
  ///   - timeout: The time after which the program is killed.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ executable: URL, _ arguments: [String] = [], input: String? = nil,
    environment: [String: String] = [:], timeout: Duration = .seconds(20)
  ) async throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let work = folder.appending(path: "work")
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    // Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
    let output = try Sink(folder.appending(path: "output"))
    let errors = try Sink(folder.appending(path: "errors"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = work
    // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let input {
      let source = folder.appending(path: "input")
      try Data(input.utf8).write(to: source)
      process.standardInput = try FileHandle(forReadingFrom: source)
    }
    process.standardOutput = output.handle
    process.standardError = errors.handle

    let hasTimedOut = try await process.runToEnd(timeout: timeout)
    let ending: Ending =
      if hasTimedOut {
        .timedOut(after: timeout)
      } else if process.terminationReason == .uncaughtSignal {
        .killed(signal: process.terminationStatus)
      } else {
        .exited(status: process.terminationStatus)
      }
    return Run(output: try output.text, errors: try errors.text, ending: ending)
  }

  /// A file into which a program prints.
  private struct Sink {
    let url: URL
    let handle: FileHandle

    init(_ url: URL) throws {
      try Data().write(to: url)
      self.url = url
      handle = try FileHandle(forWritingTo: url)
    }

    var text: String {
      get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    }
  }
}

extension Process {
  /// Runs to the end, or kills the program when it takes too long.
  ///
  /// - Returns: Whether it took too long.
  fileprivate func runToEnd(timeout: Duration) async throws -> Bool {
    let (ends, end) = AsyncStream<Void>.makeStream()
    terminationHandler = { _ in end.finish() }
    try run()
    let watchdog = Task { [processIdentifier] in
      // A sleep that is cancelled throws: the program was quicker.
      guard (try? await Task.sleep(for: timeout)) != nil else { return false }
      kill(processIdentifier, SIGKILL)
      return true
    }
    for await _ in ends {}
    watchdog.cancel()
    return await watchdog.value
  }
}
