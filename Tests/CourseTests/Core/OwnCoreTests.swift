import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import course

/// Gives a package with our sources and no file of a learner.
func inPackage(_ visit: (URL) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    try linkPackage(in: folder)
    try await visit(folder)
  }
}

/// Makes a package with our sources, unless it is there.
func linkPackage(in folder: URL) throws {
  for name in ["Package.swift", "Sources", "Tests", "Tutorials"] {
    let link = folder.appending(path: name)
    if FileManager.default.fileExists(atPath: link.path) { continue }
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: root.appending(path: name))
  }
}

@Suite struct OwnCoreTests {
  private let ours: OwnCore

  init() throws { ours = try OwnCore(files: CourseFiles(root: root)) }

  @Test("each file of the core is left to the learner by one chapter")
  func chaptersShareTheCore() throws {
    #expect(ours.chapters.flatMap(\.allFileNames).sorted() == ours.ours.keys.sorted())
    #expect(ours.chapters.map(\.number) == Array(1...12))
    for chapter in ours.chapters {
      #expect(!chapter.card.hints.isEmpty && !chapter.fileNames.isEmpty, "\(chapter.name)")
      for name in chapter.fileNames {
        #expect(try ours.stub(of: name).contains("fatalError("), "\(name)")
      }
      let numbers = Set(chapter.card.hintsOfLaws.values)
      #expect(numbers.isSubset(of: Set(1...chapter.card.hints.count)), "\(chapter.name)")
    }
  }

  @Test("files are laid out once, and never overwritten; a part takes the place of ours")
  func laysOut() async throws {
    try await inPackage { folder in
      let core = try OwnCore(files: CourseFiles(root: folder))
      #expect(try core.parts() == [])
      #expect(try core.layOut(["Map.swift"]) == ["Map.swift"])
      #expect(try core.parts() == [], "one that nobody changed is not theirs")
      let mine = ["Helper.swift", "Map.swift"].map { name in
        OwnCore.Part(path: "\(OwnCore.learnerFolder)/\(name)", text: "// mine\n")
      }
      for part in mine { try write(part.text, to: part.path, in: folder) }
      #expect(try core.layOut(["Map.swift"]) == [])
      #expect(try core.parts() == mine)
      let files =
        core.environment(mine)["CORE_FILES"]?.split(separator: "\n").map(String.init) ?? []
      #expect(files.filter { $0.hasSuffix("/Map.swift") } == mine.dropFirst().map(\.path))
      #expect(files.count == ours.ours.count + 1)
    }
  }

  @Test("a folder that cannot be read is trouble, and not an empty one")
  func needsFolder() async throws {
    try await inPackage { folder in
      try write("", to: OwnCore.learnerFolder, in: folder)
      let core = try OwnCore(files: CourseFiles(root: folder))
      let trouble = try #require(throws: ToolError.self) { try core.parts() }
      #expect(trouble.message.contains("cannot read Exercises/Core"))
    }
  }

  @Test("a chapter is named by its number, or by a file, and what is no chapter is a misuse")
  func findsChapters() async throws {
    try await inPackage { folder in
      let course = course(in: folder)
      for (words, command, name, status) in [
        ("To lay them out: make core-05", "check-core", "5", .notYet),
        ("Exercises/Core/Subject.swift", "core", "4", .fine),
        ("Subject.swift was already there", "core", "04", .fine),
        ("Exercises/Core/Bag.swift", "core", "Bag", .fine),
        ("One more hint: make hint-core-04", "hint-core", "4", .fine),
      ] as [(String, String, String, Status)] {
        let said = try await course.says(command, name, status: status)
        #expect(said.contains(words))
      }
      let solution = try await course.answer(to: .core(.solution, "Bag.swift")).text
      #expect(solution.contains("Ours beside yours"))
      #expect(try await course.says("core-progress").contains("0 of 1  a roster"))
      for name in ["0", "13", "Bog", ""] {
        await #expect(throws: UsageError.self) { try await course.says("core", name) }
      }
    }
  }

  @Test("every page of the course is at most 80 columns wide")
  func fits() async throws {
    try await inPackage { folder in
      for number in 1...12 {
        _ = try await course(in: folder).says("core", "\(number)")
        _ = try await course(in: folder).says("hint-core", "\(number)")
      }
    }
  }

  @Test("hints about a law that did not hold come first, and none is lost")
  func ordersHints() {
    let chapter = ours.chapters[3]
    #expect(chapter.hints(firstAbout: []) == chapter.card.hints)
    let ordered = chapter.hints(firstAbout: [9])
    #expect(ordered.first == chapter.card.hints[1])
    #expect(ordered.sorted() == chapter.card.hints.sorted())
  }

  @Test("what a learner's file lacks, and others miss, is named at the line of its type")
  func namesMissing() throws {
    let stub = """
      public struct Subscriber {
        public func send(_ value: Int) {}
        func fail(_ error: any Error) {}
        var isOver: Bool { true }
      }

      """
    let part = OwnCore.Part(
      path: "Exercises/Core/Subscriber.swift",
      text: "// Mine.\n" + stub.replacing("func fail(", with: "func failWith("))
    let complaint = Complaint(
      file: "Lift.swift", line: 3, text: "value of type 'Subscriber' has no member 'fail'")
    let missing = try part.missing(from: stub, usedIn: [complaint])
    let words = "Subscriber.fail(_:) is missing here; others use it."
    #expect(missing == [Complaint(file: part.path, line: 2, text: words)])
    #expect(try part.missing(from: stub, usedIn: []) == [])
  }
}
