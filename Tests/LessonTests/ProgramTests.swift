import CourseSupport
import Foundation
import TestSupport
import Testing

/// What every lesson and every chapter must have beside its story.
@Suite struct ProgramTests {
  @Test(
    "a list is numbered, and has a folder for each line, and no other",
    arguments: [("Sources/Lessons", Course.lessons), ("Sources/Chapters", Course.chapters)])
  func isWellFormed(home: String, list: [CourseList.Item]) throws {
    #expect(!list.isEmpty)
    #expect(list.map { Int($0.number) } == list.indices.map { $0 + 1 })
    for line in list {
      #expect(line.name.wholeMatch(of: /[0-9]{2}(-[a-z0-9]+)+/) != nil, "\(line.name)")
      #expect(!line.title.isEmpty, "\(line.name)")
    }
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Course.root.appending(path: home).path
    ).filter { !$0.hasPrefix(".") }
    #expect(folders.sorted() == list.map(\.name))
  }

  @Test(
    "a program has its page, opens with number and title, and ends well", arguments: Program.all)
  func isWhole(program: Program) throws {
    _ = try Course.text(program.page)
    let snapshot = try Course.text("Tests/LessonTests/Snapshots/\(program.name).txt")
    #expect(snapshot.hasPrefix("$ \(program.name)\n\(program.headline)\n"))
    #expect(!snapshot.contains("[standard error]"))
    #expect(snapshot.hasSuffix("\n[exit status 0]\n"))
  }

  @Test("what a program does not know is one line on standard error, with what it knows")
  func refusesFlags() async throws {
    for (program, flag, known) in [
      (Program.lessons[0], "--frob", "it has no flags"),
      (Program.lessons.first { $0.name == "lesson-38-the-app" }!, "x", "it knows --play"),
      (Program.chapters[0], "--live", "it has no flags"),
    ] {
      let run = try await Run.of(program.name, ["--", flag])
      let line = "error: \(program.headline) does not know '\(flag)'; \(known)\n"
      #expect(run == Run(output: "", errors: line, ending: .exited(status: 64)))
    }
  }

  @Test("a tool outside of the package says so", arguments: ["course", "mutants", "weave"])
  func needsPackage(tool: String) async throws {
    let line = "error: no Package.swift here or above; run it inside the package\n"
    let run = try await Run.of(tool)
    #expect(run == Run(output: "", errors: line, ending: .exited(status: 64)))
  }
}
