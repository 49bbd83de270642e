import CourseSupport
import Foundation
import TestSupport

extension Run {
  /// Runs one of our programs to its end, in an empty folder.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - arguments: Its arguments.
  ///   - input: What it can read from standard input.
  ///   - environment: What to set over the environment of the tests.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ program: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Run {
    let executable = try Products.executable(program).path
    return try await withTemporaryFolder { folder in
      try write(input, to: "input", in: folder)
      try write("", to: "work/.empty", in: folder)
      return try await Run.of(
        [executable] + arguments, in: folder.appending(path: "work"),
        input: folder.appending(path: "input"), environment: environment, limit: .seconds(20))
    }
  }
}
