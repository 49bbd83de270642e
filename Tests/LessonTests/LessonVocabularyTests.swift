import CourseSupport
import Foundation
import SwiftReader
import TestSupport
import Testing

@testable import course

/// What a lesson and its exercises may use: the words that it or an earlier lesson introduces.
@Suite struct LessonVocabularyTests {
  @Test("a lesson uses only words that it or an earlier one introduces", arguments: Course.lessons)
  func usesOnlyKnownWords(lesson: CourseList.Item) throws {
    let upToHere = Course.lessons.prefix { $0 != lesson } + [lesson]
    let known = Set(upToHere.flatMap(\.words))
    let missing = try usedWords(of: lesson).intersection(publicNames.get())
      .subtracting(known).subtracting(namesOfSwiftToo)
    #expect(
      missing.isEmpty,
      """
      \(lesson.name) uses \(missing.sorted().joined(separator: ", ")) before introduction; \
      add the word to Tutorials/glossary.md if this lesson's page explains it
      """)
  }

  @Test(
    "an exercise, as laid out and as solved, uses only words of its lesson and the earlier ones",
    arguments: exercises)
  func exercisesUseOnlyKnownWords(exercise: Exercise) throws {
    let known = Course.lessons.filter { $0.name.prefix(2) <= exercise.number.prefix(2) }
      .flatMap(\.words)
    let unknown = try publicNames.get().subtracting(known).subtracting(namesOfSwiftToo)
    // A foreseen wrong answer may know more: so do some learners.
    for program in [exercise.program, exercise.solution] {
      #expect(unknown.intersection(identifiers(in: program)).sorted() == [], "in\n\(program)")
    }
  }

  @Test("a lesson uses every word that it introduces", arguments: Course.lessons)
  func introducesWhatItUses(lesson: CourseList.Item) throws {
    let unused = Set(lesson.words).subtracting(try usedWords(of: lesson))
    #expect(unused.isEmpty, "\(lesson.name) introduces but never uses \(unused.sorted())")
  }

  @Test("every word that a lesson introduces is a public name")
  func introducesPublicNames() throws {
    let unknown = Set(Course.lessons.flatMap(\.words)).subtracting(try publicNames.get())
    #expect(unknown.sorted() == [])
  }

  @Test("comments and strings are no words, but code inside of strings is")
  func readsWords() {
    let source = #"let a = "share \(relay.count)" // multicast"#
    #expect(identifiers(in: source) == ["let", "a", "relay", "count"])
  }
}

/// The exercises of the lessons; that every lesson has one is tested with the course.
private let exercises = ((try? CourseFiles(root: Course.root).exercises()) ?? [])
  .filter { $0.book == .course }

/// Names that the standard library uses as well, so that finding one proves nothing.
private let namesOfSwiftToo: Set = [
  "append", "description", "first", "lines", "next", "print", "values", "withLock",
]

/// The names that a lesson's programs mention.
private func usedWords(of lesson: CourseList.Item) throws -> Set<String> {
  try sources(in: "Sources/Lessons/\(lesson.name)").reduce(into: []) {
    $0.formUnion(identifiers(in: $1))
  }
}

/// The names that ReactiveCore, Marbles, LessonKit and AppBridge's Driver make public: types, functions
/// and properties.
///
/// They are read once, since that takes seconds.
private let publicNames = Result { try readPublicNames() }

private func readPublicNames() throws -> Set<String> {
  let kinds: Set = ["func", "var", "let", "class", "struct", "enum", "protocol"]
  let driver = Course.root.appending(path: "Sources/AppBridge/Driver.swift")
  // What checks drawings is for tests: no lesson uses it, and it has everyday names.
  let code =
    try sources(in: "Sources/ReactiveCore") + sources(in: "Sources/LessonKit")
    + sources(in: "Sources/Marbles", except: "Checking/")
    + [String(contentsOf: driver, encoding: .utf8)]
  return Set(
    code.flatMap { publicDeclarations(in: $0).filter { kinds.contains($0.kind) }.flatMap(\.names) })
}

private func sources(in folder: String, except inner: String? = nil) throws -> [String] {
  let folder = Course.root.appending(path: folder)
  return try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    .filter { path in path.hasSuffix(".swift") && !(inner.map(path.hasPrefix) ?? false) }.sorted()
    .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
}
