import Foundation
import LessonKit
import TestSupport
import Testing
import CourseSupport

@testable import course

private let environment = ProcessInfo.processInfo.environment
private let isWhole = environment["OWN_CORE"] != nil
private let isTried = isWhole || environment["CI"] != nil

/// What takes minutes, since it builds a core, the lessons and the tests on it: make test-own-core.
///
/// In CI, make test has one of them.
@Suite(.serialized, .enabled(if: isTried))
struct CoreCheckTests {
  private static let core = OwnCore(files: CourseFiles(root: root))
  private let room = root.appending(path: ".build/record-core")
  private var record: CoreRecord { CoreRecord(files: CourseFiles(root: room), patience: 5) }

  init() throws { try linkPackage(in: room) }

  /// Writes files of a learner, and checks their core.
  private func checked(_ files: [String: String], chapter: Int) async throws -> String {
    let desk = room.appending(path: OwnCore.desk)
    try? FileManager.default.removeItem(at: desk)
    try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: desk.appending(path: name)) }
    let run = try await Run.of(
      [try Products.executable("course").path, "check-core", "\(chapter)"], in: room,
      environment: ["COURSE_PATIENCE": "2"], limit: .seconds(3_000))
    return run.output + run.errors
  }

  @Test("what the book says of the simple subject is so", .enabled(if: isWhole))
  func simpleSubject() async throws {
    let laws = try String(contentsOf: root.appending(path: CoreRecord.laws), encoding: .utf8)
    #expect(try await record.brokenLaws() == laws)
  }

  @Test("which lessons need which chapter is as the book says", .enabled(if: isWhole))
  func needs() async throws {
    let needs = try String(contentsOf: root.appending(path: CoreRecord.needs), encoding: .utf8)
    #expect(try await record.needed() == needs)
  }

  @Test("on a core of what is laid out, with our bodies, all holds", .enabled(if: isWhole))
  func stubsWithOurBodies() async throws {
    let chapters = try Self.core.chapters()
    var files: [String: String] = [:]
    for name in Self.core.ours().keys {
      let stub = try Self.core.stub(of: name, in: chapters)
      files[name] = try refilled(stub, with: Self.core.text(of: name))
    }
    #expect(files.count == Self.core.ours().count)
    let said = try await checked(files, chapter: 5)
    #expect(said.contains("\(lessons.count) of \(lessons.count) lessons print"), "\(said)")
    #expect(said.contains("14 of 14 laws hold"), "\(said)")
    #expect(said.contains("Well done."), "\(said)")
  }

  /// A change of one of our files, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let old: String
    let new: String

    /// Regular expressions.
    let words: [String]
  }

  private static let mistakes = [
    Mistake(
      testDescription: "a limit that is one too high fails with sentences", file: "Take.swift",
      old: "if remaining > 0", new: "if remaining >= 0",
      words: ["lessons print what their pages show", "\nlaw 3: ", "Expectation failed: "]),
    Mistake(
      testDescription: "a test that stops its process does not hide the others",
      // No lesson uses it, so the tests are run.
      file: "Last.swift", old: "reduce(", new: "stopHere().reduce(",
      words: [
        "(\\d+) of \\1 lessons", "It stops at Exercises/Core/Last.swift, line \\d+: broken",
        "and [3-9]\\d\\d of \\d+ tests",
      ]),
    Mistake(
      testDescription: "what the compiler refuses is told at the learner's file and line",
      file: "Map.swift", old: "map(transform)", new: "map(transfrom)",
      words: ["Exercises/Core/Map.swift, line \\d+:\n  cannot find 'transfrom' in scope"]),
    Mistake(
      testDescription: "a body that is missing says whose it is", file: "Map.swift",
      old: "map { _ in constant }", new: "fatalError(\"chapter 5: Signal.map(to:)\")",
      words: [
        "A body is still missing at Exercises/Core/Map.swift, line \\d+: Signal.map",
        "The laws come when no lesson crashes or hangs.",
      ]),
    Mistake(
      testDescription: "a core that hangs is told so, with the usual cause", file: "Map.swift",
      old: "subscriber.forward(", new: "while true {}; subscriber.forward(",
      words: [
        "It does not come to an end; it is\\s+at Exercises/Core/Map.swift, line \\d+",
        "What usually hangs here:",
      ]),
  ]

  @Test(arguments: isWhole ? mistakes : [mistakes[0]])
  func tells(mistake: Mistake) async throws {
    let text = try Self.core.text(of: mistake.file)
    #expect(text.contains(mistake.old))
    let stop = "\nextension Signal { func stopHere() -> Signal { fatalError(\"broken\") } }\n"
    let changed = text.replacing(mistake.old, with: mistake.new)
    let said = try await checked([mistake.file: changed + stop], chapter: 5)
    for words in mistake.words { #expect(said.contains(try Regex(words)), "\(words): \(said)") }
  }
}
