import Foundation
import LessonKit
import Workshop

extension Run {
  /// Runs a program to its end, in an empty folder.
  ///
  /// - Parameters:
  ///   - executable: The program.
  ///   - arguments: Its arguments.
  ///   - input: What it can read from standard input.
  ///   - environment: What to set over the environment of the tests.
  ///   - timeout: The time after which the program is killed.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ executable: URL, _ arguments: [String] = [], input: String? = nil,
    environment: [String: String] = [:], timeout: Duration = .seconds(20)
  ) async throws -> Run {
    try await withTemporaryFolder { folder in
      let work = folder.appending(path: "work")
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      let source = folder.appending(path: "input")
      try Data((input ?? "").utf8).write(to: source)
      return try await Run.of(
        [executable.path(percentEncoded: false)] + arguments, in: work, input: source,
        environment: environment, limit: timeout)
    }
  }
}
