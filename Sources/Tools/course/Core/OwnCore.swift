import CourseSupport
import Foundation
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
  struct Part: Sendable, Equatable, Codable {
    let name: String
    let text: String

    var path: String { "\(OwnCore.learnerFolder)/\(name)" }
  }

  init(files: CourseFiles) throws {
    self.files = files
    var chapters: [CoreChapter] = []
    for entry in files.list().chapters {
      let notes: CoreChapter.Notes = try files.decoded("Sources/Chapters/\(entry.name)/core.json")
      let page = try files.needed("Tutorials/core/\(entry.name).md")
      let known = chapters.flatMap(\.allFileNames) + notes.optional
      let new = page.matches(of: /<!-- snippet: ReactiveCore\/(\w+\.swift)/)
        .map { String($0.1) }.filter { !known.contains($0) }
      // A page may show a file in several parts.
      let names = new.enumerated().filter { new.firstIndex(of: $1) == $0 }.map(\.element)
      chapters.append(CoreChapter(entry: entry, notes: notes, fileNames: names))
    }
    self.chapters = chapters
    let sources = pathsBelow(files.root.appending(path: "Sources/ReactiveCore"))
    ours = Dictionary(
      uniqueKeysWithValues: sources.filter { $0.hasSuffix(".swift") }
        .map { (URL(filePath: $0).lastPathComponent, "Sources/ReactiveCore/\($0)") })
  }

  /// Finds the chapter that is meant by its number, or by one of its files, and what to lay out.
  func meant(by typed: String) throws(UsageError) -> (chapter: CoreChapter, names: [String]) {
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
    return try text(of: name)
      .stub(chapter: chapter?.number ?? 0, given: chapter?.notes.given ?? [:])
  }

  /// Lays out some files, and returns the names of those that were not there before.
  func layOut(_ names: [String]) throws -> [String] {
    try names.filter { try files.layOut(stub(of: $0), at: "\(Self.learnerFolder)/\($0)") }
  }

  /// The learner's files that are no longer as they were laid out; ours takes the place of others.
  func parts() throws -> [Part] {
    try files.names(in: Self.learnerFolder).filter { $0.hasSuffix(".swift") }.compactMap { name in
      let part = Part(name: name, text: try files.text("\(Self.learnerFolder)/\(name)") ?? "")
      return try part.text == stub(of: name) ? nil : part
    }
  }

  /// The variables with which SwiftPM builds a core of these files and, for the rest, of ours.
  func environment(_ parts: [Part]) -> [String: String] {
    let names = Set(parts.map(\.name))
    let paths = ours.filter { !names.contains($0.key) }.values + parts.map(\.path)
    return ["COLD_AND_HOT_FILES": paths.sorted().joined(separator: "\n")]
  }
}

/// What a chapter of the book leaves to a learner: the files of the core that its page shows first.
struct CoreChapter: Sendable {
  let entry: CourseList.Item

  let notes: Notes

  /// The names of the files that a learner writes, in the order of the page.
  let fileNames: [String]

  /// What its file core.json says.
  struct Notes: Decodable, Sendable {
    /// The names of those files on its page that may be left to ours at first.
    let optional: [String]

    /// What is given in these files, by its title, with the number of the chapter that explains it.
    let given: [String: Int]?

    /// All that `make hint-core-04` gives, one after another.
    let hints: [String]

    /// Which hint helps with a law that does not hold: numbers of hints, by those of laws.
    let hintsOfLaws: [Int: Int]
  }

  /// The hints, in which those come first that are about laws that do not hold.
  func hints(firstAbout laws: [Int]) -> [String] {
    let first = Set(laws.compactMap { notes.hintsOfLaws[$0] })
    let numbered = zip(1..., notes.hints)
    return (numbered.filter { first.contains($0.0) } + numbered.filter { !first.contains($0.0) })
      .map(\.1)
  }

  /// The number as it is typed: `04`.
  var digits: String { entry.number }

  var number: Int { Int(digits) ?? 0 }

  /// What it is about: `a roster`.
  var topic: String { entry.topic.replacing("-", with: " ") }

  var headline: String { "Your own core, chapter \(number): \(topic)" }

  /// The names of these and of those that may be left to ours.
  var allFileNames: [String] { fileNames + notes.optional }
}
