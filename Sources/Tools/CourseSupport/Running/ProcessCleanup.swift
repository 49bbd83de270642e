import Foundation
import Synchronization

/// What this program has started and made: it ends and removes all of it before it ends itself,
/// also when somebody presses Ctrl-C.
package enum ProcessCleanup {
  private struct All {
    var children: Set<ChildProcess> = []
    var folders: Set<URL> = []
  }

  // Once this program is told to end, the lock is held for good: nothing new is started or made.
  private static let all = Mutex(All())

  /// Starts a program.
  package static func start(_ start: () throws -> ChildProcess) throws -> ChildProcess {
    try all.withLock { all in
      let child = try start()
      all.children.insert(child)
      return child
    }
  }

  /// Ends whatever is left of a program, and returns how it ended.
  package static func reap(_ child: ChildProcess) -> Run.Ending {
    all.withLock { all in
      all.children.remove(child)
      return child.reap()
    }
  }

  fileprivate static func make(_ folder: URL) throws {
    try all.withLock { all in
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      } catch {
        throw ToolError(
          cannot: "make a temporary folder, as TMPDIR says,", folder.path, because: error)
      }
      all.folders.insert(folder)
    }
  }

  /// Removes a folder, even if a program that is about to die still writes into it.
  fileprivate static func remove(_ folder: URL) {
    all.withLock { all in
      all.folders.remove(folder)
      erase(folder)
    }
  }

  private static func erase(_ folder: URL) {
    for _ in 1...100 where FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// From now on, cleans up when a signal tells this program to end, and then ends.
  package static func cleanUpOnSignals() { _ = watch }

  private static let watch: Void = {
    let reading = signals.reading  // so both ends are there before a handler needs one
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      // A handler may do next to nothing, so it only wakes a thread.
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(ProcessCleanup.signals.writing, &byte, 1)
      }
    }
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) != 1 {}
      end(by: Int32(byte))
    }
  }()

  /// The two ends of a pipe, through which the handlers say which signal has come.
  private static let signals: (reading: Int32, writing: Int32) = {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Cleans up, and ends this program as the signal would have: so whoever started it sees which
  /// signal it was.
  private static func end(by number: Int32) {
    Keyboard.close()
    all.withLock { all in
      for child in all.children {
        child.askToStop()
        _ = child.reap()
      }
      all.folders.forEach(erase)
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}

/// Makes a folder where TMPDIR says, does some work with it, and removes it afterwards.
package func withTemporaryFolder<Result>(
  _ work: (URL) async throws -> Result
) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "cold-and-hot-\(UUID())")
  try ProcessCleanup.make(folder)
  defer { ProcessCleanup.remove(folder) }
  return try await work(folder)
}
