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
    try run(arguments: arguments, environment: environment).lines
  }

  /// What came of a run.
  struct Outcome {
    /// What it printed on standard output, without what ends the lines.
    let lines: [String]

    /// Whether the program came to its end, with exit status 0.
    let hasEndedWell: Bool
  }

  /// Runs this program again to its end.
  ///
  /// - Parameters:
  ///   - arguments: The flags to start it with.
  ///   - environment: Variables to set beside those of this process.
  ///   - errors: Whether its standard error is passed on.
  /// - Returns: What came of it.
  /// - Throws: What keeps the program from being started.
  static func run(
    arguments: [String] = [], environment: [String: String], errors: Bool = true
  ) throws -> Outcome {
    #if os(macOS) || os(Linux)
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      if !errors { process.standardError = FileHandle.nullDevice }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      var lines = String(decoding: output, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      let hasEndedWell = process.terminationReason == .exit && process.terminationStatus == 0
      return Outcome(lines: lines, hasEndedWell: hasEndedWell)
    #else
      // Phones, watches and the like let no program start another.
      throw CocoaError(.featureUnsupported)
    #endif
  }
}
