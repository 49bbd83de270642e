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

    /// What to run, and how.
    package struct Order: Sendable {
      /// A program to be found on the path, and its arguments.
      var command: [String]

      /// Where to run it.
      var folder: String

      /// A file that it can read from standard input.
      var input = "/dev/null"

      /// Variables to set over those of this process.
      var environment: [String: String] = [:]

      /// The group that it belongs to.
      var group = Child.Group.own

      /// The time after which it is stopped.
      var limit: Duration

      /// The number of bytes that it may print, on standard output and on standard error each.
      var room = 2_000_000

      /// Words that suffice: once it has printed them, it is stopped.
      var lastWords: String?

      /// The signal that tells it to stop.
      var stop = SIGINT
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
    /// - Returns: What it printed, and how it ended.
    /// - Throws: `ToolError`, which keeps it from running.
    package static func of(
      _ command: [String], in folder: URL, input: URL? = nil, environment: [String: String] = [:],
      limit: Duration, room: Int = 2_000_000, until lastWords: String? = nil, stop: Int32 = SIGINT
    ) async throws -> Run {
      let order = Order(
        command: command, folder: folder.path, input: input?.path ?? "/dev/null",
        environment: environment, limit: limit, room: room, lastWords: lastWords, stop: stop)
      return try await Gate.programs.pass {
        try await withTemporaryFolder { sinks in
          var running = try Running(order, printingInto: sinks)
          while !running.isOver, !Task.isCancelled {
            try? await Task.sleep(for: .microseconds(running.nextPause()))
          }
          return try running.end()
        }
      }
    }

    /// The same for a program that has nothing else to do meanwhile.
    static func waiting(for order: Order) throws -> Run {
      let sinks = try ProcessCleanup.makeFolder()
      defer { ProcessCleanup.remove(sinks) }
      var running = try Running(order, printingInto: sinks)
      while !running.isOver { usleep(running.nextPause()) }
      return try running.end()
    }
  }

  /// A program that runs, and the files into which it prints.
  ///
  /// Files, not pipes: nobody has to empty them, and no grandchild can keep them open.
  private struct Running {
    private let order: Run.Order
    private let output: Sink
    private let errors: Sink
    private let child: Child
    private let deadline: ContinuousClock.Instant
    private var pause: UInt32 = 500

    init(_ order: Run.Order, printingInto folder: URL) throws {
      self.order = order
      let (output, errors) = (
        try Sink(folder.appending(path: "output")), try Sink(folder.appending(path: "errors"))
      )
      // A crash prints its message only: a backtrace takes seconds, and is full of addresses.
      let variables = ProcessInfo.processInfo.environment
        .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        .merging(order.environment) { $1 }
      deadline = ProcessCleanup.now + order.limit
      child = try ProcessCleanup.start {
        try Child(
          starting: order.command, in: order.folder,
          files: .init(input: order.input, output: output.url.path, errors: errors.url.path),
          environment: variables, group: order.group)
      }
      (self.output, self.errors) = (output, errors)
    }

    /// Whether the program has ended, or is to be stopped.
    var isOver: Bool {
      child.hasEnded || ProcessCleanup.now >= deadline || hasPrinted(more: order.room)
        || hasSaidEnough
    }

    /// How many microseconds to wait before the next look.
    ///
    /// Short programs are not kept waiting, and long ones are not asked all the time.
    mutating func nextPause() -> UInt32 {
      pause = min(pause * 2, 20_000)
      return pause
    }

    /// Stops what is left of the program.
    ///
    /// - Returns: What it printed, and how it ended.
    func end() throws -> Run {
      let isStopped = !child.hasEnded
      if isStopped {
        // A program that ignores the order to stop may not fill the disk meanwhile.
        let room = max(output.size, errors.size) + order.room
        child.askToStop(with: order.stop) { hasPrinted(more: room) }
      }
      let ending = ProcessCleanup.reap(child)
      return Run(
        output: try output.text(upTo: order.room), errors: try errors.text(upTo: order.room),
        ending: isStopped ? .stopped(after: order.limit) : ending)
    }

    private func hasPrinted(more room: Int) -> Bool { output.size > room || errors.size > room }

    private var hasSaidEnough: Bool {
      guard let words = order.lastWords else { return false }
      return [output, errors].contains {
        (try? $0.text(upTo: order.room))?.contains(words) == true
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
