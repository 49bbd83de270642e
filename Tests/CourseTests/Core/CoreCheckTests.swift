import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import course

private let environment = ProcessInfo.processInfo.environment
private let isWhole = environment["OWN_CORE"] != nil
private let isTried = isWhole || environment["CI"] != nil

/// What takes minutes, since it builds a core, the lessons and the tests on it: make test-own-core.
///
/// In CI, make test has one of them. `make record-core` writes what the book says of such cores.
@Suite(.serialized, .enabled(if: isTried))
struct CoreCheckTests {
  /// A package with our sources, whose builds are kept, and with a learner's files.
  private let folder = root.appending(path: ".build/own-test")
  private let core: OwnCore

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try linkPackage(in: folder)
    core = try OwnCore(files: CourseFiles(root: folder))
  }

  /// Makes some files those of the learner, and no others.
  private func layOut(_ texts: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder.appending(path: OwnCore.learnerFolder))
    for (name, text) in texts {
      try write(text, to: "\(OwnCore.learnerFolder)/\(name)", in: folder)
    }
  }

  // MARK: What a learner is told

  /// Checks a core of some files.
  private func checked(_ texts: [String: String], _ flags: [String]) async throws -> String {
    try layOut(texts)
    let run = try await Run.of(
      [try BuiltPrograms.executable("course").path, "check-core", "5"] + flags, in: folder,
      limit: .seconds(3_000))
    return run.output + run.errors
  }

  private static let mistakes = Entry.all(in: "Tests/CourseTests/Core/mistakes.txt")

  @Test(arguments: isWhole ? mistakes : mistakes.suffix(1))
  func tells(mistake: Entry) async throws {
    let parts = mistake.parts.mapValues(\.trimmed)
    let (file, old) = (try #require(parts["file"]), try #require(parts["old"]))
    let text = try core.text(of: file)
    #expect(text.contains(old))
    let changed = text.replacing(old, with: parts["new"] ?? "")
    let said = try await checked([file: changed], parts["flags"].map { [$0] } ?? []).flowing
    for words in try #require(parts["says"]).textLines {
      #expect(said.contains(try Regex(words)), "\(words): \(said)")
    }
  }

  // MARK: What the book says

  private static let records = "Sources/Exercises/simple-core"

  /// Compares a text with what is recorded, or records it.
  private func expect(_ text: String, in name: String) throws {
    let path = "\(Self.records)/\(name)"
    if Course.isRecording { try text.replaceText(of: root.appending(path: path)) }
    #expect(try Course.text(path) == text)
  }

  /// Builds a core in which some texts take the place of ours, and more on it.
  private func built(_ texts: [String: String], _ more: [String] = []) async throws -> CoreCheck {
    try layOut(texts)
    let check = CoreCheck(core: core, parts: try core.parts(), timeLimit: .seconds(20))
    for arguments in [[], more] {
      let refusal = try await check.refusal(arguments)
      try #require(refusal == nil, "\(refusal ?? "")")
    }
    return check
  }

  @Test(
    "all lessons run on the simple subject of chapter 4; these tests fail with it",
    .enabled(if: isWhole))
  func bookTellsOfSimpleSubject() async throws {
    let subject = try Course.text("\(Self.records)/Subject.swift")
    let check = try await built(["Subject.swift": subject], ["--build-tests"])
    for lesson in try await check.outcomes(of: lessons) { #expect(lesson.holds, "\(lesson)") }
    let (log, stopped) = try await check.tests()
    #expect(stopped == nil, "\(log.running ?? "")")
    try expect(log.failuresByLaw.map { $0.sentence + "\n" }.joined(), in: "laws.txt")
  }

  @Test("these lessons need these chapters", .enabled(if: isWhole))
  func bookTellsWhatLessonsNeed() async throws {
    let variable = "STOPPED_CHAPTER"
    var texts = ["Switch.swift": String.switchFile(named: "stopped", from: variable)]
    for chapter in core.chapters {
      for name in chapter.allFileNames {
        texts[name] = try core.text(of: name).replacingBodies { body, code in
          let stop = "fatalError(\"chapter \(chapter.number): \(body.declaration.title)\")"
          return "\nif stopped == \(chapter.number) { \(stop) } else {\n\(code)\n}\n"
        }
      }
    }
    var check = try await built(texts)
    var rows = ["chapter                lessons that need it\n"]
    for chapter in core.chapters {
      check.variables[variable] = "\(chapter.number)"
      // A lesson that stops with all of a chapter needs it.
      let needing = try await check.outcomes(of: lessons).enumerated()
        .filter { !$0.element.holds }.map { $0.offset + 1 }
      let title = "\(chapter.digits) \(chapter.topic)"
      rows.append(title.padding(toLength: 23, withPad: " ", startingAt: 0) + ranges(needing) + "\n")
    }
    try expect(rows.joined(), in: "needs.txt")
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
