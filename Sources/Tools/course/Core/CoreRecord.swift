import Foundation
import LessonKit
import SwiftReader
import Workshop

/// For authors: finds out by runs what the book says of a learner's own core.
struct CoreRecord: Sendable {
  let files: CourseFiles
  let patience: Int

  /// The simple subject of chapter 4, and the tests that fail with it.
  static let subject = "Sources/Exercises/simple-core/Subject.swift"
  static let laws = "Sources/Exercises/simple-core/laws.txt"

  /// Which lessons and laws need which chapter.
  static let needs = "Sources/Exercises/simple-core/needs.txt"

  /// Finds out which tests fail with the simple subject.
  ///
  /// - Returns: The names of these tests, a line each.
  /// - Throws: `ToolError` if a lesson does not print what its page shows.
  func brokenLaws() async throws -> String {
    let text = try files.text(Self.subject) ?? ""
    return try await inRoom { core, check in
      try core.compose([OwnCore.Part(name: "Subject.swift", text: text)])
      try await build(check.buildTests)
      if let lesson = try await core.outcomes(with: check).first(where: { $0.outcome != .holds }) {
        throw ToolError(message: "lesson \(lesson.lesson.name) does not hold: \(lesson.outcome)")
      }
      let tests = try await check.runTests()
      if tests.held < 100 { throw ToolError(message: "only \(tests.held) tests have run") }
      let failed = tests.failed.sorted { ($0.law ?? 99, $0.name) < ($1.law ?? 99, $1.name) }
      return failed.map { $0.name + "\n" }.joined()
    }
  }

  /// Finds out which lessons and laws need which chapter.
  ///
  /// For each chapter, all that it explains stops the program; whoever is stopped by that needs it.
  func needed() async throws -> String {
    try await inRoom { core, check in
      let chapters = try core.chapters()
      try core.compose(try stopping(core, chapters))
      try await build(check.buildTests)
      let all = try await check.runTests()
      if let test = all.failed.first {
        throw ToolError(message: "a test fails already: \(test.name)")
      }
      var table = [["chapter", "lessons that need it", "laws whose tests need it"]]
      for chapter in chapters {
        let check = check.stopping(chapter.number)
        let lessons = try await core.outcomes(with: check).filter { $0.outcome != .holds }
        var laws: [Int] = []
        for law in all.laws.sorted() {
          let tests = all.all.filter { $0.law == law }
          if try await check.isStopped(by: tests) { laws.append(law) }
        }
        table.append([
          "\(chapter.digits) \(chapter.topic)",
          ranges(lessons.compactMap { Int($0.lesson.number) }),
          ranges(laws),
        ])
      }
      let widths = (0..<3).map { column in table.map { $0[column].count }.max() ?? 0 }
      return table.map { row in
        zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
          .joined(separator: "   ").trimmed + "\n"
      }.joined()
    }
  }

  /// All files of the core, in which each body stops the program if its chapter is switched off.
  private func stopping(_ core: OwnCore, _ chapters: [CoreChapter]) throws -> [OwnCore.Part] {
    var parts = [
      OwnCore.Part(
        name: "Switch.swift", text: .switchFile(named: "stopped", from: CoreCheck.stopVariable))
    ]
    for chapter in chapters {
      for name in chapter.allFileNames {
        guard let path = core.ours()[name], let text = try files.text(path) else { continue }
        let switched = text.replacingBodies { body, code in
          let stop = "fatalError(\"chapter \(chapter.number): \(body.declaration.title)\")"
          return "\nif stopped == \(chapter.number) { \(stop) } else {\n\(code)\n}\n"
        }
        parts.append(OwnCore.Part(name: name, text: switched))
      }
    }
    return parts
  }

  private func build(_ build: () async throws -> CoreCheck.Build) async throws {
    let build = try await build()
    if build.isRefused { throw ToolError(message: "it does not build:\n\(build.output)") }
  }

  /// Lays out a package with our sources and no file of a learner, unless it is there already.
  ///
  /// What is built in it stays, so that the next run builds only what has changed.
  func room() throws -> URL {
    let room = files.root.appending(path: ".build/record-core")
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      let link = room.appending(path: name)
      if FileManager.default.fileExists(atPath: link.path) { continue }
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: files.root.appending(path: name))
    }
    return room
  }

  private func inRoom<Result>(
    _ visit: (OwnCore, CoreCheck) async throws -> Result
  ) async throws -> Result {
    let room = try room()
    return try await visit(
      OwnCore(files: CourseFiles(root: room)), CoreCheck(root: room, patience: patience))
  }

  /// Numbers as people write them: `01–03 07`.
  private func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { range in
      range.count > 2
        ? "\(range.lowerBound)–\(range.upperBound)"
        : range.map { "\($0)" }.joined(separator: " ")
    }
    return texts.isEmpty ? "none" : texts.joined(separator: " ")
  }
}
