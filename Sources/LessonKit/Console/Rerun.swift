import Foundation

/// This program, run once more as a process of its own.
///
/// A guess is compared with what a lesson really prints, and steps are what really happened: both
/// come from a run.
enum Rerun {
  /// Runs this program again and returns the lines that it prints on standard output.
  ///
  /// - Parameters:
  ///   - arguments: The flags to start it with.
  ///   - environment: Variables to set beside those of this process.
  /// - Returns: The lines, without what ends them.
  /// - Throws: What keeps the program from being started.
  static func lines(
    arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String] {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      var lines = String(decoding: output, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    #else
      // Phones, watches and the like let no program start another.
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
