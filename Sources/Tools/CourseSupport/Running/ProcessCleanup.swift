#if os(macOS) || os(Linux)
  import Foundation
  import Synchronization

  /// What this program owns: the programs that it has started, and its temporary files.
  ///
  /// All of it goes before this program does, also if somebody presses Ctrl-C. With Ctrl-Z, all of
  /// it waits.
  package enum ProcessCleanup {
    private struct All {
      var programs: Set<Child> = []

      /// Temporary files and folders.
      var files: Set<URL> = []

      /// For how long this program has been stopped, in all.
      var rest = Duration.zero
    }

    // The lock is held while something is made, and for ever once this program goes: nothing new is
    // made then.
    private static let all = Mutex(All())

    /// Starts a program.
    static func start(_ start: () throws -> Child) throws -> Child {
      try all.withLock { all in
        let child = try start()
        all.programs.insert(child)
        return child
      }
    }

    /// Stops whatever is left of a program.
    ///
    /// - Returns: How it ended.
    static func reap(_ child: Child) -> Run.Ending {
      all.withLock { all in
        all.programs.remove(child)
        return child.reap()
      }
    }

    /// The time, by a clock that stands still while this program is stopped.
    static var now: ContinuousClock.Instant { all.withLock { .now - $0.rest } }

    /// Where temporary folders are made: where TMPDIR says.
    ///
    /// Foundation's own answer is another one on macOS, and `/` where TMPDIR is empty.
    static func temporaryFolder(named name: String?) -> URL {
      let path = name.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
      return URL(filePath: path, directoryHint: .isDirectory).absoluteURL
    }

    /// Makes a temporary folder.
    package static func makeFolder() throws -> URL {
      try all.withLock { all in
        let place = temporaryFolder(named: ProcessInfo.processInfo.environment["TMPDIR"])
        let folder = place.appending(path: "cold-and-hot-\(UUID())")
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        } catch {
          throw ToolError(
            cannot: "make a temporary folder in", "\(place.path) (TMPDIR says where)",
            because: error)
        }
        all.files.insert(folder)
        return folder
      }
    }

    /// Removes a temporary file or folder.
    package static func remove(_ file: URL) {
      all.withLock { all in
        removeForGood(file)
        _ = all.files.remove(file)
      }
    }

    /// Removes a file or folder into which a program that is about to die may still be writing.
    private static func removeForGood(_ file: URL) {
      for _ in 1...100 {
        try? FileManager.default.removeItem(at: file)
        if !FileManager.default.fileExists(atPath: file.path) { return }
        usleep(1_000)
      }
    }

    /// Does some work with a file that is there for the time of this work only.
    package static func withTemporary<Result>(_ file: URL, _ work: () throws -> Result) rethrows
      -> Result
    {
      all.withLock { all in _ = all.files.insert(file) }
      defer { remove(file) }
      return try work()
    }

    /// From now on, cleans up when somebody tells this program to stop, and then stops.
    package static func cleanUpOnSignals() { _ = watch }

    private static let watch: Void = {
      let reading = signals.reading  // so both ends are there before a handler needs one
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] {
        // Next to nothing may be done in here, so a thread does it. A Dispatch source would begin to
        // listen a moment later, and miss a signal that comes before.
        signal(number) { number in
          let before = errno
          var byte = UInt8(truncatingIfNeeded: number)
          _ = write(ProcessCleanup.signals.writing, &byte, 1)
          errno = before
        }
      }
      Thread.detachNewThread {
        var byte: UInt8 = 0
        while true {
          guard read(reading, &byte, 1) == 1 else { continue }
          if byte == SIGTSTP { rest() } else { end(by: Int32(byte)) }
        }
      }
    }()

    /// The two ends of a pipe, through which the handlers say which signals have come.
    private static let signals: (reading: Int32, writing: Int32) = {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }()

    /// Cleans up, and ends this program as the signal would have.
    private static func end(by number: Int32) {
      all.withLock { all in
        cleanUp(all)
        obey(number)
        while true { pause() }
      }
    }

    /// Stops this program, and all that it has started, until somebody tells it to go on.
    private static func rest() {
      all.withLock { all in
        let begin = ContinuousClock.now
        for child in all.programs { child.send(SIGSTOP) }
        obey(SIGTSTP)
        // This program goes on, so somebody has told it to.
        for child in all.programs { child.send(SIGCONT) }
        all.rest += .now - begin
      }
    }

    /// Does what a signal does by itself, so that whoever started this program sees which it was.
    private static func obey(_ number: Int32) {
      var (usual, ours) = (sigaction(), sigaction())  // what is empty means: as usual
      var (signals, before) = (sigset_t(), sigset_t())
      sigemptyset(&signals)
      sigaddset(&signals, number)
      sigaction(number, &usual, &ours)
      pthread_sigmask(SIG_UNBLOCK, &signals, &before)
      raise(number)
      // If this program goes on, the handler hears of the next signal as it did of this one.
      pthread_sigmask(SIG_SETMASK, &before, nil)
      sigaction(number, &ours, nil)
    }

    private static func cleanUp(_ all: All) {
      for child in all.programs {
        if !child.hasEnded { child.askToStop() }
        _ = child.reap()
      }
      all.files.forEach(removeForGood)
    }
  }

  /// Makes a folder for a piece of work, and removes it afterwards.
  package func withTemporaryFolder<Result>(
    _ work: (URL) async throws -> Result
  ) async throws -> Result {
    let folder = try ProcessCleanup.makeFolder()
    defer { ProcessCleanup.remove(folder) }
    return try await work(folder)
  }
#endif
