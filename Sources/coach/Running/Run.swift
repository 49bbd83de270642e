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

  /// The number of bytes that a program may print, on standard output and on standard error each.
  private static let enough = 2_000_000

  /// Runs a command to its end, or kills it when it takes too long or prints more than 2 MB.
  ///
  /// What it started, and left behind, ends with it.
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
    // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
    let variables = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    return try await Gate.programs.pass {
      try await withTemporaryFolder { sinks in
        // Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
        let output = try Sink(sinks.appending(path: "output"))
        let errors = try Sink(sinks.appending(path: "errors"))
        let child = try Belongings.start {
          try Child(
            starting: command, in: folder.path,
            files: .init(
              input: input?.path ?? "/dev/null", output: output.url.path, errors: errors.url.path),
            environment: variables)
        }
        let isStopped = await child.outlasts(limit) {
          output.size > enough || errors.size > enough
        }
        if isStopped { child.askToStop() }
        let ending = Belongings.bury(child)
        return Run(
          output: try output.text, errors: try errors.text,
          ending: isStopped ? .stopped(after: limit) : ending)
      }
    }
  }

  /// A file into which a program prints.
  private struct Sink: Sendable {
    let url: URL

    init(_ url: URL) throws {
      try Data().write(to: url)
      self.url = url
    }

    /// The number of bytes printed so far.
    var size: Int {
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      return attributes?[.size] as? Int ?? 0
    }

    /// What was printed, as far as it is not too much.
    var text: String {
      get throws {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        return String(decoding: try file.read(upToCount: enough) ?? Data(), as: UTF8.self)
      }
    }
  }
}

extension Child {
  /// Waits for the end of the program, for as long as it may take.
  ///
  /// - Returns: Whether it takes too long, or something is too much.
  fileprivate func outlasts(
    _ limit: Duration, isTooMuch: @Sendable () -> Bool
  ) async -> Bool {
    let deadline = ContinuousClock.now + limit
    // Short programs are not kept waiting, and long ones are not asked all the time.
    var pause = Duration.milliseconds(1)
    while !hasEnded {
      if ContinuousClock.now >= deadline || isTooMuch() || Task.isCancelled { return true }
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(20))
    }
    return false
  }
}
