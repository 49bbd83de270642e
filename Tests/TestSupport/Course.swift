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

  private static let list = CourseList(manifest: (try? text("Package.swift")) ?? "")

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
