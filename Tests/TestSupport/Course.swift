import CourseSupport
import Foundation

/// The course that is tested.
package enum Course {
  /// The folder of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The lessons, in order; none if the list cannot be read, which a test of its own tells.
  package static let lessons = list.lessons

  /// The chapters of the core's book, in order.
  package static let chapters = list.chapters

  private static let list = CourseList(root: root)

  /// Whether tests accept what comes now: on demand, and never where nobody looks at it.
  package static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["RECORD_SNAPSHOTS"] == "1" && (environment["CI"] ?? "").isEmpty
  }()

  /// Returns the text of a file.
  package static func text(_ path: String) throws -> String {
    try String(textOf: root.appending(path: path))
  }
}

extension Course {
  /// Runs a lesson or a chapter for its notes, once for all tests.
  ///
  /// - Parameter program: The name of its executable, such as `lesson-01-create-signal`.
  /// - Returns: The lines that it prints.
  /// - Throws: What keeps it from coming to its end.
  package static func notes(of program: String) async throws -> [String] {
    try await Runs.all.notes(of: program)
  }

  /// Returns the steps of a lesson.
  package static func steps(of lesson: CourseList.Item) async throws -> [Step] {
    Step.steps(in: try await notes(of: "lesson-\(lesson.name)"))
  }
}

/// The programs that were run.
private actor Runs {
  static let all = Runs()

  private var runs: [String: Task<[String], any Error>] = [:]

  func notes(of program: String) async throws -> [String] {
    let run =
      runs[program] ?? Task { try await BuiltPrograms.notes(of: program, in: BuiltPrograms.folder) }
    runs[program] = run
    return try await run.value
  }
}

extension BuiltPrograms {
  /// The folder into which the package was built: the one in which the test bundle lies.
  package static let folder: URL = {
    #if os(macOS)
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
      Bundle.main.bundleURL
    #endif
  }()

  /// A class of the test bundle.
  private final class Anchor {}

  /// Returns where a program lies.
  ///
  /// - Throws: `ToolError`, if it is not built.
  package static func executable(_ name: String) throws -> URL {
    let program = folder.appending(path: name)
    if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    throw ToolError(message: "\(name) is not in \(folder.path); build all with: make test")
  }
}
