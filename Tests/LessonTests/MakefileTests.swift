import Foundation
import Testing

@testable import coach

/// The commands that a learner types.
///
/// Those that build are left out: SwiftPM runs once at a time.
@Suite struct MakefileTests {
  private func make(
    _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> Run {
    try await Run.of(
      URL(filePath: "/usr/bin/env"),
      ["make", "--no-print-directory", "-C", Course.root.path(percentEncoded: false)] + arguments,
      environment: ["MAKEFLAGS": "", "MAKELEVEL": "", "FLAGS": ""].merging(environment) { $1 })
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

  @Test(
    "a check is no failure of make if the program is right, or wrong; all else is",
    arguments: [(0, 0), (3, 0), (1, 2), (64, 2), (74, 2), (139, 2)] as [(Int32, Int32)])
  func checks(status: Int32, ending: Int32) async throws {
    try await withTemporaryFolder { folder in
      try Data("#!/bin/sh\nexit \(status)\n".utf8).write(to: folder.appending(path: "script"))
      _ = try await Run.of(
        ["install", "-m", "755", "script", "swift"], in: folder, limit: .seconds(60))
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let run = try await make("check-03", environment: ["PATH": "\(folder.path):\(path)"])
      #expect(run.ending == .exited(status: ending))
    }
  }
}
