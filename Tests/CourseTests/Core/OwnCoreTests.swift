import Foundation
import LessonKit
import Testing
import CourseSupport

@testable import course

/// Makes a package with our sources and no file of a learner of a folder, unless it is one already.
func linkPackage(in room: URL) throws {
  try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
  for name in ["Package.swift", "Sources", "Tests"] {
    let link = room.appending(path: name)
    if FileManager.default.fileExists(atPath: link.path) { continue }
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: root.appending(path: name))
  }
}

/// Gives such a package.
func inRoom(_ visit: (_ core: OwnCore, _ room: URL) async throws -> Void) async throws {
  try await withTemporaryFolder { room in
    try linkPackage(in: room)
    try await visit(OwnCore(files: CourseFiles(root: room)), room)
  }
}

@Suite struct OwnCoreTests {
  private func text(_ path: String, in room: URL) throws -> String {
    try String(contentsOf: room.appending(path: path), encoding: .utf8)
  }

  @Test("each file of the core is left to the learner by one chapter")
  func chaptersShareTheCore() throws {
    let core = OwnCore(files: CourseFiles(root: root))
    let chapters = try core.chapters()
    let paths = chapters.flatMap { $0.card.files + $0.card.optional }
    #expect(paths.map { "Sources/ReactiveCore/\($0)" }.sorted() == core.ours().values.sorted())
    #expect(chapters.map(\.number) == Array(1...12))
    for chapter in chapters {
      #expect(!chapter.card.hints.isEmpty && !chapter.card.files.isEmpty, "\(chapter.name)")
      for name in chapter.fileNames {
        #expect(try core.stub(of: name, in: chapters).contains("fatalError("), "\(name)")
      }
      let numbers = Set(chapter.card.hintsOfLaws.values)
      #expect(numbers.isSubset(of: Set(1...chapter.hints.count)), "\(chapter.name)")
    }
  }

  @Test("files are laid out once, and never overwritten; one that nobody changed is not theirs")
  func laysOut() async throws {
    try await inRoom { core, room in
      let chapters = try core.chapters()
      let names = chapters[3].fileNames
      #expect(try core.layOut(names, in: chapters) == ["Subject.swift"])
      #expect(try core.parts(in: chapters) == [])
      let mine = ["Helper.swift", "Subject.swift"].map { name in
        OwnCore.Part(name: name, text: "// mine\n")
      }
      for part in mine {
        try Data(part.text.utf8).write(to: room.appending(path: "\(OwnCore.desk)/\(part.name)"))
      }
      #expect(try core.layOut(names, in: chapters) == [])
      #expect(try core.parts(in: chapters) == mine)
    }
  }

  @Test("a folder that cannot be read is trouble, and not an empty one")
  func needsDesk() async throws {
    try await inRoom { core, room in
      try FileManager.default.createDirectory(
        at: room.appending(path: "Exercises"), withIntermediateDirectories: false)
      try Data().write(to: room.appending(path: OwnCore.desk))
      let trouble = try #require(throws: ToolError.self) { try core.parts(in: core.chapters()) }
      #expect(trouble.message.contains("cannot read Exercises/Core"))
    }
  }

  @Test("a part takes the place of ours, a new file is added, and what is gone goes")
  func composes() async throws {
    try await inRoom { core, room in
      let mine = OwnCore.Part(name: "Map.swift", text: "// mine\n")
      try core.compose([mine, OwnCore.Part(name: "Helper.swift", text: "// help\n")])
      let map = "\(OwnCore.composed)/Map.copy.swift"
      let helper = "\(OwnCore.composed)/Helper.copy.swift"
      func copy(of path: String, _ text: String) -> String {
        """
        // A copy of \(path). Change that file: what is changed here is lost.
        private func original() {
        #sourceLocation(file: "\(room.path)/\(path)", line: 1)
        }; \(text)
        """
      }
      #expect(try text(map, in: room) == copy(of: "Exercises/Core/Map.swift", "// mine\n"))
      #expect(try text(helper, in: room).hasSuffix("// help\n"))
      for file in [map, "\(OwnCore.composed)/Event.copy.swift"] {
        let facts = try FileManager.default.attributesOfItem(
          atPath: room.appending(path: file).path)
        #expect(facts[.posixPermissions] as? Int == 0o444, "\(file) can be written to")
      }
      try core.compose([])
      let ours = "Sources/ReactiveCore/Operators/Values/Map.swift"
      #expect(try text(map, in: room) == copy(of: ours, text(ours, in: room)))
      #expect(!FileManager.default.fileExists(atPath: room.appending(path: helper).path))
    }
  }

  @Test("a chapter is named by its number, or by a file, and what is no chapter is a misuse")
  func findsChapters() async throws {
    try await inRoom { core, room in
      let course = course(in: room)
      func expect(
        _ words: String, from command: String, _ name: String, _ status: Status = .fine
      ) async throws {
        let said = try await course.says(command, name, status: status)
        #expect(said.contains(words))
      }
      try await expect("To lay them out: make core-05", from: "check-core", "5", .notYet)
      try await expect("Exercises/Core/Subject.swift", from: "core", "4")
      try await expect("Exercises/Core/Bag.swift", from: "core", "Bag")
      try await expect("is yours yet, of this chapter", from: "check-core", "04", .notYet)
      try await expect("One more hint: make hint-core-04", from: "hint-core", "4")
      let solution = try await course.answer(to: CourseMode(arguments: ["solution-core", "4"])).text
      #expect(solution.contains("+ is only in ours"))
      let progress = try await course.says("core-progress")
      #expect(progress.contains("0 of \(core.ours().count) files"))
      for name in ["13", "Bags"] {
        await #expect(throws: UsageError.self) { try await course.says("core", name) }
      }
    }
  }

  @Test("every page of the course is at most 80 columns wide")
  func fits() async throws {
    try await inRoom { _, room in
      for number in 1...12 {
        _ = try await course(in: room).says("core", "\(number)")
        _ = try await course(in: room).says("hint-core", "\(number)")
      }
    }
  }

  @Test("hints about a law that did not hold come first, and none is lost")
  func ordersHints() throws {
    let chapter = try OwnCore(files: CourseFiles(root: root)).chapters()[3]
    let usual = chapter.hints
    #expect(chapter.hints(firstAbout: []) == usual)
    let ordered = chapter.hints(firstAbout: [9])
    #expect(ordered.first == usual[1])
    #expect(ordered.sorted() == usual.sorted())
  }
}
