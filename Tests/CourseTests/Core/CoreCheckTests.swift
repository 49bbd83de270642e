import Foundation
import LessonKit
import TestSupport
import Testing
import Workshop

@testable import course

private let environment = ProcessInfo.processInfo.environment
private let isWhole = environment["OWN_CORE"] != nil
private let isTried = isWhole || environment["CI"] != nil

/// What takes minutes, since it builds a core, the lessons and the tests on it: make test-own-core.
///
/// In CI, make test has one of them.
@Suite(.serialized, .enabled(if: isTried))
struct CoreCheckTests {
  /// Writes files of a learner, and checks their core.
  private func checked(_ files: [String: String], chapter: Int) async throws -> String {
    let room = try CoreRecord(files: CourseFiles(root: root), patience: 1).room()
    let desk = room.appending(path: OwnCore.desk)
    try? FileManager.default.removeItem(at: desk)
    try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: desk.appending(path: name)) }
    let run = try await Run.of(
      [try Products.executable("course").path, "check-core", "\(chapter)"], in: room,
      environment: ["COURSE_PATIENCE": "2"], limit: .seconds(3_000))
    return run.output + run.errors
  }

  private func ours(_ name: String, replacing old: String, with new: String) throws -> String {
    let core = OwnCore(files: CourseFiles(root: root))
    let text = try String(
      contentsOf: root.appending(path: core.ours()[name] ?? ""), encoding: .utf8)
    #expect(text.contains(old))
    return text.replacing(old, with: new)
  }

  @Test("what the book says of the simple subject is so", .enabled(if: isWhole))
  func simpleSubject() async throws {
    let record = CoreRecord(files: CourseFiles(root: root), patience: 5)
    let laws = try String(contentsOf: root.appending(path: CoreRecord.laws), encoding: .utf8)
    #expect(try await record.brokenLaws() == laws)
  }

  @Test("which lessons and laws need which chapter is as the book says", .enabled(if: isWhole))
  func needs() async throws {
    let record = CoreRecord(files: CourseFiles(root: root), patience: 5)
    let needs = try String(contentsOf: root.appending(path: CoreRecord.needs), encoding: .utf8)
    #expect(try await record.needed() == needs)
  }

  @Test("a core with a mistake fails with sentences")
  func mistake() async throws {
    let take = try ours("Take.swift", replacing: "if remaining > 0", with: "if remaining >= 0")
    let said = try await checked(["Take.swift": take], chapter: 5)
    #expect(said.contains("lessons print what their pages show."))
    #expect(said.contains("\nlaw 3: "))
    #expect(said.contains("Expectation failed: "))
  }

  @Test("a test that stops its process does not hide the others", .enabled(if: isWhole))
  func stops() async throws {
    // No lesson uses it, so the tests are run.
    let last = try ours("Last.swift", replacing: "reduce(", with: "stopHere().reduce(")
    let stop = "\nextension Signal { func stopHere() -> Signal { fatalError(\"broken\") } }\n"
    let said = try await checked(["Last.swift": last + stop], chapter: 5)
    #expect(said.contains("\(lessons.count) of \(lessons.count) lessons"))
    #expect(said.contains(/It stops at Exercises\/Core\/Last.swift, line \d+: broken/))
    let counts = try #require(said.firstMatch(of: /and ([0-9]+) of ([0-9]+) tests/))
    #expect(try #require(Int(counts.1)) > 300)
  }

  @Test(
    "a core that the compiler refuses is told at the learner's file and line",
    .enabled(if: isWhole))
  func refused() async throws {
    let map = try ours("Map.swift", replacing: "map(transform)", with: "map(transfrom)")
    let said = try await checked(["Map.swift": map], chapter: 5)
    #expect(said.contains("Exercises/Core/Map.swift, line "))
    #expect(said.contains("cannot find 'transfrom' in scope"))
  }

  @Test("a stub that was begun, and is not finished, says whose it is", .enabled(if: isWhole))
  func unfinished() async throws {
    let core = OwnCore(files: CourseFiles(root: root))
    let stub = try core.stub(of: "Map.swift", in: core.chapters()) + "\n// begun\n"
    let said = try await checked(["Map.swift": stub], chapter: 5)
    #expect(said.contains(/It stops at Exercises\/Core\/Map.swift, line \d+: chapter 5:/))
    #expect(said.contains("The laws come when no lesson crashes or hangs."))
  }

  @Test("a core that hangs is told so, with the usual cause", .enabled(if: isWhole))
  func hangs() async throws {
    let map = try ours(
      "Map.swift", replacing: "subscriber.forward(", with: "while true {}; subscriber.forward(")
    let said = try await checked(["Map.swift": map], chapter: 5)
    #expect(said.contains("It does not come to an end."))
    #expect(said.contains("What usually hangs here:"))
  }
}
