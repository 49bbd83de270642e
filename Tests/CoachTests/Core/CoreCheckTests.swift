import Foundation
import LessonKit
import Testing
import Workshop

@testable import coach

/// What takes minutes, since it builds a core, the lessons and the tests on it: make test-own-core.
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["OWN_CORE"] != nil))
struct CoreCheckTests {
  /// Where it is built; the next run builds only what has changed.
  private static let room = root.appending(path: ".build/record-core")

  /// Writes files of a learner, and checks their core.
  private func checked(_ files: [String: String], chapter: Int) async throws -> String {
    let desk = Self.room.appending(path: OwnCore.desk)
    try? FileManager.default.removeItem(at: desk)
    try FileManager.default.createDirectory(at: desk, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: desk.appending(path: name)) }
    let output = desk.appending(path: "said")
    return try await said(by: ["check-core", "\(chapter)"], into: output)
  }

  private func said(by arguments: [String], into output: URL) async throws -> String {
    let run = try await Run.of(
      [try Products.executable("coach").path] + arguments, in: Self.room,
      environment: ["COACH_PATIENCE": "2"], limit: .seconds(3_000))
    return run.output + run.errors
  }

  private func ours(_ name: String, replacing old: String, with new: String) throws -> String {
    let core = OwnCore(shelf: Shelf(root: root))
    let text = try String(
      contentsOf: root.appending(path: core.ours()[name] ?? ""), encoding: .utf8)
    #expect(text.contains(old))
    return text.replacing(old, with: new)
  }

  @Test("what the book says of the simple subject is so")
  func simpleSubject() async throws {
    let record = CoreRecord(shelf: Shelf(root: root), patience: 5)
    let laws = try String(contentsOf: root.appending(path: CoreRecord.laws), encoding: .utf8)
    #expect(try await record.brokenLaws() == laws)
  }

  @Test("a core with a mistake fails with sentences")
  func mistake() async throws {
    let take = try ours("Take.swift", replacing: "if remaining > 0", with: "if remaining >= 0")
    // No lesson uses it, so the tests are run, and some of them stop their process.
    let last = try ours("Last.swift", replacing: "reduce(", with: "stopHere().reduce(")
    let stop = "\nextension Signal { func stopHere() -> Signal { fatalError(\"broken\") } }\n"
    let files = ["Take.swift": take, "Last.swift": last + stop]
    let said = try await checked(files, chapter: 5)
    #expect(said.contains("lessons print what their pages show."))
    #expect(said.contains("law 3: take(1) of an endless source returns"))
    #expect(said.contains("It stops: broken"))
  }

  @Test("a core that the compiler refuses is told at the learner's file and line")
  func refused() async throws {
    let map = try ours("Map.swift", replacing: "map(transform)", with: "map(transfrom)")
    let said = try await checked(["Map.swift": map], chapter: 5)
    #expect(said.contains("Exercises/Core/Map.swift, line "))
    #expect(said.contains("cannot find 'transfrom' in scope"))
  }

  @Test("a stub that was begun, and is not finished, says whose it is")
  func unfinished() async throws {
    let core = OwnCore(shelf: Shelf(root: root))
    let stub = try core.stub(of: "Map.swift", in: core.chapters()) + "\n// begun\n"
    let said = try await checked(["Map.swift": stub], chapter: 5)
    #expect(said.contains("It stops: chapter 5: Signal.map(_:)"))
    #expect(said.contains("The laws come when no lesson crashes or hangs."))
  }

  @Test("a core that hangs is told so, with the usual cause")
  func hangs() async throws {
    let map = try ours(
      "Map.swift", replacing: "subscriber.forward(", with: "while true {}; subscriber.forward(")
    let said = try await checked(["Map.swift": map], chapter: 5)
    #expect(said.contains("It does not come to an end."))
    #expect(said.contains("What usually hangs here:"))
  }
}
