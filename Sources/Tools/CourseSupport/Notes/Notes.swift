import Foundation
import LessonKit

/// The programs that were built.
package enum Products {
  /// Runs a lesson or a chapter for its steps.
  ///
  /// - Parameters:
  ///   - program: The name of its executable, such as `lesson-01-create-signal`.
  ///   - folder: The folder into which it was built.
  /// - Returns: The lines that it prints, with notes of all that happens; `Step` and
  ///   `RecordedDrawing` read them.
  /// - Throws: What keeps it from coming to its end.
  package static func notes(of program: String, in folder: URL) async throws -> [String] {
    let executable = folder.appending(path: program).path
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw UsageError(message: "error: \(program) is not built; build all with: swift build")
    }
    let run = try await Run.of(
      [executable], in: folder, environment: Step.variables, limit: .seconds(60),
      room: 20_000_000)
    guard run.ending == .exited(status: 0) else {
      throw UsageError(message: "error: \(program) does not come to its end: \(run.ending)")
    }
    return run.output.components(separatedBy: "\n")
  }
}
