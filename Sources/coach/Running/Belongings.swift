import Foundation
import Synchronization

/// What the coach owns: the programs that it has started, and its temporary folders.
///
/// All of it goes before the coach does, also if somebody presses Ctrl-C.
enum Belongings {
  private struct All {
    var programs: Set<Child> = []
    var folders: Set<URL> = []
  }

  // The lock is held while something is made, and for ever once the coach goes: nothing new is
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
  static func bury(_ child: Child) -> Run.Ending {
    all.withLock { all in
      all.programs.remove(child)
      return child.bury()
    }
  }

  /// Makes a temporary folder.
  static func makeFolder() throws -> URL {
    try all.withLock { all in
      let place = FileManager.default.temporaryDirectory
      let folder = place.appending(path: "coach-\(UUID())")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      } catch {
        throw Trouble(
          cannot: "make a temporary folder in", "\(place.path) (TMPDIR says where)", because: error)
      }
      all.folders.insert(folder)
      return folder
    }
  }

  /// Removes a temporary folder.
  static func remove(_ folder: URL) {
    all.withLock { all in
      try? FileManager.default.removeItem(at: folder)
      _ = all.folders.remove(folder)
    }
  }

  /// From now on, tidies up when somebody tells the coach to stop, and then stops.
  static func goWithTheCoach() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)  // else it ends the coach before the source below hears of it
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        source.cancel()
        all.withLock { all in
          tidyUp(all)
          die(by: number)
        }
      }
      source.activate()
    }
  }

  /// Ends the coach by a signal, so that who started it sees by which.
  private static func die(by number: Int32) -> Never {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
    while true { pause() }
  }

  private static func tidyUp(_ all: All) {
    for child in all.programs {
      if !child.hasEnded { child.askToStop() }
      _ = child.bury()
    }
    for folder in all.folders {
      // A program that is about to die may still be writing there.
      for _ in 1...100 where FileManager.default.fileExists(atPath: folder.path) {
        try? FileManager.default.removeItem(at: folder)
        usleep(1_000)
      }
    }
  }
}

/// Makes a folder for a piece of work, and removes it afterwards.
func withTemporaryFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
  let folder = try Belongings.makeFolder()
  defer { Belongings.remove(folder) }
  return try await work(folder)
}
