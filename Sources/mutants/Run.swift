import Foundation

/// One run of a program.
struct Run {
  let output: String
  let status: Int32
  let wasTooLong: Bool

  /// Runs a program to its end, or stops it: after a time, or once it has printed certain words.
  ///
  /// - Parameters:
  ///   - command: A program to be found on the path, and its arguments.
  ///   - folder: Where to run it; what it prints stands there in `output.txt`.
  ///   - seconds: The time after which it is stopped.
  ///   - words: The words after which it is stopped, if any.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ command: [String], in folder: URL, limit seconds: Double, until words: String? = nil
  ) throws -> Run {
    let file = folder.appending(path: "output.txt")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    // A crash that prints a backtrace takes seconds.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let deadline = Date.now + seconds
    try process.run()
    try handle.close()
    let watch = Task.detached { [identifier = process.processIdentifier] in
      // A sleep that is cancelled throws: the program has come to its end.
      while (try? await Task.sleep(for: .milliseconds(50))) != nil {
        guard Date.now >= deadline || words.map(text(of: file).contains) == true else { continue }
        // An interrupt, since `swift test` hands that one on to the tests that it runs.
        kill(identifier, SIGINT)
        return
      }
    }
    process.waitUntilExit()
    watch.cancel()
    return Run(
      output: text(of: file), status: process.terminationStatus,
      wasTooLong: Date.now >= deadline)
  }

  private static func text(of file: URL) -> String {
    String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
  }
}
