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
      #expect(!chapter.notes.hints.isEmpty && !chapter.fileNames.isEmpty, "\(chapter.topic)")
      let numbers = Set(chapter.notes.hintsOfLaws.values)
      #expect(numbers.isSubset(of: Set(1...chapter.notes.hints.count)), "\(chapter.topic)")
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
      func progress() async throws -> String { try await course.says("core-progress").flowing }
      #expect(try await progress().contains(/begun 05 0 of \d+ operators .* You have begun 2 more/))
      try course.files.save(
        String(decoding: JSONEncoder().encode(mine), as: UTF8.self),
        to: "\(OwnCore.learnerFolder)/.proven")
      #expect(try await progress().contains(/begun 05 1 of \d+ operators .* 2 of \d+ files are/))
      try course.files.save("// changed\n", to: mine[1].path)
      #expect(try await progress().contains(/begun 05 0 of \d+ operators .* You have begun 1 more/))
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

  @Test("of what a lesson prints, and of a law, the page tells in a paragraph")
  func findsPassages() throws {
    let files = CourseFiles(root: root)
    for lesson in lessons {
      let page = try files.needed("Tutorials/\(lesson.name).md")
      for mark in page.matches(of: /<!-- output: .*#.* -->/).map({ String($0.0) }) {
        let passage = page.passage(about: mark) ?? ""
        let isPlain = !passage.contains(/<!--|```|\*\*|\]\(/)
        #expect(isPlain && passage.count > 40, "\(mark): \(passage)")
      }
    }
    let chat = "<!-- output: 02-subject#Ada answers from inside her handler -->"
    let page = try files.needed("Tutorials/02-subject.md")
    #expect(page.passage(about: chat)?.hasPrefix("The values wait in a queue") == true)
    let contract = try files.needed("Tutorials/contract.md")
    #expect(contract.passage(about: "## Law 8 · ")?.hasPrefix("An event that is sent") == true)
  }

  @Test("what went wrong first is told, with what its page says") func tellsOutcome() throws {
    let outcome = CoreCheck.Outcome(
      name: "lesson-02-subject", difference: Difference(expected: "a\n", actual: "b\n"),
      section: "The end")
    #expect(
      report.coreOutcome(outcome, passage: "It has ended.") == """
        lesson-02-subject, below "The end"
        Line 1 of what it prints differs:
          expected | a
          yours    | b

        The page says:
          It has ended.
        """)
    let sum = report.coreSum([outcome], of: 3)
    #expect(sum.hasPrefix("0 of 1 lessons print what their pages show; after that one, 2 more"))
  }

  @Test("hints about a law that did not hold come first, and none is lost")
  func ordersHints() throws {
    let chapter = try OwnCore(files: CourseFiles(root: root)).chapters[3]
    #expect(chapter.hints(firstAbout: []) == chapter.notes.hints)
    let ordered = chapter.hints(firstAbout: [9])
    #expect(ordered.first == chapter.notes.hints[1])
    #expect(ordered.sorted() == chapter.notes.hints.sorted())
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
