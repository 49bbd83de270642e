import Foundation

/// What a program printed, and how it ended.
package struct Run: Sendable, Equatable {
  package let output: String
  package let errors: String
  package let ending: Ending

  /// How a program ended.
  package enum Ending: Sendable, Equatable {
    case exited(status: Int32)
    case killed(signal: Int32)
    case stopped(after: Duration)
  }

  package init(output: String, errors: String, ending: Ending) {
    self.output = output
    self.errors = errors
    self.ending = ending
  }

  /// Runs a command to its end, or stops it when it takes too long or prints more than 2 MB.
  ///
  /// What it started, and left behind, ends with it.
  ///
  /// - Parameters:
  ///   - command: A program to be found on the path, and its arguments.
  ///   - folder: Where to run it.
  ///   - input: A file that it can read from standard input; nothing by default.
  ///   - environment: Variables to set over those of this process.
  ///   - limit: The time after which it is stopped.
  ///   - mostBytes: How many bytes it may print, on each of its two streams.
  ///   - lastWords: Words that suffice: once it has printed them, it is stopped.
  ///   - stop: The signal that tells it to stop.
  ///   - report: A file into which it writes what matters; by default that is standard output.
  ///   - tell: Gets the lines of the report, while it runs. Each time, `limit` begins anew: only a
  ///     program that reports nothing for so long is stopped.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: `ToolError`, which keeps it from running.
  package static func of(
    _ command: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:],
    limit: Duration, mostBytes: Int = 2_000_000, until lastWords: String? = nil,
    stop: Int32 = SIGINT, report: URL? = nil, tell: ((String) -> Void)? = nil
  ) async throws -> Run {
    // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
    let variables = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
    return try await ProcessSlots.all.use {
      try await withTemporaryFolder { sinks in
        // Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
        let output = try Sink(sinks.appending(path: "output"))
        let errors = try Sink(sinks.appending(path: "errors"))
        let report = try report.map(Sink.init) ?? output
        let child = try ProcessCleanup.start {
          try ChildProcess(
            starting: command, in: folder.path, input: input?.path ?? "/dev/null",
            output: output.url.path, errors: errors.url.path, environment: variables)
        }
        var deadline = ContinuousClock.now + limit
        var told = 0
        func tellMore() throws {
          guard let tell, report.size > told else { return }
          let lines = try report.bytes(from: told, upTo: mostBytes)
          guard let end = lines.lastIndex(of: UInt8(ascii: "\n")) else { return }
          told += end + 1
          deadline = .now + limit
          tell(String(decoding: lines[...end], as: UTF8.self))
        }
        func hasSaidEnough() throws -> Bool {
          if max(output.size, errors.size) > mostBytes { return true }
          guard let lastWords else { return false }
          return try [output, errors].contains { try $0.text(upTo: mostBytes).contains(lastWords) }
        }
        // Short programs are not kept waiting, and long ones are not asked all the time.
        var pause = 1_000
        while !child.hasEnded, ContinuousClock.now < deadline, !Task.isCancelled,
          try !hasSaidEnough()
        {
          try? await Task.sleep(for: .microseconds(pause))
          pause = min(pause * 2, 20_000)
          try tellMore()
        }
        let isStopped = !child.hasEnded
        if isStopped { child.askToStop(with: stop) }
        let ending = ProcessCleanup.reap(child)
        try tellMore()
        return Run(
          output: try output.text(upTo: mostBytes), errors: try errors.text(upTo: mostBytes),
          ending: isStopped ? .stopped(after: limit) : ending)
      }
    }
  }
}

/// A file into which a program prints.
private struct Sink: Sendable {
  let url: URL

  init(_ url: URL) throws {
    do { try Data().write(to: url) } catch {
      throw ToolError(cannot: "write", url.path, because: error)
    }
    self.url = url
  }

  /// The number of bytes printed so far.
  var size: Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.size] as? Int ?? 0
  }

  /// What was printed, as far as it is not too much.
  func text(upTo most: Int) throws -> String {
    String(decoding: try bytes(from: 0, upTo: most), as: UTF8.self)
  }

  func bytes(from start: Int, upTo most: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(start))
    return try file.read(upToCount: most) ?? Data()
  }
}

/// Lets few programs run at a time: one more than there are cores, since each waits now and then.
///
/// If hundreds of tests started theirs at once, each would get a small part of the machine, and reach
/// its time limit.
private actor ProcessSlots {
  static let all = ProcessSlots()

  private var free = ProcessInfo.processInfo.activeProcessorCount + 1
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Does a piece of work as soon as there is a free place.
  nonisolated func use<Result>(_ work: () async throws -> Result) async throws -> Result {
    await enter()
    do {
      let result = try await work()
      await leave()
      return result
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
