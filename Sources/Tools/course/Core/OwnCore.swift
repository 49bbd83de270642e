import Foundation
import LessonKit
import SwiftReader
import CourseSupport

/// The core that a learner writes: files of theirs in the place of ours.
struct OwnCore: Sendable {
  let files: CourseFiles

  /// Where the learner's files lie.
  static let desk = "Exercises/Core"

  /// Where the core is put together: ours, and theirs in its place.
  static let composed = ".build/own/core"

  /// A file of the learner.
  struct Part: Sendable, Equatable, Codable {
    let name: String
    let text: String

    /// The lines with code.
    var lines: Int { codeLines(of: text) }
  }

  /// The chapters of the book, with what each leaves to the learner.
  func chapters() throws -> [CoreChapter] {
    let manifest = try files.text("Package.swift") ?? ""
    return try CourseList(manifest: manifest).chapters.map { chapter in
      let path = "Sources/Chapters/\(chapter.name)/core.json"
      return try CoreChapter(name: chapter.name, json: try files.text(path) ?? "", path: path)
    }
  }

  /// Our files: the path of each in the package, by its name.
  func ours() -> [String: String] {
    let core = "Sources/ReactiveCore"
    let inside = FileManager.default.enumerator(atPath: files.root.appending(path: core).path)
    var paths: [String: String] = [:]
    while let path = inside?.nextObject() as? String {
      if path.hasSuffix(".swift") { paths[fileName(path)] = "\(core)/\(path)" }
    }
    return paths
  }

  /// What one of our files says; nothing if there is none of that name.
  func text(of name: String) throws -> String {
    try ours()[name].flatMap { try files.text($0) } ?? ""
  }

  /// What is laid out for one of our files.
  func stub(of name: String, in chapters: [CoreChapter]) throws -> String {
    let chapter = chapters.first { $0.allFileNames.contains(name) }
    return Stub(
      of: try text(of: name), chapter: chapter?.number ?? 0, given: chapter?.card.given ?? [:]
    ).text
  }

  /// Lays out what a chapter leaves to the learner, and overwrites nothing.
  ///
  /// - Returns: The names of the files that were not there before.
  func layOut(_ names: [String], in chapters: [CoreChapter]) throws -> [String] {
    try names.filter { name in
      let path = "\(Self.desk)/\(name)"
      let stub = try stub(of: name, in: chapters)
      do {
        return try stub.layOut(at: files.root.appending(path: path))
      } catch {
        throw ToolError(cannot: "write", path, because: error)
      }
    }
  }

  /// The learner's files that are no longer as they were laid out; ours takes the place of others.
  func parts(in chapters: [CoreChapter]) throws -> [Part] {
    let desk = files.root.appending(path: Self.desk).path
    if !FileManager.default.fileExists(atPath: desk) { return [] }
    return try files.names(in: Self.desk).filter { $0.hasSuffix(".swift") }.compactMap { name in
      let text = try files.text("\(Self.desk)/\(name)") ?? ""
      return try text == stub(of: name, in: chapters) ? nil : Part(name: name, text: text)
    }
  }

  /// A lesson, and what came of it.
  typealias LessonOutcome = (lesson: CourseList.Lesson, outcome: CoreCheck.Outcome)

  /// Runs the lessons on the core that was built, and tells what comes of each.
  ///
  /// When three of them have not come to an end, the rest is not run: each would take its time.
  func outcomes(
    with check: CoreCheck, tell: (LessonOutcome) -> Void = { _ in }
  ) async throws -> [LessonOutcome] {
    let manifest = try files.text("Package.swift") ?? ""
    var outcomes: [LessonOutcome] = []
    for lesson in CourseList(manifest: manifest).lessons {
      let path = "Tests/LessonTests/Snapshots/lesson-\(lesson.name).txt"
      // Its first line is the command, the last one the status.
      let page = try (files.text(path) ?? "").textLines.dropFirst().dropLast(2)
      let text = page.map { $0 + "\n" }.joined()
      outcomes.append((lesson, try await check.outcome(of: lesson, page: text)))
      tell(outcomes[outcomes.count - 1])
      if outcomes.count(where: \.outcome.isEndless) == 3 { break }
    }
    return outcomes
  }

  /// Puts a core together from ours and the learner's parts, in files that nobody is to write to.
  ///
  /// The compiler calls the lines by the name and the numbers that they have in the original. A copy
  /// has a name of its own, since no two files of a module may be called the same. A part lies where
  /// ours lay, and the name of its original stands in the body of a function: so a part that differs in
  /// bodies alone changes nothing that others see, and they are not built again. Files that are as they
  /// should be are not touched.
  func compose(_ parts: [Part]) throws {
    let core = files.root.appending(path: Self.composed)
    var texts: [String: String] = [:]
    func put(_ text: String, from path: String) {
      let original = files.root.appending(path: path).path
      texts[fileName(path).replacing(/swift$/, with: "copy.swift")] = """
        // A copy of \(path). Change that file: what is changed here is lost.
        private func original() {
        #sourceLocation(file: \(original.debugDescription), line: 1)
        }; \(text)
        """
    }
    for path in ours().values { put(try files.text(path) ?? "", from: path) }
    for part in parts { put(part.text, from: "\(Self.desk)/\(part.name)") }
    let system = FileManager.default
    do {
      try system.createDirectory(at: core, withIntermediateDirectories: true)
      for name in try system.contentsOfDirectory(atPath: core.path) where texts[name] == nil {
        try system.removeItem(at: core.appending(path: name))
      }
      for (name, text) in texts {
        let file = core.appending(path: name)
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { continue }
        try Data(text.utf8).write(to: file, options: .atomic)
        try system.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      }
    } catch let error as CocoaError {
      throw ToolError(cannot: "write", Self.composed, because: error)
    }
  }
}

/// The number of lines that have code.
func codeLines(of text: String) -> Int {
  SourceFile(path: "", text: text).lines.count { $0.hasCode }
}
