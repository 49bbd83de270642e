import Foundation
import SwiftReader
import CourseSupport

/// For authors: finds out by runs what the book says of a learner's own core.
struct CoreRecord: Sendable {
  let files: CourseFiles
  let patience: Int

  private var core: OwnCore { OwnCore(files: files) }

  /// The simple subject of chapter 4, and the tests that fail with it.
  static let subject = "Sources/Exercises/simple-core/Subject.swift"
  static let laws = "Sources/Exercises/simple-core/laws.txt"

  /// Which lessons need which chapter.
  static let needs = "Sources/Exercises/simple-core/needs.txt"

  /// Finds out which tests fail with the simple subject.
  ///
  /// - Returns: The names of these tests, a line each.
  /// - Throws: `ToolError` if a lesson does not print what its page shows.
  func brokenLaws() async throws -> String {
    let subject = OwnCore.Part(name: "Subject.swift", text: try files.text(Self.subject) ?? "")
    let check = try check(of: [subject])
    try await build(check.buildTests)
    if let lesson = try await core.outcomes(with: check).first(where: { $0.outcome != .holds }) {
      throw ToolError(message: "lesson \(lesson.lesson.name) does not hold: \(lesson.outcome)")
    }
    let tests = try await check.runTests()
    if tests.held < 100 { throw ToolError(message: "only \(tests.held) tests have run") }
    return tests.failed.map { $0.name + "\n" }.joined()
  }

  /// Finds out which lessons need which chapter.
  ///
  /// For each chapter, all that it explains stops the program; a lesson that is stopped needs it.
  func needed() async throws -> String {
    let chapters = try core.chapters()
    var check = try check(of: stopping(chapters))
    try await build(check.buildLessons)
    var rows = ["chapter                lessons that need it\n"]
    for chapter in chapters {
      check.stopped = chapter.number
      let stopped = try await core.outcomes(with: check).filter { $0.outcome != .holds }
      let title = "\(chapter.digits) \(chapter.topic)".padding(
        toLength: 23, withPad: " ", startingAt: 0)
      rows.append(title + ranges(stopped.compactMap { Int($0.lesson.number) }) + "\n")
    }
    return rows.joined()
  }

  /// All files of the core, in which each body stops the program if its chapter is switched off.
  private func stopping(_ chapters: [CoreChapter]) throws -> [OwnCore.Part] {
    let reader = String.switchFile(named: "stopped", from: CoreCheck.stopVariable)
    return [OwnCore.Part(name: "Switch.swift", text: reader)]
      + (try chapters.flatMap { chapter in
        try chapter.allFileNames.map { name in
          let switched = try core.text(of: name).replacingBodies { body, code in
            let stop = "fatalError(\"chapter \(chapter.number): \(body.declaration.title)\")"
            return "\nif stopped == \(chapter.number) { \(stop) } else {\n\(code)\n}\n"
          }
          return OwnCore.Part(name: name, text: switched)
        }
      })
  }

  private func build(_ build: () async throws -> CoreCheck.Build) async throws {
    let build = try await build()
    if build.isRefused { throw ToolError(message: "it does not build:\n\(build.output)") }
  }

  private func check(of parts: [OwnCore.Part]) throws -> CoreCheck {
    try core.compose(parts)
    return CoreCheck(root: files.root, patience: patience, parts: parts)
  }

  /// Numbers as people write them: `1–3 7`.
  private func ranges(_ numbers: [Int]) -> String {
    let ranges = IndexSet(numbers).rangeView.map { range in
      range.count > 2
        ? "\(range.lowerBound)–\(range.upperBound - 1)"
        : range.map { "\($0)" }.joined(separator: " ")
    }
    return ranges.isEmpty ? "none" : ranges.joined(separator: " ")
  }
}
