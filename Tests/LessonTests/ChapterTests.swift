import Foundation
import LessonKit
import Testing
import Workshop

/// What every chapter of the core's book must have; what its page shows is tested with the pages.
@Suite struct ChapterTests {
  @Test("the list of chapters is well formed, and each has its program")
  func listIsWellFormed() throws {
    let home = "Sources/Chapters"
    let folder = Course.root.appending(path: home).path(percentEncoded: false)
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasPrefix(".") }
    let lines = Course.chapters.map { Lesson(name: $0.name, title: $0.title, words: []) }
    #expect(Lesson.problems(in: lines, folders: folders, home: home) == [])
  }

  @Test("a chapter has its page and its snapshot", arguments: Course.chapters)
  func isWhole(chapter: Chapter) {
    for path in [
      "Tutorials/core/\(chapter.name).md", "Tests/LessonTests/Snapshots/\(chapter.command).txt",
    ] {
      let file = Course.root.appending(path: path).path(percentEncoded: false)
      #expect(FileManager.default.fileExists(atPath: file), "\(path) is missing")
    }
  }

  @Test("a chapter opens with its number and title, and ends well", arguments: Course.chapters)
  func saysItsTitle(chapter: Chapter) throws {
    let file = Course.root.appending(path: "\(LessonSnapshot.folder)/\(chapter.command).txt")
    let snapshot = try String(textOf: file)
    let number = Int(chapter.name.prefix { $0 != "-" }) ?? 0
    #expect(snapshot.hasPrefix("$ \(chapter.command)\nChapter \(number) · \(chapter.title)\n\n— "))
    #expect(!snapshot.contains("[standard error]"))
    #expect(snapshot.hasSuffix("\n[exit status 0]\n"))
  }

  @Test("--help says what a chapter is and where its page is", arguments: Course.chapters.prefix(1))
  func helps(chapter: Chapter) async throws {
    let run = try await Run.of(try Products.executable(chapter.command), ["--help"])
    #expect(run.ending == .exited(status: 0))
    #expect(run.output.contains("swift run \(chapter.command)\n"))
    #expect(run.output.contains("Tutorials/core/\(chapter.name).md\n"))
    #expect(!run.output.contains("\n— "), "--help runs the chapter")
  }

  @Test("an unknown flag is one line on standard error", arguments: Course.chapters.prefix(1))
  func refusesFlags(chapter: Chapter) async throws {
    let run = try await Run.of(try Products.executable(chapter.command), ["--frob"])
    #expect(run.ending == .exited(status: 64))
    #expect(run.output == "")
    #expect(run.errors == "error: unknown flag '--frob'; try '\(chapter.command) --help'\n")
  }
}
