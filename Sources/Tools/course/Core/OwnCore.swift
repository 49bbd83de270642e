import CourseSupport
import Foundation
import LessonKit
import SwiftReader

/// The core that a learner writes: files of theirs in the place of ours.
///
/// Nothing is copied: SwiftPM compiles the files of both where they lie, as `environment` lists them
/// for Package.swift. So the compiler, a crash and a test name a learner's own file and line.
struct OwnCore: Sendable {
  let files: CourseFiles

  /// The chapters of the book, with what each leaves to the learner.
  let chapters: [CoreChapter]

  /// Where each of our files lies, by its name.
  let ours: [String: String]

  /// Where the learner's files lie.
  static let learnerFolder = "Exercises/Core"

  /// Where a learner's core and what stands on it are built, and with which flags.
  ///
  /// Without the names of variables the tests are built in three quarters of the time.
  static let products = ".build/own"
  static let flags =
    ["--scratch-path", products]
    + (["-gline-tables-only"] + Toolchain.linker).flatMap { ["-Xswiftc", $0] }

  /// A file of the learner.
  struct Part: Sendable, Equatable {
    let path: String
    let text: String

    var name: String { fileName(path) }

    /// The number of lines with code.
    var lines: Int { codeLines(of: text) }
  }

  init(files: CourseFiles) throws {
    self.files = files
    let manifest = try files.needed("Package.swift")
    var chapters: [CoreChapter] = []
    for name in CourseList(manifest: manifest).chapters.map(\.name) {
      chapters.append(
        try CoreChapter(
          name: name, page: files.needed("Tutorials/core/\(name).md"),
          earlier: chapters.flatMap(\.allFileNames),
          json: files.needed("Sources/Chapters/\(name)/core.json")))
    }
    self.chapters = chapters
    let folder = files.root.appending(path: "Sources/ReactiveCore")
    var ours: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
      guard let path = path as? String, path.hasSuffix(".swift") else { continue }
      ours[fileName(path)] = "Sources/ReactiveCore/\(path)"
    }
    self.ours = ours
  }

  /// Finds the chapter that is meant by its number, or by one of its files, and what to lay out.
  func meant(by typed: String) throws(UsageError) -> (CoreChapter, names: [String]) {
    for chapter in chapters {
      if Int(typed) == chapter.number { return (chapter, chapter.fileNames) }
      let names = chapter.allFileNames.filter { $0 == typed || $0 == "\(typed).swift" }
      if !names.isEmpty { return (chapter, names) }
    }
    throw UsageError(
      message: "the book has no chapter \(typed), and the core no file of that name; "
        + "try: make core-01")
  }

  /// What one of our files says; nothing if there is none of that name.
  func text(of name: String) throws -> String {
    try ours[name].flatMap { try files.text($0) } ?? ""
  }

  /// What is laid out for one of our files.
  func stub(of name: String) throws -> String {
    let chapter = chapters.first { $0.allFileNames.contains(name) }
    let given = chapter?.card.given ?? [:]
    return Stub(of: try text(of: name), chapter: chapter?.number ?? 0, given: given).text
  }

  /// Lays out some files, and returns the names of those that were not there before.
  func layOut(_ names: [String]) throws -> [String] {
    try names.filter { try files.layOut(stub(of: $0), at: "\(Self.learnerFolder)/\($0)") }
  }

  /// The learner's files that are no longer as they were laid out; ours takes the place of others.
  func parts() throws -> [Part] {
    try files.names(inLearners: Self.learnerFolder).filter { $0.hasSuffix(".swift") }
      .compactMap { name in
        let path = "\(Self.learnerFolder)/\(name)"
        let text = try files.text(path) ?? ""
        return try text == stub(of: name) ? nil : Part(path: path, text: text)
      }
  }

  /// The variables with which SwiftPM builds a core of these files and, for the rest, of ours.
  func environment(_ parts: [Part]) -> [String: String] {
    let names = Set(parts.map(\.name))
    let paths = ours.filter { !names.contains($0.key) }.values + parts.map(\.path)
    return ["CORE_FILES": paths.sorted().joined(separator: "\n")]
  }
}

/// The number of lines that have code.
func codeLines(of text: String) -> Int {
  SourceFile(path: "", text: text).lines.count { $0.hasCode }
}
