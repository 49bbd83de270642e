import Foundation

/// What a program printed, and how it ended.
struct Run: Sendable, Equatable {
  let output: String
  let errors: String
  let ending: Ending

  /// How a program ended.
  enum Ending: Sendable, Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
    case stopped(after: Duration)
  }

  /// Runs a command to its end, or kills it when it takes too long or prints more than 2 MB.
  ///
  /// - Parameters:
  ///   - command: A program to be found on the path, and its arguments.
  ///   - folder: Where to run it.
  ///   - input: A file that it can read from standard input; nothing by default.
  ///   - environment: Variables to set over those of this process.
  ///   - limit: The time after which it is killed.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ command: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:],
    limit: Duration
  ) async throws -> Run {
    try await withTemporaryFolder { sinks in
      // Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
      let output = try Sink(sinks.appending(path: "output"))
      let errors = try Sink(sinks.appending(path: "errors"))
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      process.currentDirectoryURL = folder
      // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
      process.environment = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        .merging(environment) { $1 }
      process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
      process.standardOutput = output.handle
      process.standardError = errors.handle
      let isStopped = try await process.runToEnd(limit: limit) { output.size > 2_000_000 }
      let ending: Ending =
        if isStopped {
          .stopped(after: limit)
        } else if process.terminationReason == .uncaughtSignal {
          .killed(signal: process.terminationStatus)
        } else {
          .exited(status: process.terminationStatus)
        }
      return Run(output: try output.text, errors: try errors.text, ending: ending)
    }
  }

  /// A file into which a program prints.
  private struct Sink: Sendable {
    let url: URL
    let handle: FileHandle

    init(_ url: URL) throws {
      try Data().write(to: url)
      self.url = url
      handle = try FileHandle(forWritingTo: url)
    }

    /// The number of bytes printed so far.
    var size: Int {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      return attributes?[.size] as? Int ?? 0
    }

    var text: String {
      get throws { String(decoding: try Data(contentsOf: url), as: UTF8.self) }
    }
  }
}

/// Makes a folder for a piece of work, and removes it afterwards.
func withTemporaryFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await work(folder)
}

extension Process {
  /// Runs to the end, or kills the program when it takes too long or something is too much.
  ///
  /// - Returns: Whether it was killed.
  fileprivate func runToEnd(
    limit: Duration, isTooMuch: @escaping @Sendable () -> Bool
  ) async throws -> Bool {
    let (ends, end) = AsyncStream<Void>.makeStream()
    terminationHandler = { _ in end.finish() }
    try run()
    let watchdog = Task { [processIdentifier] in
      let deadline = ContinuousClock.now + limit
      while ContinuousClock.now < deadline, !isTooMuch() {
        // A sleep that is cancelled throws: the program was quicker.
        guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { return false }
      }
      kill(processIdentifier, SIGKILL)
      return true
    }
    for await _ in ends {}
    watchdog.cancel()
    return await watchdog.value
  }
}
