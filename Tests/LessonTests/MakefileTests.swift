import Foundation
import Testing

@testable import coach

/// The commands that a learner types.
///
/// Those that build are left out: SwiftPM runs once at a time.
@Suite struct MakefileTests {
  private func make(_ arguments: String...) async throws -> Run {
    try await Run.of(
      URL(filePath: "/usr/bin/env"),
      ["make", "--no-print-directory", "-C", Course.root.path(percentEncoded: false)] + arguments,
      environment: ["MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": ""])
  }

  @Test("make alone prints the menu, with every lesson, within 80 columns")
  func printsMenu() async throws {
    let run = try await make()
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    for lesson in Course.lessons {
      #expect(run.output.contains("lesson-\(lesson.name) "))
      #expect(run.output.contains("  \(lesson.title)\n"))
    }
    for word in ["lesson", "predict", "step", "diff", "exercise", "check", "hint", "solution"] {
      #expect(run.output.contains("  make \(word)-NN"))
    }
    #expect(run.output.split(separator: "\n").filter { $0.count > 80 }.map(String.init) == [])
  }

  @Test(
    "a lesson that is not there gets a hint",
    arguments: ["lesson", "predict", "step", "diff"], ["22", "x"])
  func knowsItsLessons(command: String, number: String) async throws {
    let run = try await make("\(command)-\(number)")
    #expect(run.ending == .exited(status: 2))
    #expect(run.output == "")
    let line = run.errors.split(separator: "\n").first ?? ""
    #expect(line == "error: there is no lesson-\(number); list them all with: make")
  }
}
