import Foundation
import Marbles

/// The programs that were built.
package enum BuiltPrograms {
  /// Runs a lesson or a chapter for its steps.
  ///
  /// - Parameters:
  ///   - program: The name of its executable, such as `lesson-01-create-signal`.
  ///   - folder: The folder into which it was built.
  /// - Returns: The lines that it prints, with notes of all that happens; `Step` and
  ///   `RecordedDrawing` read them.
  /// - Throws: What keeps it from coming to its end.
  package static func notes(of program: String, in folder: URL) async throws -> [String] {
    try await lines(of: folder.appending(path: program), environment: Step.variables)
  }

  /// Runs a lesson or a chapter, and passes on what it says on standard error.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The flags with which to start it.
  ///   - environment: Variables to set over those of this process.
  ///   - limit: For how long it may run.
  /// - Returns: The lines that it prints.
  /// - Throws: `ToolError`, if it does not come to its end.
  package static func lines(
    of program: URL, _ arguments: [String] = [], environment: [String: String] = [:],
    limit: Duration = .seconds(60)
  ) async throws -> [String] {
    let run = try await Run.of(
      [program.path] + arguments, in: program.deletingLastPathComponent(),
      environment: environment, limit: limit, mostBytes: 50_000_000)
    if !run.errors.isEmpty { FileHandle.standardError.write(Data(run.errors.utf8)) }
    let name = program.lastPathComponent
    switch run.ending {
    case .exited(status: 0): break
    case .exited(let status):
      throw ToolError(message: "\(name) did not come to its end: it ended with status \(status)")
    case .killed(let signal):
      throw ToolError(message: "\(name) did not come to its end: signal \(signal) ended it")
    case .stopped:
      throw ToolError(
        message:
          "\(name) did not come to its end within \(limit.components.seconds) seconds, so it "
          + "was stopped; undo your change of it with: git checkout Sources/Lessons; or give it more "
          + "time, as in TIME_LIMIT=600")
    }
    return run.output.hasSuffix("\n")
      ? run.output.dropLast().components(separatedBy: "\n") : [run.output]
  }
}
