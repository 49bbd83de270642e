import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import course

/// Gives a package with our sources and no file of a learner.
private func inPackage(_ visit: (CourseCommand) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    try linkPackage(in: folder)
    try await visit(course(in: folder))
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
  @Test("each file of the core is left to the learner by one chapter")
  func chaptersShareTheCore() throws {
    let core = try OwnCore(files: CourseFiles(root: root))
    #expect(core.chapters.flatMap(\.allFileNames).sorted() == core.ours.keys.sorted())
    #expect(core.chapters.map(\.number) == Array(1...12))
    for chapter in core.chapters {
      #expect(!chapter.card.hints.isEmpty && !chapter.fileNames.isEmpty, "\(chapter.topic)")
      let numbers = Set(chapter.card.hintsOfLaws.values)
      #expect(numbers.isSubset(of: Set(1...chapter.card.hints.count)), "\(chapter.topic)")
      let usual = Set(chapter.card.usual.keys)
      #expect(usual.contains("hangs") && usual.isSubset(of: ["hangs", "overflows", "stops"]))
    }
  }

  @Test("files are laid out once, and never overwritten; a part takes the place of ours")
  func laysOut() async throws {
    try await inPackage { course in
      let core = try OwnCore(files: course.files)
      #expect(try await course.says("core", "Map").contains("Exercises/Core/Map.swift\n"))
      #expect(try core.parts() == [], "one that nobody changed is not theirs")
      let mine = ["Helper.swift", "Map.swift"].map { name in
        OwnCore.Part(name: name, text: "// mine\n")
      }
      for part in mine { try course.files.save(part.text, to: part.path) }
      #expect(try await course.says("core", "Map").contains("Map.swift was already there"))
      #expect(try core.parts() == mine)
      let files = core.environment(mine)["COLD_AND_HOT_FILES"]?.split(separator: "\n").map(
        String.init)
      #expect(files?.filter { $0.hasSuffix("/Map.swift") } == mine.dropFirst().map(\.path))
      #expect(files?.count == core.ours.count + 1)
      #expect(try await course.says("solution-core", "Map").contains("\n- // mine\n"))
      let progress = try await course.says("core-progress")
      #expect(progress.contains(/1 of \d+  operators/))
    }
  }

  @Test("a chapter is named by its number, or by a file, and fits 80 columns")
  func findsChapters() async throws {
    try await inPackage { course in
      for number in 1...12 {
        #expect(try await course.says("core", "\(number)").contains("Yours to write:\n"))
        _ = try await course.says("hint-core", "\(number)")
      }
      let hint = try await course.says("hint-core", "04")
      #expect(hint.contains("\n2. ") && hint.contains("One more hint: make hint-core-04"))
      for name in ["0", "13", "Bog"] {
        await #expect(throws: UsageError.self) { try await course.says("core", name) }
      }
      await #expect(throws: UsageError.self) { try await course.says("check-core", "5") }
    }
  }

  @Test("hints about a law that did not hold come first, and none is lost")
  func ordersHints() throws {
    let chapter = try OwnCore(files: CourseFiles(root: root)).chapters[3]
    #expect(chapter.hints(firstAbout: []) == chapter.card.hints)
    let ordered = chapter.hints(firstAbout: [9])
    #expect(ordered.first == chapter.card.hints[1])
    #expect(ordered.sorted() == chapter.card.hints.sorted())
  }

  @Test("what a learner's file lacks, and others miss, is named at the line of its type")
  func namesMissing() {
    let stub = "public struct Subscriber {\n  func fail(_ error: any Error) {}\n}\n"
    let part = OwnCore.Part(
      name: "Subscriber.swift",
      text: "// Mine.\n" + stub.replacing("func fail(", with: "func failWith("))
    let complaint = Complaint(
      file: "Lift.swift", line: 3, text: "value of type 'Subscriber' has no member 'fail'")
    let missing = part.missing(from: stub, usedIn: [complaint])
    let words = "Subscriber.fail(_:) is missing here; others use it."
    #expect(missing == [Complaint(file: part.path, line: 2, text: words)])
    #expect(part.missing(from: stub, usedIn: []) == [])
  }
}
