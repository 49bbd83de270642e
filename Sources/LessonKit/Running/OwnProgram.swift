import Foundation

/// This program, run once more as a process of its own.
///
/// A guess is compared with what a lesson really prints, and steps are what really happened: both
/// come from a run.
enum OwnProgram {
  /// Runs this program again and returns the lines that it prints on standard output.
  ///
  /// - Parameters:
  ///   - arguments: The flags to start it with.
  ///   - environment: Variables to set beside those of this process.
  /// - Returns: The lines, without what ends them.
  /// - Throws: `Trouble`, which keeps the program from coming to its end; or that it is not there.
  static func lines(
    arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> [String] {
    let outcome = try run(arguments: arguments, environment: environment)
    if outcome.wasTooLong {
      throw Trouble(
        message: "the lesson did not come to its end within \(seconds) seconds, so it was stopped; "
          + "undo your change of it with: git checkout Sources/Lessons; or give it more time, as in "
          + "\(variable)=600")
    }
    return outcome.lines
  }

  /// What came of a run.
  struct Outcome {
    /// What it printed on standard output, without what ends the lines.
    let lines: [String]

    /// Whether the program came to its end, with exit status 0.
    let hasEndedWell: Bool

    /// Whether it had to be stopped.
    let wasTooLong: Bool
  }

  /// Runs this program again to its end, or for as long as it may take.
  ///
  /// - Parameters:
  ///   - arguments: The flags to start it with.
  ///   - environment: Variables to set beside those of this process.
  ///   - errors: Whether its standard error is passed on.
  /// - Returns: What came of it.
  /// - Throws: `Trouble`, which keeps the program from being started; or that it is not there.
  static func run(
    arguments: [String] = [], environment: [String: String], errors: Bool = true
  ) throws -> Outcome {
    #if os(macOS) || os(Linux)
      Belongings.goWithThisProgram()
      guard let program = Bundle.main.executablePath else { throw CocoaError(.fileNoSuchFile) }
      let run = try Run.waiting(
        for: .init(
          command: [program] + arguments, folder: ".", environment: environment, group: .shared,
          limit: .seconds(seconds)))
      // The shell's word for a program that is not there.
      if run.ending == .exited(status: 127) { throw CocoaError(.fileNoSuchFile) }
      if errors { FileHandle.standardError.write(Data(run.errors.utf8)) }
      var lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      if lines.last == "" { lines.removeLast() }
      return Outcome(
        lines: lines, hasEndedWell: run.ending == .exited(status: 0),
        wasTooLong: run.ending == .stopped(after: .seconds(seconds)))
    #else
      // Phones, watches and the like let no program start another.
      throw CocoaError(.featureUnsupported)
    #endif
  }

  /// The variable that says how many seconds a run may take.
  private static let variable = "LESSON_SECONDS"

  private static let seconds = max(
    1, ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? 60)
}
