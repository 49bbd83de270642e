import Foundation
import LessonKit
import Testing

@testable import course

/// What predict and step do with the run of the lesson on which they wait.
///
/// The course builds a lesson for them that does not come to its end; once, so one test at a time.
@Suite(.serialized) struct RerunTests {
  /// A lesson that says which process it is, and stays.
  private let lesson = """
    import Foundation
    import LessonKit

    lesson(1, "Tea")
    heading("One")
    let place = ProcessInfo.processInfo.environment["PLACE"] ?? ""
    try Data("\\(getpid())\\n".utf8).write(to: URL(filePath: place))
    while true { sleep(1) }
    """

  /// Lets the lesson wait for its own run.
  private func waiting(
    _ visit: (_ program: String, _ folder: URL) async throws -> Void
  ) async throws {
    let store = try await store.value
    try await withTemporaryFolder { folder in
      try Data(lesson.utf8).write(to: folder.appending(path: "endless-lesson.swift"))
      let toolchain = course(in: folder, store: store).toolchain
      let build = try await toolchain.build("endless-lesson.swift", in: folder, with: folder)
      #expect(build.compiler == nil || build.compiler?.ending == .exited(status: 0))
      try await visit(build.executable, folder)
    }
  }

  @Test(
    "who stops the step mode stops the run, too: all with Ctrl-C, or the one process",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT], [true, false])
  func stops(signal: Int32, all: Bool) async throws {
    try await waiting { program, folder in
      let (place, output) = (folder.appending(path: "place"), folder.appending(path: "output"))
      try Data().write(to: output)
      let mode = try Child(
        starting: [program, "--step"], in: folder.path,
        files: .init(input: "/dev/null", output: output.path, errors: output.path),
        environment: ProcessInfo.processInfo.environment.merging(["PLACE": place.path]) { $1 })
      let number = try #require(await self.number(in: place))
      if all { mode.send(signal) } else { kill(mode.number, signal) }
      #expect(await holds { mode.hasEnded })
      #expect(mode.bury() == .killed(signal: signal))
      #expect(await isGone(number))
    }
  }

  /// Waits for a file with a number.
  private func number(in file: URL) async -> pid_t? {
    var text = ""
    _ = await holds {
      text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.hasSuffix("\n")
    }
    return pid_t(text.dropLast())
  }

  @Test("a lesson that does not come to its end is stopped, and the remedy is told")
  func hasLimit() async throws {
    try await waiting { program, folder in
      let run = try await Run.of(
        [program, "--step"], in: folder,
        environment: ["PLACE": folder.appending(path: "place").path, "LESSON_SECONDS": "1"],
        limit: .seconds(60))
      #expect(run.ending == .exited(status: 1))
      #expect(run.errors.hasPrefix("error: the lesson did not come to its end within 1 seconds"))
      #expect(run.errors.contains("git checkout Sources/Lessons"))
    }
  }
}
