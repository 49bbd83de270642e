#if os(macOS) || os(Linux)
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
    ///   - room: The number of bytes that it may print, on each of its two streams.
    ///   - lastWords: Words that suffice: once it has printed them, it is stopped.
    ///   - stop: The signal that tells it to stop.
    ///   - isEnough: Is asked again and again; once it says so, the program is stopped.
    /// - Returns: What it printed, and how it ended.
    /// - Throws: `ToolError`, which keeps it from running.
    package static func of(
      _ command: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:],
      limit: Duration, room: Int = 2_000_000, until lastWords: String? = nil, stop: Int32 = SIGINT,
      isEnough: () -> Bool = { false }
    ) async throws -> Run {
      // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
      let variables = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }.merging(environment) { $1 }
      return try await Gate.programs.pass {
        try await withTemporaryFolder { sinks in
          // Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
          let output = try Sink(sinks.appending(path: "output"))
          let errors = try Sink(sinks.appending(path: "errors"))
          let deadline = ProcessCleanup.now + limit
          let child = try ProcessCleanup.start {
            try Child(
              starting: command, in: folder.path,
              files: .init(
                input: input?.path ?? "/dev/null", output: output.url.path,
                errors: errors.url.path),
              environment: variables)
          }
          func hasPrinted(more room: Int) -> Bool { max(output.size, errors.size) > room }
          func hasSaid(_ words: String?) -> Bool {
            guard let words else { return false }
            return [output, errors].contains {
              (try? $0.text(upTo: room))?.contains(words) == true
            }
          }
          // Short programs are not kept waiting, and long ones are not asked all the time.
          var pause = 1_000
          while !child.hasEnded, ProcessCleanup.now < deadline, !hasPrinted(more: room),
            !hasSaid(lastWords), !isEnough(), !Task.isCancelled
          {
            try? await Task.sleep(for: .microseconds(pause))
            pause = min(pause * 2, 20_000)
          }
          let isStopped = !child.hasEnded
          if isStopped {
            // A program that ignores the order to stop may not fill the disk meanwhile.
            let most = max(output.size, errors.size) + room
            child.askToStop(with: stop) { hasPrinted(more: most) }
          }
          let ending = ProcessCleanup.reap(child)
          return Run(
            output: try output.text(upTo: room), errors: try errors.text(upTo: room),
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
    func text(upTo room: Int) throws -> String {
      do {
        let file = try FileHandle(forReadingFrom: url)
        defer { try? file.close() }
        return String(decoding: try file.read(upToCount: room) ?? Data(), as: UTF8.self)
      } catch {
        throw ToolError(cannot: "read", url.path, because: error)
      }
    }
  }
#endif
